import { accountTexts } from '@gauntlet/contract/accounts/endpoints'
import { createHash } from 'node:crypto'
import type { EmailLink, emailLinks } from '@gauntlet/contract/notices/email-links'
import type { AnswerOf, InputOf } from '@gauntlet/contract/endpoint'
import { type sessions } from '@gauntlet/contract/sessions/endpoints'
import { sessionTexts } from '@gauntlet/contract/sessions/texts'
import { MINUTE } from '@gauntlet/contract/time'
import { hashToken } from '../../platform/auth/authenticate.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { CameOf } from '../../platform/features/gathers.ts'
import { type Caller, Said } from '../../platform/http/bind.ts'
import { conflict, forbidden, Refusal } from '../../platform/http/refusal.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { giveWelcomeCredits } from '../credits/welcome.ts'
import { attachInvitations } from '../invitations/attach.ts'
import { isPasswordOf } from '../second-proofs/password.ts'
import { logSecurity } from '../security/log.ts'
import { mailPendingAddress } from './change-email.ts'
import { findLink, newestLink, prolongUndo, takeLink } from './link-queries.ts'
import { LINK_LIFE, newLink } from './links.ts'
import { mailAddressChanged } from './mails.ts'
import * as queries from './queries.ts'
import { mailVerificationLink } from './register.ts'
import { opensReset } from './reset.ts'

const wrongPassword = (message: string) => new Refusal(403, message, { password: message })
const dead = () => new Refusal(400, sessionTexts.linkDead, { token: sessionTexts.linkDead })

/** A verified e-mail, and what came of that for which the account was made. */
interface Verified {
  cameOf: CameOf | null
}

async function readLink({ db, clock }: Services, token: string) {
  const link = await findLink.first(db, { tokenHash: hashToken(token), now: clock.now() })
  const account = link && (await queries.findAccount.first(db, { id: link.user_id }))
  return link && account && { link, account }
}

/** Tells what a link would do. Looking at it changes nothing: programs that open the links of a mail use none up. */
export async function viewLink(
  services: Services,
  viewer: Viewer | null,
  { token }: InputOf<typeof emailLinks.view>,
): Promise<EmailLink> {
  const found = await readLink(services, token)
  if (!found) throw dead()
  const { link, account } = found
  const yours = viewer?.id === account.id
  // No more than setting the password would tell, which may ask for a second proof first.
  if (link.purpose === 'reset') {
    if (!opensReset(link, account)) throw dead()
    return { kind: 'reset', email: '', name: '', yours }
  }
  return {
    kind: link.purpose === 'undo' ? 'undo' : account.verified_at ? 'change' : 'registration',
    email: link.email,
    name: `${account.first_name} ${account.last_name}`,
    yours,
  }
}

/**
 * Whoever opens a link has the mailbox. Whether the account is theirs as well is another question: somebody may have
 * registered it, or asked for the e-mail, in their place. A session of the account answers it, and for a registration,
 * whose link is often opened in another browser, its password.
 */
async function requireAccount(
  services: Services,
  viewer: Viewer | null,
  account: { id: string; verified_at: Date | null },
  password: string | undefined,
): Promise<void> {
  if (viewer?.id === account.id) return
  if (account.verified_at) throw forbidden(accountTexts.signInToConfirm)
  if (password === undefined) throw wrongPassword(accountTexts.signUpPassword)
  if (await isPasswordOf(services, account.id, password)) return
  // Somebody else may have confirmed the address meanwhile, and a registration that waits for it is gone then.
  const stands = await queries.findAccount.first(services.db, { id: account.id })
  throw stands ? wrongPassword(accountTexts.signUpPasswordWrong) : dead()
}

/**
 * Verifies the e-mail that a link was sent to; what it was invited to follows, the first time the welcome credits too.
 */
