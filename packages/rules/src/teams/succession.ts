import { plays, type TeamFacts } from './facts.ts'

/** The next owner of a team whose owner leaves the product: the longest-standing active player, if there is one. */
export function successor({ owner_id, players }: TeamFacts): string | undefined {
  const [first] = players
    .filter(player => player.user_id !== owner_id && plays(player))
    .toSorted((a, b) => (a.accepted_at ?? 0) - (b.accepted_at ?? 0) || (a.user_id < b.user_id ? -1 : 1))
  return first?.user_id
}
