import type { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { tournamentTexts } from '@gauntlet/contract/tournaments/texts'
import { sidesIn } from '@gauntlet/rules/tournaments/sides'
import { reportPlaces as reportsPlaces, reportWinner as reportsWinner } from '@gauntlet/rules/tournaments/reporting'
import type { Transaction } from '../../platform/database/database.ts'
import { badField } from '../../platform/http/refusal.ts'
import { tournamentAct } from './act.ts'
import type { Loaded } from './facts.ts'
import { putRating } from './report-queries.ts'

/** The stars that the organizer gives. Silence gives none, since the organizer may not have played. */
async function storeStars(
  tx: Transaction,
  { row, facts }: Loaded,
  given: Readonly<Record<string, number>>,
): Promise<void> {
  const players = sidesIn(facts)
    .flat()
    .filter(id => id !== row.organizer_id)
  for (const [ratedId, stars] of Object.entries(given)) {
    if (!players.includes(ratedId)) throw badField(`ratings.${ratedId}`, tournamentTexts.unknownPlayer)
    await putRating.affected(tx, { tournamentId: row.id, raterId: row.organizer_id, ratedId, stars })
  }
}

/** The organizer names the winner of a tournament of fewer than four. */
export const reportWinner = tournamentAct<typeof tournaments.report>(
  () => 'report',
  (act, _viewer, { id, winner, ratings }) =>
    act(id, (loaded, _now, tx) => ({
      action: 'report',
      attempt: (facts, who, now) => reportsWinner(facts, who, winner, now),
      also: () => storeStars(tx, loaded, ratings),
    })),
)

/** The organizer assigns positions to at least four players. */
export const reportPlaces = tournamentAct<typeof tournaments.rankReport>(
  () => 'report',
  (act, _viewer, { id, places }) =>
    act(id, () => {
      const foreign = places.findIndex(({ tournamentid }) => tournamentid !== undefined && tournamentid !== id)
      if (foreign >= 0) throw badField(`places.${foreign}.tournamentid`, tournamentTexts.otherTournament)
      const placings = places.map(({ userid, rank }) => ({ user_id: userid, position: rank }))
      return { action: 'report', attempt: (facts, who, now) => reportsPlaces(facts, who, placings, now) }
    }),
)
