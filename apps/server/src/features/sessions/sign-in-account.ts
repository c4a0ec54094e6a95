import type { Services } from '../../platform/services.ts'
import * as queries from './queries.ts'

/**
 * The account that an e-mail and a password belong to. Registrations that wait for one address stand side by side: each
 * opens to its own password, until one of them is confirmed. Takes as long for an e-mail that nobody has.
 */
export async function accountWithPassword(
  { db, hashing }: Pick<Services, 'db' | 'hashing'>,
  { email, password }: { email: string; password: string },
) {
  const accounts = await queries.listAccountsByEmail.all(db, { email })
  const [first] = accounts
  if (!first) {
    await hashing.pretend(password)
    return undefined
  }
  for (const account of first.verified_at ? [first] : accounts)
    if (await hashing.verify(account.password_hash, password)) return account
  return undefined
}
