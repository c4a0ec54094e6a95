import type { FoundOpponent } from '@gauntlet/contract/match-search/endpoints'
import { distanceMiles, roundMiles } from '@gauntlet/rules/places/distance'
import { dayOf, newcomerRank, shownRank } from '@gauntlet/rules/ranks/state'
import type { Services } from '../../platform/services.ts'
import { presentCard } from '../cards/present.ts'
import { standingOf } from '../ranks/log.ts'
import { drawsUsually, pairOdds } from '../ranks/pair-odds.ts'
import type * as queries from './queries.ts'
import type { Terms } from './terms.ts'

/** Players as the viewer is shown them, in their order. */
export function presentOpponents(
  { clock }: Services,
  { start, sports, partners }: Terms,
  found: readonly queries.FoundPlayerRow[],
): FoundOpponent[] {
  const sportOf = new Map(sports.map(sport => [sport.id, sport]))
  const now = clock.now()
  const day = dayOf(now.getTime())
  return found.map((row): FoundOpponent => {
    const sport = sportOf.get(row.sport_id)
    if (!sport) throw new Error(`Nobody looked for sport ${row.sport_id}`)
    const { mean, settled, lat, lon } = row
    const state = standingOf(row, sport.state)
    // A newcomer's rank does not tell the level.
    const rank = mean === null ? newcomerRank(sport.state.anchor) : shownRank(state)
    const provisional = settled ? 0 : 1
    return {
      ...presentCard({ ...row, anchor: null }),
      rank,
      provisional,
      _matchingData: { Sports: { id: sport.id, name: sport.name }, UsersSports: { rank, provisional } },
      distance: start && lat !== null && lon !== null ? roundMiles(distanceMiles(start, { lat, lon })) : null,
      // A pair stands side by side: of a match against each other its ranks, which moved together, tell nothing.
      ...(partners.has(`${row.sport_id} ${row.user_id}`)
        ? { chance: null }
        : pairOdds({ telling: sport.state.telling, draws: drawsUsually(sport.name, now) }, sport.own, state, day)),
    }
  })
}
