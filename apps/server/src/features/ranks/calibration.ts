import type { InputOf } from '@gauntlet/contract/endpoint'
import { type Calibration, ENOUGH_MATCHES } from '@gauntlet/contract/ranks/calibration'
import type { ranks } from '@gauntlet/contract/ranks/endpoints'
import { sportTexts } from '@gauntlet/contract/sports/endpoints'
import { type Bin, calibrationOf, type Counts, type Figures, sumOfCounts } from '@gauntlet/rules/ranks/calibration'
import { badField } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { listSportCounts } from './calibration-queries.ts'

const fourDecimals = (value: number): number => Math.round(value * 10_000) / 10_000
const known = (value: number | null): number | null => (value === null ? null : fourDecimals(value))

const presentBin = ({ told, happened, low, high, ...bin }: Bin) => ({
  ...bin,
  told: known(told),
  happened: known(happened),
  low: known(low),
  high: known(high),
})

/** As the product tells it: no figures of few matches. */
export function presentFigures({ matches, even, draws, logLoss, brier, bins }: Figures): Calibration['all'] {
  const enough = matches >= ENOUGH_MATCHES
  return {
    matches,
    even,
    draws,
    enough: enough ? 1 : 0,
    log_loss: enough ? known(logLoss) : null,
    brier: enough ? known(brier) : null,
    bins: enough ? bins.map(presentBin) : [],
  }
}

const matchesIn = (counts: Counts): number => calibrationOf(counts).all.matches

/** How the chances that were told have turned out, in one sport or in all. */
export async function viewCalibration(
  { db }: Services,
  _viewer: unknown,
  { sport }: InputOf<typeof ranks.calibration>,
): Promise<Calibration> {
  const rows = await listSportCounts.all(db)
  if (sport !== undefined && !rows.some(({ id }) => id === sport)) throw badField('sport', sportTexts.unknownSport)
  const counted = rows.flatMap(({ counted_at, counts, ...row }) =>
    counted_at && counts ? [{ sport: row, counted_at, counts }] : [],
  )
  const asked = counted.filter(row => sport === undefined || row.sport.id === sport)
  const told = calibrationOf(sumOfCounts(asked.map(({ counts }) => counts)))
  const last = Math.max(...asked.map(({ counted_at }) => counted_at.getTime()))
  return {
    counted_at: asked.length > 0 ? new Date(last).toISOString() : null,
    all: presentFigures(told.all),
    settled: presentFigures(told.settled),
    unsettled: presentFigures(told.unsettled),
    singles: presentFigures(told.singles),
    sides: presentFigures(told.sides),
    // The one asked for is among them, too: whoever came from a rank chooses from them.
    sports: rows
      .map(({ id, name, counts }) => ({ sport: { id, name }, matches: counts ? matchesIn(counts) : 0 }))
      .filter(({ sport: { id }, matches }) => matches > 0 || id === sport),
  }
}
