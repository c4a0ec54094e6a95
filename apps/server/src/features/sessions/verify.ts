import { createHash } from 'node:crypto'
import type { InputOf } from '@gauntlet/contract/endpoint'
import { sessionTexts, type sessions } from '@gauntlet/contract/sessions'
import { hashToken } from '../../platform/auth/authenticate.ts'
import type { Executor } from '../../platform/database/database.ts'
import { conflict, Refusal } from '../../platform/http/refusal.ts'
import { MAIL_JOB } from '../../platform/outbox/outbox.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { giveWelcomeCredits } from '../credits/welcome.ts'
import { attachInvitations } from '../invitations/attach.ts'
import { attachers } from '../invited.ts'
import * as queries from './queries.ts'
import { mailVerificationLink } from './register.ts'

const MINUTE = 60_000
const dead = () => new Refusal(400, sessionTexts.linkDead, { token: sessionTexts.linkDead })

/** An account that was never verified does not keep an address from whoever opens the link that was sent there. */
async function freeAddress(tx: Executor, link: { user_id: string; email: string }): Promise<void> {
  const holder = await queries.lockAccountByEmail.first(tx, { email: link.email })
  if (!holder || holder.id === link.user_id) return
  if (holder.verified_at) throw conflict(sessionTexts.emailTaken)
  await queries.deleteUnverifiedAccount.affected(tx, { id: holder.id })
}

/** Verifies the e-mail that a link was sent to; what it was invited to follows, the first time the welcome credits too. */
export async function verifyEmail(
  services: Services,
  _viewer: unknown,
  { token }: InputOf<typeof sessions.verify>,
): Promise<undefined> {
  await services.db.transaction(async tx => {
    const now = services.clock.now()
    const link = await queries.takeLink.first(tx, { tokenHash: hashToken(token), purpose: 'verify', now })
    if (!link) throw dead()
    await freeAddress(tx, link)
    const verified = await queries.markVerified.first(tx, { id: link.user_id, email: link.email, now })
    if (!verified) throw dead()
    const emailHash = createHash('sha256').update(link.email).digest()
    if (verified.first) await giveWelcomeCredits(tx, services, link.user_id, emailHash)
    await attachInvitations(tx, services, { userId: link.user_id, email: link.email }, attachers)
    await services.live.touch(tx, [link.user_id])
  })
  services.jobs.wake(MAIL_JOB)
  return undefined
}

/** Sends another verification e-mail, at most one a minute. */
export async function sendVerification(services: Services, viewer: Viewer): Promise<undefined> {
  await services.db.transaction(async tx => {
    const account = await queries.findAccount.one(tx, { id: viewer.id })
    const email = account.email_pending ?? (account.verified_at ? null : account.email)
    if (!email) throw conflict(sessionTexts.alreadyVerified)
    const last = await queries.newestLink.first(tx, { userId: viewer.id, purpose: 'verify' })
    const wait = last ? last.created_at.getTime() + MINUTE - services.clock.now().getTime() : 0
    if (wait > 0) {
      const seconds = String(Math.ceil(wait / 1000))
      throw new Refusal(429, sessionTexts.oneAMinute, undefined, { 'retry-after': seconds })
    }
    await mailVerificationLink(tx, services, { id: viewer.id, email, name: account.first_name })
  })
  services.jobs.wake(MAIL_JOB)
  return undefined
}
