import { accountTexts } from '@gauntlet/contract/accounts'
import { passwordTexts, RECENT_MINUTES } from '@gauntlet/contract/password'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import * as queries from './proof-queries.ts'

const MINUTE = 60_000
const GUESSES = 10
const GUESSES_MS = 15 * MINUTE

/**
 * Whether this is the account's password. Ten wrong guesses close the question for a quarter of an hour: for the account,
 * whoever asks and from wherever, since a thief has the same session as the owner. Signing in and a link to set a new
 * password are not touched by it.
 */
export async function isPasswordOf(services: Services, userId: string, password: string): Promise<boolean> {
  const { db, clock, hashing } = services
  const now = clock.now()
  // Counted before it is looked at: of guesses that come all at once none is free.
  const { wrong, since } = await db.transaction(tx =>
    queries.countGuess.one(tx, { userId, now, windowStart: new Date(now.getTime() - GUESSES_MS) }),
  )
  if (wrong > GUESSES) {
    const seconds = Math.max(1, Math.ceil((since.getTime() + GUESSES_MS - now.getTime()) / 1000))
    throw new Refusal(429, accountTexts.guesses, undefined, { 'retry-after': String(seconds) })
  }
  const account = await queries.findPassword.first(db, { userId })
  if (!account || !(await hashing.verify(account.password_hash, password))) return false
  await db.transaction(tx => queries.forgetGuesses.affected(tx, { userId }))
  return true
}

/**
 * Asks for more than a session before what a thief with a stolen one must not do: a sign-in of the last minutes, or the
 * current password. Refuses with 403 that names `current`.
 */
export async function requireProof(services: Services, viewer: Viewer, current: string | undefined): Promise<void> {
  const session = await queries.findSessionStart.first(services.db, { id: viewer.sessionId })
  const recent = services.clock.now().getTime() - RECENT_MINUTES * MINUTE
  if (session && session.created_at.getTime() > recent) return
  if (current === undefined) throw new Refusal(403, passwordTexts.current, { current: passwordTexts.current })
  if (await isPasswordOf(services, viewer.id, current)) return
  throw new Refusal(403, passwordTexts.currentWrong, { current: passwordTexts.currentWrong })
}
