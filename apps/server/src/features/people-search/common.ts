import type { FoundPlayer } from '@gauntlet/contract/people-search/endpoints'
import { chanceToWin } from '@gauntlet/rules/ranks/chances'
import { dayOf, newcomer, newcomerRank, type RatingState, shownRank } from '@gauntlet/rules/ranks/state'
import type { Services, Viewer } from '../../platform/services.ts'
import { listCommon, type RatedRow } from './common-queries.ts'

export type Common = Pick<FoundPlayer, '_matchingData' | 'chance' | 'rank' | 'provisional'>

const stateOf = (row: RatedRow | null, anchor: number): RatingState =>
  row ? { ...row, day: row.rated_day } : newcomer(anchor)

/** In which sport players of one page meet the viewer best, and the chance to win; whoever shares none is left out. */
export async function commonSports(
  { db, clock }: Services,
  viewer: Viewer,
  userIds: readonly string[],
): Promise<Map<string, Common>> {
  if (userIds.length === 0) return new Map()
  const rows = await listCommon.all(db, { viewerId: viewer.id, ids: userIds })
  const day = dayOf(clock.now().getTime())
  return new Map(
    rows.map(({ user_id, sport_id, sport_name, anchor, settled, theirs, own }): [string, Common] => {
      const rank = theirs ? shownRank(theirs) : newcomerRank(anchor)
      const provisional = settled ? 0 : 1
      const matching = { Sports: { id: sport_id, name: sport_name }, UsersSports: { rank, provisional } } as const
      const chance = chanceToWin([stateOf(own, anchor)], [stateOf(theirs, anchor)], day)
      return [user_id, { _matchingData: matching, chance, rank, provisional }]
    }),
  )
}
