import { feature, none } from '../../platform/features/feature.ts'
import { pictureRoutes } from './routes.ts'
import { pictureTrashJob } from './trash.ts'

export const pictures = feature({
  name: 'pictures',
  routes: pictureRoutes,
  jobs: [{ job: pictureTrashJob }],
  gathers: none('Nobody meets anybody in it.'),
})
