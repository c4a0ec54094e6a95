import { feedResult } from '@gauntlet/contract/feed/endpoints'
import { feature, none } from '../../platform/features/feature.ts'
import { eraseKudos } from './erase-queries.ts'
import { kudos } from './export-queries.ts'
import { feedRoutes } from './routes.ts'

export const feed = feature({
  name: 'feed',
  routes: feedRoutes,
  answers: { FeedResult: feedResult },
  jobs: none('It is read when somebody asks for it.'),
  keeps: {
    export: { kudos },
    leave: none('A result stays; the applause of a closed account is erased.'),
    erase: (tx, _services, userId) => eraseKudos.affected(tx, { userId }),
  },
  gathers: none('It tells what came of challenges; what a block parts is not read.'),
})
