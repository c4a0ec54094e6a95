import type { EntrantFacts } from './facts.ts'

export interface SeedCandidate {
  user_id: string
  /** The rank in the sport, as it is now and not rounded. */
  mean: number
  /** How uncertain it is, in rank points squared. */
  variance: number
  /** The folded name. */
  name_key: string
}

const inOrder = (one: string, two: string): number => (one < two ? -1 : Number(one > two))

/** By rank, the highest first; of equals as a leaderboard has them: the less uncertain first, then by name. */
export const seeded = <T extends SeedCandidate>(candidates: readonly T[]): (T & EntrantFacts)[] =>
  candidates
    .toSorted(
      (one, two) =>
        two.mean - one.mean ||
        one.variance - two.variance ||
        inOrder(one.name_key, two.name_key) ||
        inOrder(one.user_id, two.user_id),
    )
    .map((candidate, index) => ({ ...candidate, seed: index + 1, withdrawn: false }))
