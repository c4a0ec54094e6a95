import { type BoardRow, formOutcomes, type Leader } from '@gauntlet/contract/leaderboards/endpoints'
import { distanceMiles, type Point, roundMiles } from '@gauntlet/rules/places/distance'
import { shownRank } from '@gauntlet/rules/ranks/state'
import type { Viewer } from '../../platform/services.ts'
import { presentCard, type Sight } from '../cards/present.ts'
import type { LeaderRow } from './board-queries.ts'

/** A viewer of boards; null is a visitor. */
interface Looking {
  viewer: Viewer | null
  start: Point | undefined
  sight: Sight
}

const milesFrom = (start: Point | undefined, { lat, lon }: LeaderRow) =>
  start && lat !== null && lon !== null ? roundMiles(distanceMiles(start, { lat, lon })) : null

/**
 * One row of a board with name and distance. Whoever is not there for the viewer is left off a whole board with a gap
 * in the places, rather than places that are not true. Beside a player without a name a distance would tell the city
 * that the card keeps.
 */
export function presentLeader(row: LeaderRow, { viewer, start, sight }: Looking): Leader[] {
  if (row.hidden) return []
  const rank = shownRank({ held: row.mean })
  const provisional = row.settled ? 0 : 1
  return [
    {
      position: row.numbered ? row.place : null,
      user: { ...sight.card(presentCard({ ...row, anchor: null })), rank, provisional },
      rank,
      provisional,
      played: row.played,
      wins: row.wins,
      gained: row.gained,
      distance: sight.isNameless(row.id) ? null : milesFrom(start, row),
      own: row.id === viewer?.id ? 1 : 0,
      appended: 0,
    },
  ]
}

/** The week and the form of a player on a whole board. */
export const presentForm = ({ week, form }: LeaderRow): Pick<BoardRow, 'week' | 'form'> => ({
  week,
  form: (form ?? '').split('').flatMap(letter => formOutcomes.filter(outcome => outcome.startsWith(letter))),
})
