import { availableParallelism } from 'node:os'
import { hash, type Options, verify } from '@node-rs/argon2'

export interface Hashing {
  hash(password: string): Promise<string>
  verify(stored: string, password: string): Promise<boolean>
  /** Takes as long as a verification: an unknown e-mail must not answer sooner than a wrong password. */
  pretend(password: string): Promise<false>
}

/** 19 MiB, two passes, one of OWASP's recommendations; argon2id is the library's default algorithm. */
const ARGON2ID: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** argon2id, at most one fewer at a time than there are cores: unlimited, logins cut all other traffic to a quarter. */
export function argon2Hashing(cost = ARGON2ID): Hashing {
  const limit = Math.max(1, availableParallelism() - 1)
  let running = 0
  const waiting: (() => void)[] = []

  async function limited<T>(work: () => Promise<T>): Promise<T> {
    if (running >= limit) await new Promise<void>(resolve => waiting.push(resolve))
    else running++
    try {
      return await work()
    } finally {
      // The place passes to the next in line, or is given back.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }

  let decoy: Promise<string> | undefined
  const hashing: Hashing = {
    hash: password => limited(() => hash(password, cost)),
    verify: (stored, password) => limited(() => verify(stored, password)),
    async pretend(password) {
      decoy ??= hashing.hash('nobody has this password')
      await hashing.verify(await decoy, password)
      return false
    },
  }
  return hashing
}

/** The same algorithm at its cheapest, for tests that sign up hundreds of players. */
export const quickHashing = () => argon2Hashing({ ...ARGON2ID, memoryCost: 8, timeCost: 1 })
