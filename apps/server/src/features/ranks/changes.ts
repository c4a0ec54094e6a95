import { newcomerOf } from '@gauntlet/rules/ranks/sport'
import type { Telling } from '@gauntlet/rules/ranks/told'
import { type RatingState, shownRank } from '@gauntlet/rules/ranks/state'
import type { Executor } from '../../platform/database/database.ts'
import { standingOf } from './log.ts'
import { findSportState, listStates } from './queries.ts'
import { type ChangeRow, listChangesInTournaments } from './read-queries.ts'
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

type Moved = Pick<ChangeRow, 'mean_before' | 'mean_after'>

const changeOf = ({ mean_before, mean_after }: Moved): RankChange => ({
  before: shownRank({ held: mean_before }),
  after: shownRank({ held: mean_after }),
})

/**
 * The changes of one player's rank by tournaments, by tournament; each as one, since the matches of a bracket move a
 * rank one by one, and other matches may lie between them.
 */
export async function rankChangesIn(
  executor: Executor,
  { tournamentIds, userId }: { tournamentIds: readonly string[]; userId: string },
): Promise<Map<string, RankChange>> {
  if (tournamentIds.length === 0) return new Map()
  const sums = new Map<string, Moved>()
  for (const { tournament_id, mean_before, mean_after } of await listChangesInTournaments.all(executor, {
    tournamentIds,
    userId,
  })) {
    const before = sums.get(tournament_id)
    const moved = before
      ? { ...before, mean_after: before.mean_after + mean_after - mean_before }
      : { mean_before, mean_after }
    sums.set(tournament_id, moved)
  }
  return new Map([...sums].map(([id, sum]) => [id, changeOf(sum)]))
}

/** How the chances of a sport are told. */
export const tellingOf = async (executor: Executor, sportId: string): Promise<Telling> =>
  sportStateOf(await findSportState.one(executor, { sportId })).telling

/** The states that chances and stakes are computed from, by player; one without a rank is a newcomer of their level. */
export async function rankStates(
  executor: Executor,
  sportId: string,
  userIds: readonly string[],
): Promise<Map<string, RatingState>> {
  const sport = sportStateOf(await findSportState.one(executor, { sportId }))
  const rows = await listStates.all(executor, { sportId, userIds })
  const known = new Map(rows.map(row => [row.user_id, standingOf(row, sport)]))
  return new Map(userIds.map(id => [id, known.get(id) ?? newcomerOf(sport, null)]))
}
