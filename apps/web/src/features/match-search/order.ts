import type { OpenCard } from '@gauntlet/contract/challenges/open-card'
import { isFair, leadOf } from '../../people/chance.ts'
import * as texts from '../../search/texts.ts'
import type { FoundOpponent } from '@gauntlet/contract/match-search/endpoints'

/** The order of what was found. */
export const ORDERS = [
  { value: 'fair', text: texts.fairest },
  { value: 'near', text: texts.nearest },
  { value: 'soon', text: texts.soonest },
] as const
export type Order = (typeof ORDERS)[number]['value']

type Told = Pick<FoundOpponent, 'chance' | 'draw_chance'>

/** By the figures that are shown, so that the order can be seen to be right. */
const unfairness = ({ chance, draw_chance }: Told) => (chance === null ? Infinity : leadOf(chance, draw_chance))
type Placed = Pick<FoundOpponent, 'distance'>
const miles = ({ distance }: Placed) => distance ?? Infinity

type Compared = Told & Placed

const ascending = (a: number, b: number) => (a === b ? 0 : a - b)
const byMiles = (a: Placed, b: Placed) => ascending(miles(a), miles(b))
/** Of those who are as fair a match the nearest. */
const byFairness = (a: Compared, b: Compared) => ascending(unfairness(a), unfairness(b)) || byMiles(a, b)

const byOrder: Record<Order, (a: OpenCard, b: OpenCard) => number> = {
  fair: byFairness,
  near: byMiles,
  soon: (a, b) => Date.parse(a.challenge_start) - Date.parse(b.challenge_start),
}

/** Those to join first, then those that cannot be, and last the viewer's own: nobody looks for them here. */
const standing = ({ matchSet, actions }: OpenCard) => (matchSet === 1 ? 2 : actions.join.kind === 'allowed' ? 0 : 1)

/** Matches without a chance or a distance come after those with one. Those that are alike keep their order. */
export const inOrder = (challenges: readonly OpenCard[], order: Order): OpenCard[] =>
  challenges.toSorted(byOrder[order]).toSorted((a, b) => standing(a) - standing(b))

/** Players have no time: the soonest of them are the nearest. */
export const playersInOrder = <P extends Compared>(players: readonly P[], order: Order): P[] =>
  players.toSorted(order === 'fair' ? byFairness : byMiles)

/** Behind a rank that is still provisional there are few results: the chance that it gives is a guess. */
type Player = Compared & { _matchingData?: { UsersSports?: { provisional: 0 | 1 } } }
const doubt = ({ _matchingData }: Player) => _matchingData?.UsersSports?.provisional ?? 0

type Sported = Player & { _matchingData: { Sports: { id: string } } }

/** Those who are a fair match in turns, one of each sport, so that none of several fills the list; then the others. */
export function inTurns<P extends Sported>(players: readonly P[]): P[] {
  const { fair, others } = fairFirst(players, 'fair')
  const bySport = Map.groupBy(fair, ({ _matchingData }) => _matchingData.Sports.id)
  const turnOf = (player: P) => bySport.get(player._matchingData.Sports.id)?.indexOf(player) ?? 0
  return [...fair.toSorted((a, b) => turnOf(a) - turnOf(b)), ...others]
}

/**
 * In the order of fairness those who are a fair match stand apart, before the others, and of them those first whose
 * rank is settled. Nobody is a match who was found in a sport that the viewer does not play.
 */
export function fairFirst<P extends Player>(
  players: readonly P[],
  order: Order,
  isPlayed: (player: P) => boolean = () => true,
): { fair: P[]; others: P[] } {
  const inOthers = (player: P) => Number(!isPlayed(player))
  const ordered = playersInOrder(players, order).toSorted((a, b) => inOthers(a) - inOthers(b))
  const isFairMatch = (player: P) =>
    order === 'fair' && isPlayed(player) && player.chance !== null && isFair(player.chance, player.draw_chance)
  const fair = ordered.filter(isFairMatch).toSorted((a, b) => doubt(a) - doubt(b))
  return { fair, others: ordered.filter(player => !isFairMatch(player)) }
}
