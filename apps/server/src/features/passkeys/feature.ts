import { passkey } from '@gauntlet/contract/passkeys/endpoints'
import { feature, none } from '../../platform/features/feature.ts'
import { erasePasskeys } from './erase-queries.ts'
import * as exported from './export-queries.ts'
import { passkeyRoutes } from './routes.ts'

export const passkeys = feature({
  name: 'passkeys',
  routes: passkeyRoutes,
  answers: { Passkey: passkey },
  jobs: none('second-proofs forgets what was proven with one.'),
  keeps: {
    export: { passkeys: exported.passkeys },
    leave: none('Others are not part of it.'),
    erase: (tx, _services, userId) => erasePasskeys.affected(tx, { userId }),
  },
  gathers: none('Nobody meets anybody in it.'),
})
