import { sideKey } from '@gauntlet/rules/ranks/roster'
import type { Transaction } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { forgetPairs } from './pair-queries.ts'
import * as queries from './queries.ts'
import { appendCorrections, effectiveTime } from './record.ts'
import { replayAnew } from './replay-queries.ts'

/** The two sides of each match, as the names of a pair that has met. */
const pairsOf = (results: readonly queries.StandingResultRow[]) =>
  results.flatMap(({ sides }) => {
    const [one, two] = sides.length === 2 ? sides.map(sideKey).toSorted() : []
    return one === undefined || two === undefined ? [] : [{ one, two }]
  })

/**
 * Takes back the results of challenges of one sport, for many at once: corrections are appended, and the sport is
 * replayed in the background. Its ranks stay as they are until that has come to its end. Answers how many counted.
 */
export async function takeBackLater(
  tx: Transaction,
  services: Pick<Services, 'clock'>,
  sportId: string,
  challengeIds: readonly string[],
): Promise<number> {
  const sport = await queries.lockSport.one(tx, { sportId })
  const targets = await queries.listStandingOf.all(tx, { challengeIds })
  if (targets.length === 0) return 0
  const at = effectiveTime(services, sport)
  await appendCorrections(tx, targets, at)
  await queries.moveLastResult.affected(tx, { sportId, lastResultAt: at })
  // The replay writes those anew who have met in a result that is left, too.
  const pairs = pairsOf(targets)
  await forgetPairs.affected(tx, { sportId, ones: pairs.map(({ one }) => one), twos: pairs.map(({ two }) => two) })
  await replayAnew.affected(tx, { sportId })
  return targets.length
}
