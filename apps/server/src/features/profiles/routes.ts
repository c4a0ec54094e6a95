import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { bind } from '../../platform/http/bind.ts'
import { updateProfile } from './update.ts'
import { listGenders, setTheme, viewInfo, viewProfile, viewSelf, viewTheme } from './profiles.ts'

export const profileRoutes = bind(profiles, {
  self: viewSelf,
  view: viewProfile,
  update: updateProfile,
  info: viewInfo,
  genders: listGenders,
  prefersDark: viewTheme,
  setTheme,
})
