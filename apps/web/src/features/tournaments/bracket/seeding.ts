import type { Bracket } from '@gauntlet/contract/brackets/answer'
import type { Place } from '@gauntlet/contract/tournaments/answer'

const inOrder = (one: string, two: string): number => (one < two ? -1 : Number(one > two))

/**
 * By rank, the highest first. The server, which seeds players without a given order, knows ranks to the fraction, and
 * the less uncertain first: settled ones nearly always are.
 */
const byRank = (players: readonly Place[]): string[] =>
  players
    .toSorted(
      (one, two) =>
        (two.rank ?? 0) - (one.rank ?? 0) || one.provisional - two.provisional || inOrder(one.full_name, two.full_name),
    )
    .map(({ id }) => id)

/** The players in this order, then the others by rank; players who have left are dropped. */
export function ordered(players: readonly Place[], order: readonly string[]): Place[] {
  const byId = new Map(players.map(player => [player.id, player]))
  const ids = new Set([...order, ...byRank(players)])
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
