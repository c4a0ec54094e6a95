import type { InputOf } from '@gauntlet/contract/endpoint'
import type { sessions } from '@gauntlet/contract/sessions/endpoints'
import type { Caller } from '../../platform/http/bind.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { holdAccount } from '../second-proofs/owner.ts'
import { deviceTrace } from '../security/traces.ts'
import { logSecurity } from '../security/log.ts'
import { meetDevice } from '../security/queries.ts'
import { setNewPassword } from './credentials.ts'
import { refuseGuessable } from './guessable.ts'
import { requireProof } from './proof.ts'
import * as queries from './queries.ts'

/** Sets a new password: every other way into the account ends, and the owner is told. */
export async function updatePassword(
  services: Services,
  viewer: Viewer,
  { password, current }: InputOf<typeof sessions.updatePassword>,
  caller: Caller,
): Promise<undefined> {
  await requireProof(services, viewer, current)
  refuseGuessable(services, password, await queries.findAccount.one(services.db, { id: viewer.id }))
  const passwordHash = await services.hashing.hash(password)
  await services.db.transaction(async tx => {
    await holdAccount(tx, viewer)
    await setNewPassword(tx, services, { userId: viewer.id, passwordHash, keptSessionId: viewer.sessionId })
    const deviceHash = deviceTrace(viewer.id, caller)
    await meetDevice.one(tx, { userId: viewer.id, deviceHash, now: services.clock.now() })
    await logSecurity(tx, services, viewer.id, 'password_changed', caller)
  })
  return undefined
}
