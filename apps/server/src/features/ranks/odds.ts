import type { InputOf } from '@gauntlet/contract/endpoint'
import type { MatchOdds, ranks } from '@gauntlet/contract/ranks/endpoints'
import type { Scoring } from '@gauntlet/rules/challenges/claims'
import { fadedTo, weightAfter } from '@gauntlet/rules/ranks/pairs'
import { stake } from '@gauntlet/rules/ranks/stake'
import { dayOf } from '@gauntlet/rules/ranks/state'
import { mayDraw, measuresLead } from '@gauntlet/rules/scores/read'
import { notFound } from '../../platform/http/refusal.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { areThere } from '../cards/hidden.ts'
import { scoringFor } from '../gathering/scoring.ts'
import { standingOf } from './log.ts'
import { pairOdds } from './pair-odds.ts'
import { listSharedSports, type SharedSportRow } from './read-queries.ts'
import { sportStateOf } from './sport-state.ts'

function oddsIn(mine: SharedSportRow, theirs: SharedSportRow, scoring: Scoring | null, day: number): MatchOdds {
  const { sport_id, met_n, met_day } = mine
  const sport = sportStateOf(mine)
  const [own, other] = [standingOf(mine, sport), standingOf(theirs, sport)]
  const { telling } = sport
  const weight = met_n === null || met_day === null ? 1 : weightAfter(fadedTo({ n: met_n, day: met_day }, day))
  const planned = { own: [own], opponents: [[other]], day, weight, scored: false } as const
  const { win, lose } = stake(planned, telling)
  return {
    sport_id,
    ...pairOdds({ telling, draws: mayDraw(scoring, 2) }, own, other, day),
    stake: {
      win: win.clear,
      lose: lose.clear,
      range:
        scoring && measuresLead(scoring.sport, scoring.format) ? stake({ ...planned, scored: true }, telling) : null,
    },
  }
}

/** The odds of a match between the viewer and a player, in each sport that both play, in its usual format. */
export async function viewOdds(
  { db, clock }: Services,
  viewer: Viewer,
  { user_id }: InputOf<typeof ranks.odds>,
): Promise<MatchOdds[]> {
  if (!(await areThere(db, viewer.id, [user_id]))) throw notFound()
  const rows = await listSharedSports.all(db, { viewerId: viewer.id, userId: user_id })
  const now = clock.now()
  const day = dayOf(now.getTime())
  return [...Map.groupBy(rows, row => row.sport_id).values()].flatMap(both => {
    const mine = both.find(row => row.user_id === viewer.id)
    const theirs = both.find(row => row.user_id === user_id)
    if (!mine || !theirs) return []
    const scoring = scoringFor({ sport_name: mine.name, format: null, start_at: now, timezone: 'UTC' })
    return [oddsIn(mine, theirs, scoring, day)]
  })
}
