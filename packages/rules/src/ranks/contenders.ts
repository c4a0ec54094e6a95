import { type Contender as FieldContender, sideKey } from './meetings.ts'
import type { Meetings } from './pairs.ts'
import type { RatingState } from './state.ts'

/** A side, with those that it has met. */
export interface Contender extends FieldContender {
  /** One of the two keeps it. */
  readonly pairs: Map<Contender, Meetings>
}

/** A player as a contender on their own; no state before the first result that counts. */
export interface Player extends Contender {
  state: RatingState | undefined
}

/** The meetings of the two so far, kept by one of them. */
export function meetingsOf(a: Contender, b: Contender): Meetings {
  const [keeper, other] = a.key < b.key ? [a, b] : [b, a]
  let met = keeper.pairs.get(other)
  if (!met) keeper.pairs.set(other, (met = { n: 0, day: 0 }))
  return met
}

/** Players by their ids, and sides of several. */
export class Contenders {
  readonly #players = new Map<string, Player>()
  readonly #teams = new Map<string, Contender>()

  player(id: string): Player {
    let player = this.#players.get(id)
    if (!player) this.#players.set(id, (player = { key: id, met: [], pairs: new Map(), state: undefined }))
    return player
  }

  side(players: readonly string[]): Contender {
    const key = sideKey(players)
    if (players.length === 1) return this.player(key)
    let team = this.#teams.get(key)
    if (!team) this.#teams.set(key, (team = { key, met: [], pairs: new Map() }))
    return team
  }

  all = (): Contender[] => [...this.#players.values(), ...this.#teams.values()]

  states(): Record<string, RatingState> {
    const states: [string, RatingState][] = []
    for (const { key, state } of this.#players.values()) if (state) states.push([key, state])
    return Object.fromEntries(states)
  }

  pairs(): Record<string, Record<string, Meetings>> {
    const kept = this.all().filter(({ pairs }) => pairs.size > 0)
    return Object.fromEntries(
      kept.map(({ key, pairs }) => [key, Object.fromEntries(Array.from(pairs, ([other, met]) => [other.key, met]))]),
    )
  }
}
