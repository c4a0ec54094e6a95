import { newcomerOf } from '@gauntlet/rules/ranks/sport'
import type { Telling } from '@gauntlet/rules/ranks/told'
import { type RatingState, shownRank } from '@gauntlet/rules/ranks/state'
import type { Executor } from '../../platform/database/database.ts'
import { stateOf } from './log.ts'
import { findSportState, listStates } from './queries.ts'
import {
  type ChangeRow,
  listChallengeChanges,
  listChangesInTournaments,
  listTournamentChanges,
} from './read-queries.ts'
import type { RankChange } from './record.ts'
import { sportStateOf } from './sport-state.ts'

/** Null where nothing moved. */
export const rankChangeOf = ({
  mean_before,
  mean_after,
}: {
  mean_before: number | null
  mean_after: number | null
}): RankChange | null => (mean_before === null || mean_after === null ? null : changeOf({ mean_before, mean_after }))

const changeOf = ({ mean_before, mean_after }: Pick<ChangeRow, 'mean_before' | 'mean_after'>): RankChange => ({
  before: shownRank({ held: mean_before }),
  after: shownRank({ held: mean_after }),
})

/** The changes of one player's rank by ranked challenges, by challenge; nothing for one without. */
export async function rankChangesOf(
  executor: Executor,
  { challengeIds, userId }: { challengeIds: readonly string[]; userId: string },
): Promise<Map<string, RankChange>> {
  const rows = await listChallengeChanges.all(executor, { challengeIds, userId })
  return new Map(rows.map(row => [row.cause_id, changeOf(row)]))
}

/** The same of tournaments, by tournament. */
export async function rankChangesIn(
  executor: Executor,
  { tournamentIds, userId }: { tournamentIds: readonly string[]; userId: string },
): Promise<Map<string, RankChange>> {
  if (tournamentIds.length === 0) return new Map()
  const rows = await listChangesInTournaments.all(executor, { tournamentIds, userId })
  return new Map(rows.map(row => [row.cause_id, changeOf(row)]))
}

/** The changes of rank by a tournament's ranked result, by player; nothing before it counts. */
export async function rankChangesOfTournament(
  executor: Executor,
  tournamentId: string,
): Promise<Map<string, RankChange>> {
  const rows = await listTournamentChanges.all(executor, { tournamentId })
  return new Map(rows.map(row => [row.user_id, changeOf(row)]))
}

/** How the chances of a sport are told. */
export const tellingOf = async (executor: Executor, sportId: string): Promise<Telling> =>
  sportStateOf(await findSportState.one(executor, { sportId })).telling

/** The states that chances and stakes are computed from, by player; a player without a rank counts as a newcomer. */
export async function rankStates(
  executor: Executor,
  sportId: string,
  userIds: readonly string[],
): Promise<Map<string, RatingState>> {
  const sport = sportStateOf(await findSportState.one(executor, { sportId }))
  const rows = await listStates.all(executor, { sportId, userIds })
  const known = new Map(rows.map(row => [row.user_id, stateOf(row)]))
  return new Map(userIds.map(id => [id, known.get(id) ?? newcomerOf(sport, null)]))
}
