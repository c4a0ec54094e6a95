import type { FoundOpponent } from '@gauntlet/contract/match-search/endpoints'
import { distanceMiles, roundMiles } from '@gauntlet/rules/places/distance'
import { dayOf, newcomerRank, shownRank } from '@gauntlet/rules/ranks/state'
import { chanceToWin } from '@gauntlet/rules/ranks/told'
import type { Services } from '../../platform/services.ts'
import { presentCard } from '../cards/present.ts'
import { standingOf } from '../ranks/log.ts'
import * as queries from './queries.ts'
import type { Terms } from './terms.ts'

/** Players as the viewer is shown them, in their order; one read, however many they are. */
export async function presentOpponents(
  { db, clock }: Services,
  { start, sports }: Terms,
  found: readonly queries.FoundPlayerRow[],
): Promise<FoundOpponent[]> {
  if (found.length === 0) return []
  const userIds = found.map(row => row.user_id)
  const rows = await queries.listOpponents.all(db, { userIds, sportIds: found.map(row => row.sport_id) })
  const rowOf = new Map(rows.map(row => [row.id, row]))
  const sportOf = new Map(sports.map(sport => [sport.id, sport]))
  const day = dayOf(clock.now().getTime())
  return found.flatMap(({ user_id, sport_id }): FoundOpponent[] => {
    const [row, sport] = [rowOf.get(user_id), sportOf.get(sport_id)]
    // Whoever has gone since they were found is left out.
    if (!row || !sport) return []
    const { mean, settled, lat, lon } = row
    const state = standingOf(row, sport.state)
    // A newcomer's rank does not tell the level.
    const rank = mean === null ? newcomerRank(sport.state.anchor) : shownRank(state)
    const provisional = settled ? 0 : 1
    return [
      {
        ...presentCard({ ...row, anchor: null }),
        rank,
        provisional,
        _matchingData: { Sports: { id: sport.id, name: sport.name }, UsersSports: { rank, provisional } },
        distance: start && lat !== null && lon !== null ? roundMiles(distanceMiles(start, { lat, lon })) : null,
        chance: chanceToWin(sport.state.telling, [sport.own], [state], day),
      },
    ]
  })
}
