import { HOUR, MINUTE, SECOND } from '@gauntlet/contract/time'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** Wrong guesses at one account from one network, or from one device that the account knows. */
export const GUESSES_A_QUARTER = 10
/** Wrong guesses at one account from all networks together, those of known devices apart. */
export const GUESSES_AN_HOUR = 100

export interface Guesser {
  /** The target of the guess: an e-mail, whether there is an account or not. */
  at: string
  network: string
  /** A device that the account knows; undefined for a stranger's. */
  knownDevice: string | undefined
}

/** How often passwords and codes are guessed. In memory: each node counts those that come to it. */
export interface Guesses {
  /**
   * Takes a guess before it is checked; answers after how many seconds to come back where there is none left, else 0.
   */
  take(guesser: Guesser): Promise<number>
  /** The guess was right: what was counted against the guesser is forgotten. */
  wasRight(guesser: Guesser): Promise<void>
}

const nearKey = ({ at, network, knownDevice }: Guesser) =>
  knownDevice === undefined ? `network ${network} ${at}` : `device ${knownDevice} ${at}`

/** Seconds to wait, 0 where one was left. */
async function takeFrom(limiter: RateLimiterMemory, key: string): Promise<number> {
  try {
    await limiter.consume(key)
    return 0
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused
    return Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
  }
}

export function countGuesses(): Guesses {
  const near = new RateLimiterMemory({ points: GUESSES_A_QUARTER, duration: (15 * MINUTE) / SECOND })
  const everywhere = new RateLimiterMemory({ points: GUESSES_AN_HOUR, duration: HOUR / SECOND })
  return {
    async take(guesser) {
      const wait = await takeFrom(near, nearKey(guesser))
      return wait > 0 || guesser.knownDevice !== undefined ? wait : takeFrom(everywhere, guesser.at)
    },
    async wasRight(guesser) {
      await near.delete(nearKey(guesser))
      if (guesser.knownDevice === undefined) await everywhere.reward(guesser.at, 1)
    },
  }
}
