import { sessionTexts } from '@gauntlet/contract/sessions'
import type { Executor } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { mailAddressChanging, mailNewAddress } from './mails.ts'
import * as queries from './queries.ts'
import { mailVerificationLink } from './register.ts'

/**
 * Asks for a new e-mail: a link goes there, and the old address, which counts until the link is opened, is told. The
 * present e-mail takes such a wish back. Answers whether there is something to verify.
 */
export async function changeEmail(tx: Executor, services: Services, userId: string, email: string): Promise<boolean> {
  const account = await queries.lockAccount.one(tx, { id: userId })
  if (account.email === email) {
    if (account.email_pending !== null) await queries.setPendingEmail.affected(tx, { id: userId, email: null })
    return false
  }
  const holder = await queries.findAccountByEmail.first(tx, { email })
  if (holder?.verified_at) throw new Refusal(409, sessionTexts.emailTaken, { email: sessionTexts.emailTaken })
  // Sent again, the form asks for nothing new: a link is on its way.
  if (account.email_pending === email) return true
  await queries.setPendingEmail.affected(tx, { id: userId, email })
  await mailVerificationLink(tx, services, { id: userId, email, name: account.first_name }, mailNewAddress)
  if (account.email !== null) await mailAddressChanging(tx, services, account.email, email)
  return true
}
