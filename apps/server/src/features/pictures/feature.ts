import { feature, none } from '../../platform/features/feature.ts'
import { pictureRoutes } from './routes.ts'
import { pictureTrashJob, takePictureAway } from './trash.ts'

export const pictures = feature({
  name: 'pictures',
  routes: pictureRoutes,
  answers: none('Nothing that it answers with has a name of its own.'),
  jobs: [{ job: pictureTrashJob }],
  keeps: {
    export: none('The profile in the export names the picture, and its address serves it.'),
    leave: none('Others are not part of it.'),
    erase: takePictureAway,
  },
  gathers: none('Nobody meets anybody in it.'),
})
