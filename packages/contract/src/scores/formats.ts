import { type ScoringTable, type SportScoring, scoringTable } from './format.ts'
import table from './formats.json' with { type: 'json' }

/** How results are entered, checked and shown, sport by sport. Loading a table that does not fit its schema fails. */
export const scoring: ScoringTable = scoringTable.parse(table)

const sports = new Map(scoring.sports.map(sport => [sport.name, sport]))

/** Undefined for a sport that an operator has added: its results name a winner, and have no score. */
export const scoringOf = (sport: string): SportScoring | undefined => sports.get(sport)
