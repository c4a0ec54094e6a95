import type { InputOf } from '@gauntlet/contract/endpoint'
import type { sessions } from '@gauntlet/contract/sessions'
import { MAIL_JOB } from '../../platform/outbox/outbox.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { forgetCalendarAddress } from '../calendar-addresses/addresses.ts'
import { mailPasswordChanged } from './mails.ts'
import * as queries from './queries.ts'

/** Sets a new password: the player's other sessions end with the links that would set another, and the owner is told. */
export async function updatePassword(
  services: Services,
  viewer: Viewer,
  { password }: InputOf<typeof sessions.updatePassword>,
): Promise<undefined> {
  const passwordHash = await services.hashing.hash(password)
  await services.db.transaction(async tx => {
    await queries.setPassword.affected(tx, { id: viewer.id, passwordHash })
    await queries.deleteOtherSessions.affected(tx, { userId: viewer.id, keptId: viewer.sessionId })
    await queries.deleteLinksOf.affected(tx, { userId: viewer.id, purpose: 'reset' })
    await forgetCalendarAddress(tx, viewer.id)
    const { email } = await queries.findAccount.one(tx, { id: viewer.id })
    if (email !== null) await mailPasswordChanged(tx, services, email)
  })
  services.jobs.wake(MAIL_JOB)
  return undefined
}
