import { pictures } from '@gauntlet/contract/pictures/endpoints'
import { bind } from '../../platform/http/bind.ts'
import { updatePicture, viewPicture } from './pictures.ts'

export const pictureRoutes = bind(pictures, { update: updatePicture, view: viewPicture })
