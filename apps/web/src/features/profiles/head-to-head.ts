import type { Agenda } from '@gauntlet/contract/challenges/endpoints'

type Match = Agenda['challenges'][number]

/** A player met in completed matches, and how those went. */
export interface Rivalry {
  id: string
  name: string
  /** Matches that the player in question won against this one, and lost to this one. */
  won: number
  lost: number
}

/**
 * The opponents of `playerId` in completed matches of two or more, the most frequent first. A match won by a third
 * player counts for none.
 */
export function rivalriesOf(matches: readonly Match[], playerId: string): Rivalry[] {
  const met = new Map<string, Rivalry>()
  for (const { users, status, reported_winner_id: winner } of matches) {
    if (status !== 'Complete' || winner === null || !users.some(({ id }) => id === playerId)) continue
    for (const { id, full_name: name, former } of users) {
      if (id === playerId || former || (winner !== id && winner !== playerId)) continue
      const rivalry = met.get(id) ?? { id, name, won: 0, lost: 0 }
      if (winner === playerId) rivalry.won += 1
      else rivalry.lost += 1
      met.set(id, rivalry)
    }
  }
  return [...met.values()].toSorted((a, b) => b.won + b.lost - (a.won + a.lost))
}
