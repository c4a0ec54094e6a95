import { feature, none } from '../../platform/features/feature.ts'
import { eraseBlocks } from '../people/erase-queries.ts'
import * as exported from './export-queries.ts'
import { blockRoutes } from './routes.ts'

export const blocks = feature({
  name: 'blocks',
  routes: blockRoutes,
  answers: none('Nothing that it answers with has a name of its own.'),
  jobs: none('Nothing of it comes due.'),
  keeps: {
    export: { blocked: exported.blocked },
    leave: none('Others are not part of it.'),
    erase: (tx, _services, userId) => eraseBlocks.affected(tx, { userId }),
  },
  gathers: none('It keeps two apart.'),
})
