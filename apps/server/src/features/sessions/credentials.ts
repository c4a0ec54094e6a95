import { newToken } from '../../platform/auth/authenticate.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { forgetCalendarAddress } from '../calendar-addresses/addresses.ts'
import { forgetDevices } from '../security/queries.ts'
import { deleteLinksOf } from './link-queries.ts'
import { mailPasswordChanged } from './mails.ts'
import * as queries from './queries.ts'

/**
 * Ends whatever else opens an account when its owner takes hold of it: every session but the one that is kept, every
 * link to set a password, a change of e-mail that waits with its link, the private address of the calendar, and the
 * trust in devices that signed in before. A new password and the undoing of a changed e-mail both come through here.
 *
 * Links that give the account back to an earlier address stay: they are the owner's way home. So does the address that
 * a registration waits for, without which there is no account.
 */
export async function endOtherCredentials(
  tx: Transaction,
  { userId, keptSessionId = null }: { userId: string; keptSessionId?: string | null },
): Promise<void> {
  await queries.deleteOtherSessions.affected(tx, { userId, keptId: keptSessionId })
  await deleteLinksOf.affected(tx, { userId, purpose: 'reset' })
  const confirmed = await queries.dropPendingEmail.affected(tx, { id: userId })
  if (confirmed > 0) await deleteLinksOf.affected(tx, { userId, purpose: 'verify' })
  await forgetCalendarAddress(tx, userId)
  // A device that is known gets more tries at the new password, and no mail tells of it.
  await forgetDevices.affected(tx, { userId })
}

/** Sets a new password, ends every other way in, and tells the owner. */
export async function setNewPassword(
  tx: Transaction,
  services: Services,
  {
    userId,
    passwordHash,
    keptSessionId = null,
  }: { userId: string; passwordHash: string; keptSessionId?: string | null },
): Promise<void> {
  const account = await queries.lockAccount.one(tx, { id: userId })
  await queries.setPassword.affected(tx, { id: userId, passwordHash })
  await endOtherCredentials(tx, { userId, keptSessionId })
  const email = account.email ?? account.email_pending
  if (email !== null) await mailPasswordChanged(tx, services, { email, language: account.language })
}

/** The hash of a password that nobody knows: until a new one is set by mail, none signs in. */
export const unknownPassword = ({ hashing }: Pick<Services, 'hashing'>): Promise<string> => hashing.hash(newToken())
