import type { Transaction } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/bind.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { logSecurity } from '../security/log.ts'
import { deleteLinksOf } from './link-queries.ts'
import { newLink } from './links.ts'
import { mailAddressChanging, mailAddressWanted, mailNewAddress } from './mails.ts'
import { requireProof } from './proof.ts'
import * as queries from './queries.ts'

/** Asks for the current password where an e-mail that a form sends would change something. */
export async function requireProofForEmail(
  services: Services,
  viewer: Viewer,
  { email, current }: { email?: string | undefined; current?: string | undefined },
): Promise<void> {
  if (email === undefined) return
  const account = await queries.findAccount.one(services.db, { id: viewer.id })
  if (email !== account.email && email !== account.email_pending) await requireProof(services, viewer, current)
}

/**
 * Mails the link that makes a new e-mail count. Where another account has it, its owner is told instead: whoever asked
 * sees no difference, and so does not learn who has an account.
 */
export async function mailPendingAddress(
  tx: Transaction,
  services: Services,
  { id, email, first_name, language }: { id: string; email: string; first_name: string; language: string | null },
): Promise<void> {
  const token = await newLink(tx, services, { userId: id, purpose: 'verify', email })
  const holder = await queries.findAccountByEmail.first(tx, { email })
  if (holder?.verified_at && holder.id !== id)
    await mailAddressWanted(tx, services, { email, language: holder.language })
  else await mailNewAddress(tx, services, { email, language }, first_name, token)
}

/**
 * Asks for a new e-mail: a link goes there, and the old address, which counts until that is confirmed, is told and can
 * call it off. The present e-mail takes such a wish back.
 */
export async function changeEmail(
  tx: Transaction,
  services: Services,
  { userId, email, caller }: { userId: string; email: string; caller: Caller },
): Promise<void> {
  const account = await queries.lockAccount.one(tx, { id: userId })
  // Sent again, the form asks for nothing new: a link is on its way.
  if (account.email_pending === email) return
  await deleteLinksOf.affected(tx, { userId, purpose: 'verify' })
  if (account.email === email) {
    await queries.setPendingEmail.affected(tx, { id: userId, email: null })
    return
  }
  await queries.setPendingEmail.affected(tx, { id: userId, email })
  await logSecurity(tx, services, userId, 'email_asked', caller)
  await mailPendingAddress(tx, services, { ...account, id: userId, email })
  if (account.email !== null) {
    const undo = await newLink(tx, services, { userId, purpose: 'undo', email: account.email })
    const { language } = account
    await mailAddressChanging(tx, services, { email: account.email, language }, { changedTo: email, undo })
  }
}
