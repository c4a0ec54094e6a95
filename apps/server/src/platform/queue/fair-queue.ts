import { callersNetwork } from '../callers/caller.ts'
import { callTexts } from '@gauntlet/contract/envelope'
import { Refusal } from '../http/refusal.ts'

interface Waiting {
  begin(): void
  refuse(): void
}

export interface QueueSize {
  /** Pieces of work at the same time. */
  atOnce: number
  /** How many may wait in all, and how many of one network. */
  waiting: number
  ofOneNetwork: number
  /** How long a refused caller is told to wait, in seconds. */
  retrySeconds: number
}

/**
 * Runs work now or in its turn. Throws a Refusal (503, with Retry-After) at once where there is no place in the line.
 */
export type Queue = <T>(work: () => Promise<T>) => Promise<T>

/**
 * A queue with an end, for work that keeps a core busy. The networks that wait take turns, so nobody waits behind the
 * crowd of another; where all places are taken, a network that has fewer takes one from the network with the most.
 */
export function fairQueue({ atOnce, waiting, ofOneNetwork, retrySeconds }: QueueSize): Queue {
  /** Each network's line; the network whose turn is next comes first. */
  const lines = new Map<string, Waiting[]>()
  let running = 0
  let inLine = 0
  const full = () => new Refusal(503, callTexts.unavailable, undefined, { 'retry-after': String(retrySeconds) })

  const longest = () =>
    [...lines.values()].reduce<Waiting[]>((most, line) => (line.length > most.length ? line : most), [])

  /** A place at the end of the network's line; throws where there is none. */
  function takePlace(network: string, one: Waiting): void {
    const line = lines.get(network) ?? []
    if (line.length >= ofOneNetwork) throw full()
    if (inLine >= waiting) {
      const crowd = longest()
      if (crowd.length <= line.length + 1) throw full()
      crowd.pop()?.refuse()
      inLine -= 1
    }
    line.push(one)
    lines.set(network, line)
    inLine += 1
  }

  const turn = (network: string): Promise<void> =>
    new Promise((resolve, reject) => takePlace(network, { begin: resolve, refuse: () => reject(full()) }))

  /** The place passes to the next in line, or is given back. */
  function passOn(): void {
    const [next] = lines
    if (!next) {
      running -= 1
      return
    }
    const [network, line] = next
    lines.delete(network)
    const one = line.shift()
    if (line.length > 0) lines.set(network, line)
    inLine -= 1
    one?.begin()
  }

  return async work => {
    if (running >= atOnce) await turn(callersNetwork())
    else running += 1
    try {
      return await work()
    } finally {
      passOn()
    }
  }
}
