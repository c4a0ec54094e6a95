import { feature, none } from '../../platform/features/feature.ts'
import { passkeyRoutes } from './routes.ts'

export const passkeys = feature({
  name: 'passkeys',
  routes: passkeyRoutes,
  jobs: none('second-proofs forgets what was proven with one.'),
  gathers: none('Nobody meets anybody in it.'),
})
