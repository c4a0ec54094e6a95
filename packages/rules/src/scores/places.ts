import type { StrokesFormat, TimeFormat } from '@gauntlet/contract/scores/format'
import type { Mark } from '@gauntlet/contract/scores/forms'
import type { Position } from '../ranks/sides.ts'
import { type Outcome, refused, type ScoreRead, type ScoreRefusal } from './verdict.ts'

type Entry = number | Mark

const MARKS: Record<'time' | 'strokes', readonly Mark[]> = { time: ['dnf', 'dns', 'dsq'], strokes: ['wd', 'dnf', 'dq'] }

/** The places of numbers of which the lowest wins; equal ones share one, and null has none. */
function placesOf(numbers: readonly (number | null)[]): Position[] {
  const there = numbers.filter(number => number !== null)
  return numbers.map(number => (number === null ? null : 1 + there.filter(other => other < number).length))
}

/** The places of numbers of which the lowest wins; several may share the first place where there are draws. */
export function placed(numbers: readonly (number | null)[], draw: boolean): ScoreRead | ScoreRefusal {
  const positions = placesOf(numbers)
  const first = positions.filter(position => position === 1).length
  if (first === 0) return refused('nobody_finished', 0)
  if (first > 1 && !draw) return refused('level', positions.lastIndexOf(1))
  const outcome: Outcome = first > 1 ? { draw: true } : { winner: positions.indexOf(1) }
  return { kind: 'allowed', outcome, positions, totals: null }
}

interface Bounds {
  readonly least: number
  readonly most: number
  readonly step: number
}

const boundsOf = (format: TimeFormat | StrokesFormat): Bounds =>
  format.kind === 'time'
    ? { least: format.min_ms, most: format.max_ms, step: format.precision_ms }
    : { least: format.min, most: format.max, step: 1 }

function checkEntry(format: TimeFormat | StrokesFormat, entry: Entry, side: number): ScoreRefusal | undefined {
  if (typeof entry === 'string') return MARKS[format.kind].includes(entry) ? undefined : refused('other_kind', side)
  const { least, most, step } = boundsOf(format)
  if (!Number.isInteger(entry)) return refused('not_whole', side)
  if (entry < least || entry > most) return refused('out_of_range', side)
  return entry % step === 0 ? undefined : refused('not_in_steps', side)
}

/** Reads times or strokes, a number or a mark for each side; whoever has a mark comes after all who finished. */
export function readEntries(
  format: TimeFormat | StrokesFormat,
  entries: readonly Entry[],
  { sides, draw }: { readonly sides: number; readonly draw: boolean },
): ScoreRead | ScoreRefusal {
  if (entries.length < sides) return refused('number_missing', entries.length)
  if (entries.length > sides) return refused('number_too_many', sides)
  for (const [side, entry] of entries.entries()) {
    const wrong = checkEntry(format, entry, side)
    if (wrong) return wrong
  }
  return placed(
    entries.map(entry => (typeof entry === 'string' ? null : entry)),
    draw,
  )
}