export async function verifyEmail(
  services: Services,
  viewer: Viewer | null,
  { token, password }: InputOf<typeof sessions.verify>,
  caller: Caller,
): Promise<Said<AnswerOf<typeof sessions.verify>>> {
  const found = await readLink(services, token)
  if (found?.link.purpose !== 'verify') throw dead()
  await requireAccount(services, viewer, found.account, password)
  return services.db.transaction(async tx => {
    const now = services.clock.now()
    const link = await takeLink.first(tx, { tokenHash: hashToken(token), purpose: 'verify', now })
    const verified = link && (await verifyAccount(tx, services, { userId: link.user_id, email: link.email }))
    if (!verified) throw dead()
    if (found.account.verified_at) await logSecurity(tx, services, link.user_id, 'email_confirmed', caller)
    const { cameOf } = verified
    if (cameOf && 'told' in cameOf) return new Said({ to: null }, { message: cameOf.told })
    return new Said({ to: cameOf?.to ?? null }, {})
  })
}

/** Keeps an address for an account: refuses where another one has it, and ends the registrations that wait for it. */
export async function claimAddress(
  tx: Transaction,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  await queries.lockAddress.all(tx, { email })
  const holder = await queries.findAccountByEmail.first(tx, { email })
  if (holder?.verified_at && holder.id !== userId) throw conflict(sessionTexts.emailTaken)
  await queries.deleteOtherRegistrations.affected(tx, { email, keptId: userId })
}

/** Tells the address that was replaced, from which the account can be taken back for some days. */
async function tellReplaced(
  tx: Transaction,
  services: Services,
  { userId, replaced, email, language }: { userId: string; replaced: string; email: string; language: string | null },
): Promise<void> {
  const expiresAt = new Date(services.clock.now().getTime() + LINK_LIFE.undo)
  await prolongUndo.affected(tx, { userId, email: replaced, expiresAt })
  const undo = await newLink(tx, services, { userId, purpose: 'undo', email: replaced })
  await mailAddressChanged(tx, services, { email: replaced, language }, { changedTo: email, undo })
}

/** Does what an account was made for: the first noun that knows of it. */
async function carryOutWish(tx: Transaction, services: Services, userId: string): Promise<CameOf | null> {
  for (const { signedUpFor } of services.features) {
    const cameOf = await signedUpFor?.(tx, services, userId)
    if (cameOf) return cameOf
  }
  return null
}

/** Takes an e-mail of an account as verified; undefined where it is not that account's any more. */
export async function verifyAccount(
  tx: Transaction,
  services: Services,
  { userId, email }: { userId: string; email: string },
): Promise<Verified | undefined> {
  await claimAddress(tx, { userId, email })
  const verified = await queries.markVerified.first(tx, { id: userId, email, now: services.clock.now() })
  if (!verified) return undefined
  const emailHash = createHash('sha256').update(email).digest()
  if (verified.first) await giveWelcomeCredits(tx, services, userId, emailHash)
  const { replaced, language } = verified
  if (replaced !== null) await tellReplaced(tx, services, { userId, replaced, email, language })
  await attachInvitations(tx, services, { userId, email })
  const cameOf = await carryOutWish(tx, services, userId)
  services.live.touch(tx, [userId])
  return { cameOf }
}

/** Sends another verification e-mail, at most one a minute. */
export async function sendVerification(services: Services, viewer: Viewer): Promise<undefined> {
  const { id } = viewer
  await services.db.transaction(async tx => {
    const account = await queries.lockAccount.one(tx, { id })
    const email = account.email_pending ?? (account.verified_at ? null : account.email)
    if (!email) throw conflict(sessionTexts.alreadyVerified)
    const last = await newestLink.first(tx, { userId: id, purpose: 'verify' })
    const wait = last ? last.created_at.getTime() + MINUTE - services.clock.now().getTime() : 0
    if (wait > 0) {
      const seconds = String(Math.ceil(wait / 1000))
      throw new Refusal(429, sessionTexts.oneAMinute, undefined, { 'retry-after': seconds })
    }
    if (account.verified_at) await mailPendingAddress(tx, services, { ...account, id, email })
    else await mailVerificationLink(tx, services, { ...account, id, email })
  })
  return undefined
}
