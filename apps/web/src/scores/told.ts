import type { ScoreFormat } from '@gauntlet/contract/scores/format'
import type { GivenScore, Mark } from '@gauntlet/contract/scores/forms'
import { MINUTE, SECOND } from '@gauntlet/contract/time'
import { columnsOf, type Sheet, textAt, tiebreakLoser, type Typed } from './sheet.ts'

const MARKS = ['dnf', 'dns', 'dsq', 'dq', 'wd'] as const satisfies readonly Mark[]

/** '1:04.2' in milliseconds, or a mark as it is; NaN for anything else, which the server refuses. */
function entryOf(text: string): number | Mark {
  const mark = MARKS.find(one => one === text.trim().toLowerCase())
  if (mark) return mark
  const seconds = text
    .trim()
    .split(':')
    .reduce((sum, part) => sum * 60 + (/^\d+([.,]\d+)?$/.test(part) ? Number(part.replace(',', '.')) : Number.NaN), 0)
  return Math.round(seconds * SECOND)
}

const filled = (texts: readonly string[]): number[] => texts.filter(text => text !== '').map(Number)

function segmentsOf(sheet: Sheet, typed: Typed): number[][] {
  const columns = Array.from({ length: columnsOf(sheet, typed) }, (_, segment) => {
    const asked = tiebreakLoser(sheet, typed, segment) !== undefined
    return filled((typed[segment] ?? []).slice(0, sheet.sides + (asked ? 1 : 0)))
  })
  return columns.slice(0, columns.findLastIndex(column => column.length > 0) + 1)
}

/** The score as it is sent; undefined where nothing is typed. */
export function scoreOf(sheet: Sheet, typed: Typed, method: string): GivenScore | undefined {
  const { format, sides } = sheet
  const how = method === '' ? undefined : { method }
  if (format.kind === 'result') return how
  if (format.kind === 'sets') {
    const segments = segmentsOf(sheet, typed)
    return segments.length === 0 ? undefined : segments
  }
  const texts = Array.from({ length: sides }, (_, row) => textAt(typed, { segment: 0, row })).filter(
    text => text !== '',
  )
  if (texts.length === 0) return undefined
  if (format.kind === 'time') return texts.map(entryOf)
  const list = texts.map(Number)
  const [a, b] = columnsOf(sheet, typed) > 1 ? filled(typed[1] ?? []) : []
  if (a !== undefined && b !== undefined) return { score: list, shootout: [a, b], ...how }
  return how ? { score: list, ...how } : list
}

/** '1:04.2' for 64200. */
function timeText(ms: number): string {
  const minutes = Math.floor(ms / MINUTE)
  const seconds = String((ms % MINUTE) / SECOND)
  return minutes === 0 ? seconds : `${minutes}:${/^\d(\.|$)/.test(seconds) ? '0' : ''}${seconds}`
}

/** A score that was reported, as it would have been typed. */
export function typedOf(score: GivenScore | null, kind?: ScoreFormat['kind']): Typed {
  if (score === null) return []
  const entryText = (entry: number | Mark) =>
    kind === 'time' && typeof entry === 'number' ? timeText(entry) : String(entry)
  const list = Array.isArray(score) ? score : (score.score ?? [])
  const shootout = Array.isArray(score) || !score.shootout ? [] : [score.shootout.map(String)]
  const segments = list.flatMap(entry => (Array.isArray(entry) ? [entry.map(String)] : []))
  const entries = list.flatMap(entry => (Array.isArray(entry) ? [] : [entryText(entry)]))
  return segments.length > 0 ? segments : entries.length > 0 ? [entries, ...shootout] : []
}

/** The typed score, as the player of a side tells it: '6–4 3–6 10–7', '2–2 (5–4)', '1:04.2–1:05'. */
export function typedText(sheet: Sheet, typed: Typed, side: number): string {
  const told = (segment: number): string => {
    const entries = (typed[segment] ?? []).slice(0, sheet.sides)
    const own = entries.splice(Math.max(0, side), 1)
    return [...own, ...entries].join('–')
  }
  const columns = Array.from({ length: columnsOf(sheet, typed) }, (_, segment) => segment)
  const filledIn = columns.filter(segment => (typed[segment] ?? []).some(text => text !== ''))
  if (sheet.format.kind !== 'sets') return filledIn.map((at, index) => (index ? `(${told(at)})` : told(at))).join(' ')
  return filledIn
    .map(segment => {
      const points = textAt(typed, { segment, row: sheet.sides })
      const isTied = points !== '' && tiebreakLoser(sheet, typed, segment) !== undefined
      return isTied ? `${told(segment)}(${points})` : told(segment)
    })
    .join(' ')
}
