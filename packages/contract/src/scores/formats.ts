import { type ScoreFormat, type ScoringTable, type SportScoring, scoringTable } from './format.ts'
import table from './formats.json' with { type: 'json' }

/** How results are entered, checked and shown, sport by sport. Loading a table that does not fit its schema fails. */
export const scoring: ScoringTable = scoringTable.parse(table)

const sports = new Map(scoring.sports.map(sport => [sport.name, sport]))

/** Undefined for a sport that an operator has added: its results name a winner, and have no score. */
export const scoringOf = (sport: string): SportScoring | undefined => sports.get(sport)

export const formatOf = (sport: SportScoring, id: string): ScoreFormat | undefined =>
  sport.formats.find(format => format.id === id)

/** The format that a form offers first on `day` (YYYY-MM-DD, at the venue). */
export function firstFormat(sport: SportScoring, day: string): ScoreFormat | undefined {
  const dated = sport.formats.find(
    ({ from, until }) => (from ?? until) !== undefined && (from ?? day) <= day && day <= (until ?? day),
  )
  return dated ?? formatOf(sport, sport.default_format)
}

/** Whether a match of the format may end level. */
export const hasDraw = (sport: SportScoring, format: ScoreFormat): boolean => {
  if (format.kind === 'sets') return false
  if (format.kind === 'result') return format.outcomes.includes('draw')
  return format.kind === 'points' ? (format.draw ?? sport.draw) : sport.draw
}
