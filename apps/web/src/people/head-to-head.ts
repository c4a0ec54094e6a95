import type { Challenge, Participant } from '@gauntlet/contract/challenges/answer'
import { say } from '../ui/say.ts'
import * as texts from './texts.ts'

/** A challenge, as far as it says who beat whom. */
interface Match extends Pick<Challenge, 'status' | 'reported_winner_id' | 'draw' | 'score'> {
  users: readonly Pick<Participant, 'id' | 'full_name' | 'former' | 'side'>[]
}

/** A player met in completed matches, and how those went. */
export interface Rivalry {
  id: string
  name: string
  /** Matches that the player in question won against this one, and lost to this one. */
  won: number
  lost: number
  drawn: number
  /** Sets, or games, that each has won in matches with a score: '' where none has one. */
  segments: readonly [won: number, lost: number]
}

/** The segments that each of two sides has won. */
function segmentsOf({ score }: Match, side: number): [number, number] {
  const sets = Array.isArray(score) ? score.flatMap(entry => (Array.isArray(entry) ? [entry] : [])) : []
  const first = sets.filter(([a = 0, b = 0]) => a > b).length
  return side === 0 ? [first, sets.length - first] : [sets.length - first, first]
}

/**
 * The opponents of `playerId` in completed matches of two or more, the most frequent first. A match won by a third
 * side counts for none, and a partner is no opponent.
 */
export function rivalriesOf(matches: readonly Match[], playerId: string): Rivalry[] {
  const met = new Map<string, Rivalry>()
  for (const match of matches) {
    const { users, status, reported_winner_id: winner, draw } = match
    const own = users.find(({ id }) => id === playerId)
    if (status !== 'Complete' || !own || own.side === null || (winner === null && draw === 0)) continue
    const winning = users.find(({ id }) => id === winner)?.side
    const hasWon = winning === own.side
    const sides = new Set(users.map(({ side }) => side)).size
    for (const { id, full_name: name, former, side } of users) {
      if (side === own.side || former || (draw === 0 && winning !== side && !hasWon)) continue
      const rivalry = met.get(id) ?? { id, name, won: 0, lost: 0, drawn: 0, segments: [0, 0] }
      if (draw === 1) rivalry.drawn += 1
      else if (hasWon) rivalry.won += 1
      else rivalry.lost += 1
      if (sides === 2) {
        const [won, lost] = segmentsOf(match, own.side)
        rivalry.segments = [rivalry.segments[0] + won, rivalry.segments[1] + lost]
      }
      met.set(id, rivalry)
    }
  }
  const count = ({ won, lost, drawn }: Rivalry) => won + lost + drawn
  return [...met.values()].toSorted((a, b) => count(b) - count(a))
}

/** The opponents that two players have in common, most often met by the first, with how it went for each. */
export function commonOf<M extends Match>(
  own: readonly M[],
  ownId: string,
  others: readonly M[],
  otherId: string,
): { player: M['users'][number]; first: Rivalry; second: Rivalry }[] {
  const known = new Map(own.flatMap(({ users }) => users).map(player => [player.id, player]))
  const met = new Map(rivalriesOf(others, otherId).map(rivalry => [rivalry.id, rivalry]))
  return rivalriesOf(own, ownId).flatMap(first => {
    const [player, second] = [known.get(first.id), met.get(first.id)]
    return player && second ? [{ player, first, second }] : []
  })
}

/** 'You lead 3–2'. */
export function rivalryWords({ won, lost }: Pick<Rivalry, 'won' | 'lost'>): string {
  if (won === lost) return say(texts.levelAt, { won, lost })
  return say(won > lost ? texts.youLead : texts.youTrail, { won, lost })
}
