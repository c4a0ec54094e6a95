import type { Services } from '../../platform/services.ts'
import * as queries from './queries.ts'

/**
 * The accounts that an e-mail may sign in to: the one that has it, or the registrations that wait for it, which stand
 * side by side until one of them is confirmed.
 */
export async function accountsAt({ db }: Pick<Services, 'db'>, email: string) {
  const accounts = await queries.listAccountsByEmail.all(db, { email })
  return accounts[0]?.verified_at ? accounts.slice(0, 1) : accounts
}

/** The one of these that opens to a password. Takes as long where there are none. */
export async function withPassword<T extends { password_hash: string }>(
  { hashing }: Pick<Services, 'hashing'>,
  accounts: readonly T[],
  password: string,
): Promise<T | undefined> {
  if (accounts.length === 0) await hashing.pretend(password)
  for (const account of accounts) if (await hashing.verify(account.password_hash, password)) return account
  return undefined
}
