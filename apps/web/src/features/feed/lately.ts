import type { UserCard } from '@gauntlet/contract/cards/answer'
import type { FeedResult } from '@gauntlet/contract/feed/endpoints'
import type { Form } from '../../people/form-dots.tsx'

/** A player, and how the results that are shown went for them, the latest last. */
export interface Lately {
  player: UserCard
  form: Form
  wins: number
}

/** Of a single match there is no form to tell. */
const LEAST = 2

/** Those of whom at least two results are shown: whoever has won most first, of two such the one who lost less. */
export function latelyOf(results: readonly Pick<FeedResult, 'sides' | 'draw'>[]): Lately[] {
  const known = new Map<string, Lately>()
  for (const { sides, draw } of results.toReversed())
    for (const { players, won } of sides)
      for (const player of players) {
        const before = known.get(player.id)
        const outcome = won === 1 ? 'won' : draw === 1 ? 'drawn' : 'lost'
        known.set(player.id, {
          player,
          form: [...(before?.form ?? []), outcome],
          wins: (before?.wins ?? 0) + won,
        })
      }
  return [...known.values()]
    .filter(({ form }) => form.length >= LEAST)
    .toSorted((a, b) => b.wins - a.wins || a.form.length - b.form.length)
}
