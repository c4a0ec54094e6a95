import { type MatchResult, resultsOf } from '@gauntlet/rules/brackets/results'
import type { Millis } from '@gauntlet/contract/time'
import type { Transaction } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { listStandingResults, type StandingResultRow } from '../ranks/queries.ts'
import { recordResult } from '../ranks/record.ts'
import { voidResult } from '../ranks/void.ts'
import { type BracketState, bracketFacts } from './state.ts'

interface Counted {
  id: string
  sportId: string
  ranked: boolean
}

const sidesOf = ({ sides }: MatchResult): string[][] => sides.map(players => [...players])

const countsAs = (logged: StandingResultRow, result: MatchResult, ranked: boolean): boolean =>
  logged.match === result.match &&
  logged.ranked === (ranked && result.moves_rank) &&
  JSON.stringify([logged.sides, logged.positions, logged.score]) ===
    JSON.stringify([sidesOf(result), result.positions, result.score])

/**
 * Lets the log of ranks say what the matches of a bracket say: results that stand by now are appended, and those of
 * matches that were corrected, or have to be played again, are taken back. The caller holds the tournament's row.
 */
export async function countMatches(
  tx: Transaction,
  services: Services,
  { id, sportId, ranked }: Counted,
  bracket: BracketState,
  now: Millis,
): Promise<void> {
  if (!bracket.by_match) return
  const results = resultsOf(bracketFacts(bracket))
  const cause = { resultIds: [], challengeId: null, tournamentId: id, match: null }
  const logged = await listStandingResults.all(tx, cause)
  const wrong = logged.filter(row => !results.some(result => countsAs(row, result, ranked)))
  if (wrong.length > 0) await voidResult(tx, services, { resultIds: wrong.map(row => row.id) })
  for (const result of results) {
    if (result.stands_at > now || logged.some(row => countsAs(row, result, ranked))) continue
    const { match, positions, score, moves_rank } = result
    await recordResult(tx, services, {
      sportId,
      cause: { tournamentId: id, match },
      sides: sidesOf(result),
      positions: [...positions],
      score,
      ranked: ranked && moves_rank,
    })
  }
}
