import type { Bracket } from '@gauntlet/contract/brackets/answer'
import type { Place, Tournament } from '@gauntlet/contract/tournaments/answer'
import { PLACE } from '@gauntlet/contract/tournaments/status'
import { folded } from '../invite/pasted.ts'
import { ordinal } from '../words.ts'

const inOrder = (one: string, two: string): number => (one < two ? -1 : Number(one > two))

/**
 * By rank, the highest first, guests without one last. The server, which seeds players without a given order, knows
 * ranks to the fraction, and the less uncertain first: settled ones nearly always are.
 */
export const byRank = (players: readonly Place[]): Place[] =>
  players.toSorted(
    (one, two) =>
      (two.rank ?? 0) - (one.rank ?? 0) ||
      one.provisional - two.provisional ||
      inOrder(folded(one.full_name), folded(two.full_name)),
  )

/** The place in the draw by rank of a viewer whose invitation waits; alone nobody is seeded. */
export function seedOf({ format, side_size, users }: Tournament, viewerId: string) {
  const own = users.find(({ id }) => id === viewerId)
  if (format === 'none' || side_size !== null || own?.invitation_status_id !== PLACE.pending || own.rank === null)
    return undefined
  const others = users.filter(({ invitation_status_id: state }) => state === PLACE.accepted)
  if (others.length === 0) return undefined
  return { place: ordinal(byRank([...others, own]).indexOf(own) + 1), players: others.length + 1 }
}

/** The players in this order, then the others by rank; players who have left are dropped. */
export function ordered(players: readonly Place[], order: readonly string[]): Place[] {
  const byId = new Map(players.map(player => [player.id, player]))
  const ids = new Set([...order, ...byRank(players).map(({ id }) => id)])
  return [...ids].flatMap(id => byId.get(id) ?? [])
}

/** The part of an order that the server is told: it seeds the others by rank. */
export const sentOrder = (players: readonly Place[], order: readonly string[]): string[] =>
  order.filter(id => players.some(player => player.id === id))

/** The order in which a bracket was drawn, as far as the viewer may know its players. */
export const drawnOrder = ({ players }: Bracket): string[] => players.flatMap(({ id }) => id ?? [])

/** The order with a player moved one place up (-1) or down (1); unchanged at the ends. */
export function moved(order: readonly string[], id: string, by: -1 | 1): string[] {
  const from = order.indexOf(id)
  const other = order[from + by]
  if (from < 0 || other === undefined) return [...order]
  return order.map((one, index) => {
    if (index === from) return other
    return index === from + by ? id : one
  })
}

/** The seeds of the first round from above, 0 where the number does not come out even: 1–8, 4–5, 2–7, 3–6. */
function seedsOf(players: number): number[] {
  let seeds = [1]
  while (seeds.length < players) {
    const sum = seeds.length * 2 + 1
    seeds = seeds.flatMap(seed => [seed, sum - seed])
  }
  return seeds.map(seed => (seed > players ? 0 : seed))
}

/** A side of the first round, with its seed. */
export interface Seeded {
  seed: number
  player: Place
}

/** The matches of the first round once these players are drawn in this order; a bye is one without an opponent. */
export function firstPairs(players: readonly Place[]): { one: Seeded; other: Seeded | undefined }[] {
  const seeds = seedsOf(players.length)
  const at = (seed: number | undefined): Seeded | undefined => {
    const player = players[(seed ?? 0) - 1]
    return player && { seed: seed ?? 0, player }
  }
  return seeds.flatMap((seed, index) => {
    const one = index % 2 === 0 ? at(seed) : undefined
    return one ? [{ one, other: at(seeds[index + 1]) }] : []
  })
}
