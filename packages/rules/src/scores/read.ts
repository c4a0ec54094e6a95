import { type Ending, endings } from '@gauntlet/contract/scores/endings'
import type { ScoreFormat, SportScoring } from '@gauntlet/contract/scores/format'
import { hasDraw } from '@gauntlet/contract/scores/choice'
import type { GivenScore, Mark, ScoreDetails } from '@gauntlet/contract/scores/forms'
import { readDecision } from './decisions.ts'
import { readEntries } from './places.ts'
import { readPoints } from './points.ts'
import { readSets } from './sets.ts'
import {
  decided,
  type Outcome,
  positionsOf,
  type Report,
  refused,
  type ScoreRead,
  type ScoreRefusal,
} from './verdict.ts'

type Entries = readonly (number | Mark)[]
type Segments = readonly (readonly number[])[]

const areSegments = (list: Entries | Segments): list is Segments => list.every(Array.isArray)
const areNumbers = (list: Entries | Segments): list is readonly number[] =>
  list.every(entry => typeof entry === 'number')
const areEntries = (list: Entries | Segments): list is Entries => list.every(entry => !Array.isArray(entry))

const isDetails = (given: GivenScore): given is ScoreDetails => !Array.isArray(given)

interface Situation {
  readonly sides: number
  readonly ending: Report['ending']
  readonly draw: boolean
  /** The side that the report names beside the score. */
  readonly told: number | undefined
}

const ENTERED = ['draw', 'cards', 'round', 'points', 'advantages', 'up', 'to_play', 'shootout', 'method'] as const

function readList(
  format: ScoreFormat,
  list: Entries | Segments,
  beside: ScoreDetails,
  situation: Situation,
): ScoreRead | ScoreRefusal {
  if (format.kind === 'points')
    return areNumbers(list) ? readPoints(format, list, beside, situation) : refused('other_kind', 0)
  const extra = ENTERED.find(part => beside[part] !== undefined)
  if (extra) return refused('not_asked', extra)
  if (format.kind === 'sets')
    return areSegments(list) ? readSets(format, list, situation.ending) : refused('other_kind', 0)
  if (format.kind === 'result' || !areEntries(list)) return refused('other_kind', 0)
  return readEntries(format, list, situation)
}

function readGiven(format: ScoreFormat, given: GivenScore, situation: Situation): ScoreRead | ScoreRefusal {
  if (!isDetails(given)) return readList(format, given, {}, situation)
  if (format.kind === 'result') return readDecision(format, given)
  const { score, clock, ...beside } = given
  if (score === undefined) return refused('other_kind', null)
  const ending = clock && situation.ending === 'played' ? 'clock' : situation.ending
  return readList(format, score, { ...beside, winner: beside.winner ?? situation.told }, { ...situation, ending })
}

const isSame = (a: Outcome, b: Outcome): boolean => ('draw' in a ? 'draw' in b : 'winner' in b && a.winner === b.winner)

/** The outcome as it was told, where the score is not asked for or does not say. */
function readOutcome(outcome: Outcome | null, { sides, draw, ending }: Situation): ScoreRead | ScoreRefusal {
  if (!outcome) return endings[ending].counts ? refused('winner_missing', 'winner') : decided(null, null)
  if ('draw' in outcome && (!draw || sides > 2 || endings[ending].score !== 'whole')) return refused('level', 'draw')
  if ('winner' in outcome && !(Number.isInteger(outcome.winner) && outcome.winner >= 0 && outcome.winner < sides))
    return refused('unknown_side', 'winner')
  const positions = positionsOf(outcome, sides)
  return sides === 2 ? decided(outcome, null) : { kind: 'allowed', outcome, positions, totals: null }
}

/** Whether a score of two sides says how far apart they are, or only who won: one rack is won 1–0, a race in a time. */
export const measuresLead = (sport: SportScoring, format: ScoreFormat): boolean =>
  sport.margin !== 'none' && (format.kind === 'sets' || (format.kind === 'points' && format.target !== 1))

/** Whether a match that ended so is told in a whole score: one who gave up might still have turned it. */
export const isReadAfter = (ending: Ending | null): boolean =>
  ending === null || ending === 'played' || ending === 'clock'

/**
 * Reads a report of a match: the winner, the places, and how far apart the two sides were. A score is whole or absent,
 * except where the match did not come to its end; the report then says its outcome. The score decides; an outcome that
 * is told beside it has to be the same.
 */
export function readReport(sport: SportScoring, format: ScoreFormat, report: Report): ScoreRead | ScoreRefusal {
  const { sides, ending, score, outcome } = report
  if (!Number.isInteger(sides) || sides < 2 || sides > sport.sides.max_sides) return refused('unknown_side', null)
  const told = outcome && 'winner' in outcome ? outcome.winner : undefined
  const situation: Situation = { sides, ending, draw: hasDraw(sport, format), told }
  if (score === null) return readOutcome(outcome, situation)
  if (endings[ending].score === 'none') return refused('no_score', null)
  const read = readGiven(format, score, situation)
  if (read.kind === 'disabled') return read
  if (read.outcome === null || !isReadAfter(ending)) return readOutcome(outcome, situation)
  if (outcome && !isSame(outcome, read.outcome)) {
    const { outcome: right } = read
    return 'winner' in right
      ? { ...refused('other_winner', 'winner'), winner: right.winner }
      : refused('other_draw', 'winner')
  }
  return measuresLead(sport, format) ? read : { ...read, totals: null }
}
