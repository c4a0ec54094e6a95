import { accountTexts } from '@gauntlet/contract/accounts/endpoints'
import { MINUTE } from '@gauntlet/contract/time'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'
import * as queries from './password-queries.ts'

const GUESSES = 10
const GUESSES_MS = 15 * MINUTE

/**
 * Whether this is the account's password, wherever a player who is signed in is asked for it. Ten wrong guesses close
 * the question for a quarter of an hour: for the account, whoever asks and from wherever, since a thief has the same
 * session as the owner. Signing in and a link to set a new password are not touched by it. No password is that of an
 * account that has gone meanwhile.
 */
export async function isPasswordOf(services: Services, userId: string, password: string): Promise<boolean> {
  const { db, clock, hashing } = services
  const now = clock.now()
  // Counted before it is looked at: of guesses that come all at once none is free.
  const guesses = await db.transaction(tx =>
    queries.countGuess.first(tx, { userId, now, windowStart: new Date(now.getTime() - GUESSES_MS) }),
  )
  if (!guesses) return false
  const { wrong, since } = guesses
  if (wrong > GUESSES) {
    const seconds = Math.max(1, Math.ceil((since.getTime() + GUESSES_MS - now.getTime()) / 1000))
    throw new Refusal(429, accountTexts.guesses, undefined, { 'retry-after': String(seconds) })
  }
  const account = await queries.findPassword.first(db, { userId })
  if (!account || !(await hashing.verify(account.password_hash, password))) return false
  await db.transaction(tx => queries.forgetGuesses.affected(tx, { userId }))
  return true
}
