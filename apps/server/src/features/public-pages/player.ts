import { isId } from '@gauntlet/contract/fields'
import type { Speaker } from '@gauntlet/contract/language/speaker'
import { publicPageTexts } from '@gauntlet/contract/public-pages/texts'
import { isShownInPublic } from '@gauntlet/rules/people/public-names'
import { dayOf, deviationBy, newcomerRank, shownRank } from '@gauntlet/rules/ranks/state'
import type { Services } from '../../platform/services.ts'
import { type VisitedMatch, visitMatches } from './match.ts'
import { namesIn } from './names.ts'
import { findPublicPlayer, listLastMatches, listPublicSports, type PublicSportRow } from './player-queries.ts'

const MATCHES = 10

/** A player in a sport, as visitors read it. */
export interface PublicRank {
  sport: string
  rank: number
  /** The standard error of the rank today; null before the first result. */
  error: number | null
  /** It has settled. */
  settled: boolean
  played: number
  wins: number
}

/** A player who has switched on a page for visitors. */
export interface PublicPlayer {
  id: string
  name: string
  ranks: PublicRank[]
  /** The latest first. */
  matches: VisitedMatch[]
}

const rankOn = (
  day: number,
  { name, anchor, mean, variance, rated_day, settled, played, wins }: PublicSportRow,
): PublicRank => ({
  sport: name,
  rank: mean === null ? newcomerRank(anchor) : shownRank({ held: mean }),
  error: mean === null || variance === null ? null : deviationBy({ variance, day: rated_day }, day),
  settled,
  played,
  wins,
})

/** Undefined where there is no page: of a player who has not switched it on as of one whom there is not. */
export async function visitPlayer(
  services: Services,
  speaker: Speaker,
  id: unknown,
): Promise<PublicPlayer | undefined> {
  const { db, clock } = services
  const row = isId(id) ? await findPublicPlayer.first(db, { id }) : undefined
  if (!row || !isShownInPublic(row)) return undefined
  const [sports, last] = await Promise.all([
    listPublicSports.all(db, { id: row.id }),
    listLastMatches.all(db, { id: row.id, limit: MATCHES }),
  ])
  const matches = await visitMatches(
    services,
    speaker,
    last.map(({ challenge_id }) => challenge_id),
  )
  const { name } = namesIn([row], speaker.texts(publicPageTexts).player)(row.id)
  const today = dayOf(clock.now().getTime())
  return { id: row.id, name, ranks: sports.map(sport => rankOn(today, sport)), matches }
}
