import { createHash } from 'node:crypto'
import { HOUR, MINUTE, SECOND } from '@gauntlet/contract/time'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { inBites } from '../database/bites.ts'
import { NoRoomError } from '../database/errors.ts'
import type { Job } from '../jobs/jobs.ts'
import type { Services } from '../services.ts'
import { countTry, forgetTries } from './queries.ts'

export interface Allowance {
  max: number
  per: number
}

type World = Pick<Services, 'db' | 'clock'>

/** Takes one try of a key; answers with the seconds until there is another where none was left, else 0. */
export type Take = (key: string) => Promise<number>

const seconds = (ms: number) => Math.max(1, Math.ceil(ms / SECOND))

/** Counts what comes to this node, in real time. */
export function triesOfNode({ max, per }: Allowance): Take {
  const limiter = new RateLimiterMemory({ points: max, duration: per / SECOND })
  return async key => {
    try {
      await limiter.consume(key)
      return 0
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      return seconds(refused.msBeforeNext)
    }
  }
}

/**
 * Counts what comes to all nodes together, one statement a try. A caller who has used up here what all nodes allow is
 * refused without it.
 */
function triesOfAll({ db, clock }: World, what: string, allowance: Allowance): Take {
  const ofNode = triesOfNode(allowance)
  return async key => {
    const wait = await ofNode(key)
    if (wait > 0) return wait
    const keyHash = createHash('sha256').update(`${what} ${key}`).digest()
    const now = clock.now()
    try {
      const { count, until } = await countTry.one(db, { keyHash, now, until: new Date(now.getTime() + allowance.per) })
      return count > allowance.max ? seconds(until.getTime() - now.getTime()) : 0
    } catch (error) {
      // On a full disk each node goes by its own count.
      if (error instanceof NoRoomError) return 0
      throw error
    }
  }
}

/**
 * A limit of a minute keeps a node from being overrun, and is counted there. One of a longer time is about those on the
 * other end (mailboxes, passwords, lists that are not to be copied), and all nodes count together. An embedded database
 * has one node.
 */
export const triesOf = (world: World, what: string, allowance: Allowance): Take =>
  world.db.engine === 'pglite' || allowance.per <= MINUTE ? triesOfNode(allowance) : triesOfAll(world, what, allowance)

/** Deletes counts that have come to their end. */
export const forgetTriesJob = ({ db, clock }: World): Job => ({
  name: 'forget-tries',
  everyMs: HOUR,
  async run() {
    await inBites(() => forgetTries.affected(db, { now: clock.now() }))
  },
})
