import type { EntrantFacts } from './facts.ts'

export interface SeedCandidate {
  user_id: string
  partners: readonly string[]
  /** The rank in the sport, as it is now and not rounded; of a side the mean of its players'. */
  mean: number
  /** How uncertain it is, in rank points squared. */
  variance: number
  /** The folded name. */
  name_key: string
  /** Has left the bracket that is drawn anew, or the app: keeps the seed, and whoever meets them wins. */
  withdrawn: boolean
}

const inOrder = (one: string, two: string): number => (one < two ? -1 : Number(one > two))

/**
 * First those whom the organizer put into an order, then by rank, the highest first; of equals as a leaderboard has
 * them: the less uncertain first, then by name.
 */
export function seeded<T extends SeedCandidate>(
  candidates: readonly T[],
  order: readonly string[] = [],
): (T & EntrantFacts)[] {
  const place = new Map(order.map((userId, index) => [userId, index]))
  const placeOf = ({ user_id }: SeedCandidate): number => place.get(user_id) ?? order.length
  return candidates
    .toSorted(
      (one, two) =>
        placeOf(one) - placeOf(two) ||
        two.mean - one.mean ||
        one.variance - two.variance ||
        inOrder(one.name_key, two.name_key) ||
        inOrder(one.user_id, two.user_id),
    )
    .map((candidate, index) => ({ ...candidate, seed: index + 1 }))
}
