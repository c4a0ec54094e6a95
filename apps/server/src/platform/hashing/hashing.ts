import { availableParallelism } from 'node:os'
import { hash, type Options, verify } from '@node-rs/argon2'
import { fairQueue } from '../queue/fair-queue.ts'

export interface Hashing {
  hash(password: string): Promise<string>
  verify(stored: string, password: string): Promise<boolean>
  /** Takes as long as a verification: an unknown e-mail must not answer sooner than a wrong password. */
  pretend(password: string): Promise<false>
}

/** 19 MiB, two passes, one of OWASP's recommendations; argon2id is the library's default algorithm. */
const ARGON2ID: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * A hash takes some 20 ms of a core that is not busy otherwise: a network's line is over within a quarter of a
 * second, and all that wait within one.
 */
const WAITING = { waiting: 48, ofOneNetwork: 12, retrySeconds: 1 }

/**
 * argon2id, at most one fewer at a time than there are cores: unlimited, logins cut all other traffic to a quarter.
 * Each of the three throws a Refusal (503) where too many wait already.
 */
export function argon2Hashing(cost = ARGON2ID, line = WAITING): Hashing {
  const atOnce = Math.max(1, availableParallelism() - 1)
  const inTurn = fairQueue({
    ...line,
    atOnce,
    waiting: line.waiting * atOnce,
    ofOneNetwork: line.ofOneNetwork * atOnce,
  })
  // Made once, outside the queue: it is not to fail where the queue is full.
  let decoy: Promise<string> | undefined
  async function pretend(password: string): Promise<false> {
    await inTurn(async () => verify(await (decoy ??= hash('nobody has this password', cost)), password))
    return false
  }
  return {
    hash: password => inTurn(() => hash(password, cost)),
    // A closed account has no password; it may have been closed while this was asked.
    verify: (stored, password) => (stored === '' ? pretend(password) : inTurn(() => verify(stored, password))),
    pretend,
  }
}

/** The same algorithm at its cheapest, and nobody turned away, for tests that sign up hundreds of players at once. */
export const quickHashing = () =>
  argon2Hashing({ ...ARGON2ID, memoryCost: 8, timeCost: 1 }, { waiting: 1000, ofOneNetwork: 1000, retrySeconds: 1 })
