import { callTexts } from '@gauntlet/contract/envelope'
import type { Guesser } from '../../platform/auth/guesses.ts'
import { networkOf } from '../../platform/callers/network.ts'
import type { Caller } from '../../platform/http/bind.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { isDeviceKnown } from '../security/queries.ts'
import { deviceTrace } from '../security/traces.ts'

/**
 * Takes a guess at the password or code of an account before it is checked; refuses with 429 where none is left.
 * Guesses count against whoever makes them, by network, so that a stranger's keep nobody else out; a device that the
 * account knows has a count of its own. `userId` is undefined where no account has this e-mail: it is counted all the
 * same. Answers what takes the guess back once it was right.
 */
export async function takeGuess(
  { db, config, guesses }: Pick<Services, 'db' | 'config' | 'guesses'>,
  email: string,
  userId: string | undefined,
  caller: Caller,
): Promise<() => Promise<void>> {
  if (!config.rateLimits) return () => Promise.resolve()
  const trace = userId === undefined ? undefined : deviceTrace(userId, caller)
  const known = userId !== undefined && trace && (await isDeviceKnown.first(db, { userId, deviceHash: trace }))
  const guesser: Guesser = {
    at: email,
    network: networkOf(caller.ip),
    knownDevice: known ? trace.toString('hex') : undefined,
  }
  const wait = await guesses.take(guesser)
  if (wait > 0) throw new Refusal(429, callTexts.tooMany, undefined, { 'retry-after': String(wait) })
  return () => guesses.wasRight(guesser)
}
