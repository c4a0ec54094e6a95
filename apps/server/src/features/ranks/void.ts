import type { Transaction } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import type { Services } from '../../platform/services.ts'
import { restoreStates, supersedeResult } from './ledger-queries.ts'
import { touchRanked } from './onlookers.ts'
import { countPairAnew } from './pairs.ts'
import * as queries from './queries.ts'
import { type Cause, causeColumns, effectiveTime, writeEffects } from './record.ts'
import { oweReplay } from './replay-queries.ts'
import { REPLAYS_JOB } from './replays.ts'

/**
 * Takes back what counts by a cause, of a tournament its placings and all matches, or results of one sport by their
 * ids: a correction of each is appended, and it no longer counts as played. A player whose last ranked result it was
 * stands at once where they stood before it; what came after is replayed in the background as if it had not been.
 * Touches the players and their onlookers. Answers whether there was a result that counted.
 */
export async function voidResult(
  tx: Transaction,
  services: Pick<Services, 'clock' | 'live'>,
  which: Cause | { resultIds: readonly string[] },
): Promise<boolean> {
  const ref =
    'resultIds' in which
      ? { resultIds: which.resultIds, challengeId: null, tournamentId: null, match: null }
      : { resultIds: [], ...causeColumns(which) }
  const [found] = await queries.listStandingResults.all(tx, ref)
  if (!found) return false
  const sportId = found.sport_id
  const sport = await queries.lockSport.one(tx, { sportId })
  // Two who void it at once: the second finds, under the lock, that it no longer counts.
  const targets = await queries.listStandingResults.all(tx, ref)
  if (targets.length === 0) return false
  const at = effectiveTime(services, sport)
  for (const target of targets) {
    await appendCorrection(tx, target, at)
    await writeEffects(tx, sportId, target, { by: -1 })
  }
  await queries.moveLastResult.affected(tx, { sportId, lastResultAt: at })
  const ranked = targets.filter(target => target.ranked)
  await unrate(tx, ranked, sport.rank_generation + 1)
  const userIds = targets.flatMap(({ sides }) => sides.flat())
  await touchRanked(tx, services.live, sportId, userIds)
  return true
}

const appendCorrection = (tx: Transaction, target: queries.StandingResultRow, at: Date) =>
  queries.insertResult.one(tx, {
    id: newId(at),
    sportId: target.sport_id,
    at,
    rankedIds: [],
    sides: '[]',
    positions: [],
    winnerOnly: false,
    score: null,
    steepness: null,
    ranked: target.ranked,
    challengeId: target.challenge_id,
    tournamentId: target.tournament_id,
    match: target.match,
    voids: target.id,
  })

/** Undoes ranked results, given in the order of the log, as far as nothing came after them; the rest is owed. */
async function unrate(
  tx: Transaction,
  targets: readonly queries.StandingResultRow[],
  generation: number,
): Promise<void> {
  const [first] = targets
  if (!first) return
  const sportId = first.sport_id
  for (const { id: resultId, sides } of targets.toReversed()) {
    await restoreStates.affected(tx, { resultId })
    await supersedeResult.affected(tx, { resultId, generation })
    await countPairAnew(tx, sportId, sides)
  }
  await oweReplay.affected(tx, { sportId, through: first.seq - 1, generation })
  tx.wake(REPLAYS_JOB)
}
