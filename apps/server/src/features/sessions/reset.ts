import type { InputOf } from '@gauntlet/contract/endpoint'
import { sessionTexts, type sessions } from '@gauntlet/contract/sessions'
import { hashToken, newToken } from '../../platform/auth/authenticate.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { MAIL_JOB } from '../../platform/outbox/outbox.ts'
import type { Services } from '../../platform/services.ts'
import { forgetCalendarAddress } from '../calendar-addresses/addresses.ts'
import { mailPasswordChanged, mailReset } from './mails.ts'
import * as queries from './queries.ts'
import { openSession } from './register.ts'

const HOUR = 3_600_000

/** Mails a link to set a new password; says nothing of whether the e-mail is known. */
export async function forgotPassword(
  services: Services,
  _viewer: unknown,
  { email }: InputOf<typeof sessions.forgot>,
): Promise<undefined> {
  await services.db.transaction(async tx => {
    const now = services.clock.now()
    const account = await queries.findAccountByEmail.first(tx, { email })
    if (!account || account.suspended_at) return
    const token = newToken()
    await queries.insertLink.affected(tx, {
      tokenHash: hashToken(token),
      userId: account.id,
      purpose: 'reset',
      email,
      now,
      expiresAt: new Date(now.getTime() + HOUR),
    })
    await mailReset(tx, services, email, token)
  })
  services.jobs.wake(MAIL_JOB)
  return undefined
}

/** Sets a new password, ends every session, tells the owner, and signs in. */
export async function resetPassword(services: Services, _viewer: unknown, input: InputOf<typeof sessions.reset>) {
  const passwordHash = await services.hashing.hash(input.password)
  const session = await services.db.transaction(async tx => {
    const tokenHash = hashToken(input.token)
    const link = await queries.takeLink.first(tx, { tokenHash, purpose: 'reset', now: services.clock.now() })
    const account = link && (await queries.findAccount.first(tx, { id: link.user_id }))
    // A link that was sent to an address the account no longer has opens nothing.
    if (!link || !account || account.suspended_at || account.email !== link.email)
      throw new Refusal(400, sessionTexts.linkDead, { token: sessionTexts.linkDead })
    await queries.setPassword.affected(tx, { id: account.id, passwordHash })
    await queries.deleteSessionsOf.affected(tx, { userId: account.id })
    await queries.deleteLinksOf.affected(tx, { userId: account.id, purpose: 'reset' })
    await forgetCalendarAddress(tx, account.id)
    await mailPasswordChanged(tx, services, link.email)
    return openSession(tx, services, account.id)
  })
  services.jobs.wake(MAIL_JOB)
  return session
}
