import type { InputOf } from '@gauntlet/contract/endpoint'
import { type sessions } from '@gauntlet/contract/sessions/endpoints'
import { sessionTexts } from '@gauntlet/contract/sessions/texts'
import { asksForCode, SETTLING_MS } from '@gauntlet/rules/second-proofs/settling'
import { hashToken } from '../../platform/auth/authenticate.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/bind.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Services } from '../../platform/services.ts'
import { endAddedCredentials } from '../second-proofs/end.ts'
import { mailAddedEnded } from '../second-proofs/mails.ts'
import { requireSecondProof } from '../second-proofs/prove.ts'
import { countSecondProofs } from '../second-proofs/queries.ts'
import { logSecurity } from '../security/log.ts'
import { setNewPassword } from './credentials.ts'
import { refuseGuessable } from './guessable.ts'
import { findLink, takeLink } from './link-queries.ts'
import { newLink } from './links.ts'
import { mailReset } from './mails.ts'
import * as queries from './queries.ts'
import { openSession } from './open-session.ts'
import { insertResetRequest, takeResetRequest } from './reset-queries.ts'

export const RESET_JOB = 'reset-mails'

/**
 * Takes down that somebody asked for a new password. Whether the e-mail is known is looked up afterwards, by a job:
 * neither the answer nor the time that it takes tells.
 */
export async function forgotPassword(
  services: Services,
  _viewer: unknown,
  { email }: InputOf<typeof sessions.forgot>,
): Promise<undefined> {
  const now = services.clock.now()
  await services.db.transaction(async tx => {
    await insertResetRequest.affected(tx, { id: newId(now), email, now })
    tx.wake(RESET_JOB)
  })
  return undefined
}

/** Of registrations that wait for one address, the last: whoever asks has most likely just made it. */
async function mailLinkToReset(tx: Transaction, services: Services, email: string): Promise<void> {
  const accounts = await queries.listAccountsByEmail.all(tx, { email })
  const account = accounts[0]?.verified_at ? accounts[0] : accounts.at(-1)
  if (!account || account.suspended_at) return
  const token = await newLink(tx, services, { userId: account.id, purpose: 'reset', email })
  await mailReset(tx, services, { email, language: account.language }, token)
  await logSecurity(tx, services, account.id, 'reset_asked', undefined)
}

const mailNextLink = (services: Services): Promise<boolean> =>
  services.db.transaction(async tx => {
    const request = await takeResetRequest.first(tx)
    if (request) await mailLinkToReset(tx, services, request.email)
    return request !== undefined
  })

/** Mails the links that were asked for, to those whose e-mail is known. */
export const resetMailsJob = (services: Services): Job => ({
  name: RESET_JOB,
  everyMs: 15_000,
  async run() {
    let more = true
    while (more) more = await mailNextLink(services)
  },
})

interface Owner {
  email: string | null
  email_pending: string | null
  verified_at: Date | null
  suspended_at: Date | null
}

/** A link that was sent to an address the account no longer has opens nothing. */
export function opensReset(link: { email: string }, account: Owner): boolean {
  const email = account.verified_at ? account.email : (account.email_pending ?? account.email)
  return !account.suspended_at && email === link.email
}

/**
 * Sets a new password, ends every other way in and what was added to the account in the last week, tells the owner, and
 * signs in.
 */
export async function resetPassword(
  services: Services,
  _viewer: unknown,
  input: InputOf<typeof sessions.reset>,
  caller: Caller,
) {
  const { db, clock } = services
  const found = await findLink.first(db, { tokenHash: hashToken(input.token), now: clock.now() })
  const owner = found?.purpose === 'reset' && (await queries.findAccount.first(db, { id: found.user_id }))
  // The link stays as it is while the password or the second proof is refused.
  if (owner) {
    refuseGuessable(services, input.password, owner)
    const { time_codes_since: since } = await countSecondProofs.one(db, { userId: owner.id })
    if (asksForCode(since, clock.now())) await requireSecondProof(services, owner.id, input.code)
  }
  const passwordHash = await services.hashing.hash(input.password)
  const session = await services.db.transaction(async tx => {
    const link = await takeLink.first(tx, {
      tokenHash: hashToken(input.token),
      purpose: 'reset',
      now: services.clock.now(),
    })
    const account = link && (await queries.findAccount.first(tx, { id: link.user_id }))
    if (!link || !account || !opensReset(link, account))
      throw new Refusal(400, sessionTexts.linkDead, { token: sessionTexts.linkDead })
    await setNewPassword(tx, services, { userId: account.id, passwordHash })
    const since = new Date(clock.now().getTime() - SETTLING_MS)
    const ended = await endAddedCredentials(tx, services, account.id, since)
    if (ended.passkeys > 0 || ended.timeCodes) await mailAddedEnded(tx, services, account.id)
    return openSession(tx, services, account.id, caller, 'reset_used')
  })
  return session
}
