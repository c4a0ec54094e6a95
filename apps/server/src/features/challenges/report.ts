import type { challenges } from '@gauntlet/contract/challenges/endpoints'
import { challengeReasons } from '@gauntlet/contract/challenges/reasons'
import { challengeTexts } from '@gauntlet/contract/challenges/texts'
import { STARS } from '@gauntlet/contract/challenges/forms'
import { type ChallengeFacts, playing, reportsOf } from '@gauntlet/rules/challenges/facts'
import { report } from '@gauntlet/rules/challenges/reporting'
import type { Transaction } from '../../platform/database/database.ts'
import { Said } from '../../platform/http/bind.ts'
import { badField } from '../../platform/http/refusal.ts'
import { challengeAct } from './act.ts'
import { putRating } from './people-queries.ts'

/** The stars for each other participant; a player who is left out gets five. */
async function storeStars(
  tx: Transaction,
  challengeId: string,
  facts: ChallengeFacts,
  raterId: string,
  given: Readonly<Record<string, number>>,
): Promise<void> {
  const others = playing(facts)
    .map(({ user_id }) => user_id)
    .filter(id => id !== raterId)
  const stranger = Object.keys(given).find(id => !others.includes(id))
  if (stranger !== undefined) throw badField(`ratings.${stranger}`, challengeTexts.unknownPlayer)
  for (const ratedId of others)
    await putRating.affected(tx, { challengeId, raterId, ratedId, stars: given[ratedId] ?? STARS })
}

/** A player names the winner: the report, its confirmation, or, with another name, a dispute. */
export const reportChallenge = challengeAct<typeof challenges.report>(
  () => 'report',
  async (act, viewer, { id, winner, ratings }) => {
    let confirms = false
    const challenge = await act(id, ({ facts }, _now, tx) => {
      if (!playing(facts).some(({ user_id }) => user_id === winner))
        throw badField('winner', challengeReasons.winner_not_player)
      confirms = reportsOf(facts)[0]?.winner_id === winner
      return {
        action: 'report',
        attempt: (settled, who, now) => report(settled, who, winner, now),
        also: () => storeStars(tx, id, facts, viewer.id, ratings),
      }
    })
    return new Said(challenge, { message: confirms ? challengeTexts.reportAccepted : challengeTexts.reportSent })
  },
)
