import type { InputOf } from '@gauntlet/contract/endpoint'
import type { sessions } from '@gauntlet/contract/sessions'
import { MAIL_JOB } from '../../platform/outbox/outbox.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { setNewPassword } from './credentials.ts'
import { requireProof } from './proof.ts'

/** Sets a new password: every other way into the account ends, and the owner is told. */
export async function updatePassword(
  services: Services,
  viewer: Viewer,
  { password, current }: InputOf<typeof sessions.updatePassword>,
): Promise<undefined> {
  await requireProof(services, viewer, current)
  const passwordHash = await services.hashing.hash(password)
  await services.db.transaction(tx =>
    setNewPassword(tx, services, { userId: viewer.id, passwordHash, keptSessionId: viewer.sessionId }),
  )
  services.jobs.wake(MAIL_JOB)
  return undefined
}
