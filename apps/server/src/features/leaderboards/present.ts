import type { UserCard } from '@gauntlet/contract/cards'
import type { Leader } from '@gauntlet/contract/leaderboards'
import { distanceMiles, roundMiles, type Point } from '@gauntlet/rules/places/distance'
import { shownRank } from '@gauntlet/rules/rating/state'
import type { Services, Viewer } from '../../platform/services.ts'
import { hiddenFrom } from '../cards/hidden.ts'
import { cardsOf } from '../cards/present.ts'
import { type LeaderRow, listPlaces } from './queries.ts'

interface Scene {
  cards: ReadonlyMap<string, UserCard>
  places: ReadonlyMap<string, Point>
  start: Point | undefined
  viewer: Viewer | null
  /** Who has blocked the viewer: left off, with a gap in the places rather than places that are not true. */
  hidden: ReadonlySet<string>
}

function presentLeader(row: LeaderRow, { cards, places, start, viewer, hidden }: Scene): Leader[] {
  const card = cards.get(row.user_id)
  if (!card || hidden.has(row.user_id)) return []
  const rank = shownRank(row)
  const provisional = row.settled ? 0 : 1
  const home = places.get(row.user_id)
  return [
    {
      position: row.numbered ? row.place : null,
      user: { ...card, rank, provisional },
      rank,
      provisional,
      played: row.played,
      wins: row.wins,
      gained: row.gained,
      distance: start && home ? roundMiles(distanceMiles(start, home)) : null,
      own: row.user_id === viewer?.id ? 1 : 0,
      appended: 0,
    },
  ]
}

/** Rows of boards with names and distances, in their order; three reads, however many they are. */
export async function presentLeaders(
  { db }: Services,
  viewer: Viewer | null,
  start: Point | undefined,
  rows: readonly LeaderRow[],
): Promise<{ row: LeaderRow; leader: Leader }[]> {
  const userIds = [...new Set(rows.map(row => row.user_id))]
  const [cards, hidden, homes] = await Promise.all([
    cardsOf(db, userIds),
    viewer ? hiddenFrom(db, viewer.id, userIds) : new Set<string>(),
    start ? listPlaces.all(db, { userIds }) : Promise.resolve([]),
  ])
  const scene = { cards, places: new Map(homes.map(home => [home.user_id, home])), start, viewer, hidden }
  return rows.flatMap(row => presentLeader(row, scene).map(leader => ({ row, leader })))
}
