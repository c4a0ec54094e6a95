import type { OpenCard } from '@gauntlet/contract/challenges/open-card'
import { isClose } from '../../people/chance.ts'
import * as texts from '../../search/texts.ts'
import type { FoundOpponent } from '@gauntlet/contract/match-search/endpoints'

/** The order of what was found. */
export const ORDERS = [
  { value: 'fair', text: texts.fairest },
  { value: 'near', text: texts.nearest },
  { value: 'soon', text: texts.soonest },
] as const
export type Order = (typeof ORDERS)[number]['value']

const unfairness = ({ chance }: { chance: number | null }) => Math.abs((chance ?? 1) - 0.5)
const miles = ({ distance }: { distance: number | null }) => distance ?? Infinity

const byOrder: Record<Order, (a: OpenCard, b: OpenCard) => number> = {
  fair: (a, b) => unfairness(a) - unfairness(b),
  near: (a, b) => (miles(a) === miles(b) ? 0 : miles(a) - miles(b)),
  soon: (a, b) => Date.parse(a.challenge_start) - Date.parse(b.challenge_start),
}

/**
 * Matches without a chance or a distance come after those with one, and last of all those that the viewer is in
 * already: nobody looks for them here. Those that are alike keep their order.
 */
export const inOrder = (challenges: readonly OpenCard[], order: Order): OpenCard[] =>
  challenges.toSorted(byOrder[order]).toSorted((a, b) => a.matchSet - b.matchSet)

type Compared = Pick<FoundOpponent, 'chance' | 'distance'>

/** Players have no time: the soonest of them are the nearest. */
function playersInOrder<P extends Compared>(players: readonly P[], order: Order): P[] {
  if (order === 'fair') return players.toSorted((a, b) => unfairness(a) - unfairness(b))
  return players.toSorted((a, b) => (miles(a) === miles(b) ? 0 : miles(a) - miles(b)))
}

/** In the order of fairness those who are a close match stand apart, before the others. */
export function closeFirst<P extends Compared>(players: readonly P[], order: Order): { close: P[]; others: P[] } {
  const ordered = playersInOrder(players, order)
  const close = order === 'fair' ? ordered.filter(({ chance }) => chance !== null && isClose(chance)) : []
  return { close, others: ordered.filter(player => !close.includes(player)) }
}
