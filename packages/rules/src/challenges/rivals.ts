import type { GivenScore } from '@gauntlet/contract/scores/forms'

/** A completed match, as far as it says who beat whom. */
export interface PlayedMatch {
  sport_id: string
  /** The ids of those who played by side, that of the score's first numbers first. */
  sides: readonly (readonly string[])[]
  /** One of the side that won; null of a draw. */
  winner_id: string | null
  score: GivenScore | null
}

/** How a player has done against another one. */
export interface Record {
  won: number
  lost: number
  drawn: number
  sets_won: number
  sets_lost: number
}

export interface Rivalry<Match> {
  id: string
  /** By the id of the sport. */
  sports: ReadonlyMap<string, Record>
  /** The first of the matches that were given. */
  last: Match
}

const NOTHING: Record = { won: 0, lost: 0, drawn: 0, sets_won: 0, sets_lost: 0 }
const countOf = ({ sports }: Rivalry<unknown>): number =>
  [...sports.values()].reduce((sum, { won, lost, drawn }) => sum + won + lost + drawn, 0)

/** The sets that the side with this index has won and lost. */
function setsOf(score: GivenScore | null, side: number): [won: number, lost: number] {
  const sets = Array.isArray(score) ? score.flatMap(entry => (Array.isArray(entry) ? [entry] : [])) : []
  const first = sets.filter(([a = 0, b = 0]) => a > b).length
  return side === 0 ? [first, sets.length - first] : [sets.length - first, first]
}

/**
 * The opponents of a player in these matches, the most frequent first. A match that a third side has won counts for
 * none of the others, and a partner is no opponent.
 */
export function rivalriesOf<Match extends PlayedMatch>(matches: readonly Match[], playerId: string): Rivalry<Match>[] {
  const met = new Map<string, { id: string; sports: Map<string, Record>; last: Match }>()
  for (const match of matches) {
    const { sport_id, sides, winner_id, score } = match
    const own = sides.findIndex(side => side.includes(playerId))
    if (own < 0) continue
    const winning = winner_id === null ? -1 : sides.findIndex(side => side.includes(winner_id))
    const [sets_won, sets_lost] = sides.length === 2 ? setsOf(score, own) : [0, 0]
    for (const [at, side] of sides.entries()) {
      if (at === own || (winner_id !== null && winning !== own && winning !== at)) continue
      for (const id of side) {
        const rivalry = met.get(id) ?? { id, sports: new Map<string, Record>(), last: match }
        const before = rivalry.sports.get(sport_id) ?? NOTHING
        rivalry.sports.set(sport_id, {
          won: before.won + Number(winning === own),
          lost: before.lost + Number(winning === at),
          drawn: before.drawn + Number(winner_id === null),
          sets_won: before.sets_won + sets_won,
          sets_lost: before.sets_lost + sets_lost,
        })
        met.set(id, rivalry)
      }
    }
  }
  return [...met.values()].toSorted((one, other) => countOf(other) - countOf(one))
}
