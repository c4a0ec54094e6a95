import type { FoundPlayer } from '@gauntlet/contract/people-search/endpoints'
import { dayOf, newcomerRank, shownRank } from '@gauntlet/rules/ranks/state'
import type { Services, Viewer } from '../../platform/services.ts'
import { standingOf } from '../ranks/log.ts'
import { drawsUsually, pairOdds } from '../ranks/pair-odds.ts'
import { sportStateOf } from '../ranks/sport-state.ts'
import { type CommonRow, listCommon } from './common-queries.ts'

export type Common = Pick<FoundPlayer, '_matchingData' | 'chance' | 'draw_chance' | 'rank' | 'provisional'>

/** How the viewer and the other stand in the sport, and how its chances are told. */
function standingsIn(row: CommonRow) {
  const sport = sportStateOf({ ...row, name: row.sport_name })
  return { telling: sport.telling, own: standingOf(row.own, sport), theirs: standingOf(row.theirs, sport) }
}

/**
 * In which sport players of one page meet the viewer best, and the chance to win, which a pair has none of; whoever
 * shares no sport is left out.
 */
export async function commonSports(
  { db, clock }: Services,
  viewer: Viewer,
  userIds: readonly string[],
): Promise<Map<string, Common>> {
  if (userIds.length === 0) return new Map()
  const rows = await listCommon.all(db, { viewerId: viewer.id, ids: userIds })
  const now = clock.now()
  const day = dayOf(now.getTime())
  return new Map(
    rows.map((row): [string, Common] => {
      const { user_id, sport_id, sport_name, settled, paired } = row
      const { telling, own, theirs } = standingsIn(row)
      // A newcomer's rank does not tell the level.
      const rank = row.theirs.mean === null ? newcomerRank(row.anchor) : shownRank(theirs)
      const provisional = settled ? 0 : 1
      const matching = { Sports: { id: sport_id, name: sport_name }, UsersSports: { rank, provisional } } as const
      const odds = paired
        ? { chance: null }
        : pairOdds({ telling, draws: drawsUsually(sport_name, now) }, own, theirs, day)
      return [user_id, { _matchingData: matching, ...odds, rank, provisional }]
    }),
  )
}
