import { hasDraw } from '@gauntlet/contract/scores/choice'
import type { ScoreFormat, SegmentRules, SetsFormat, SportScoring } from '@gauntlet/contract/scores/format'
import { isWon } from '@gauntlet/contract/scores/segments'

/** A score sheet: how the match is scored, and how many sides it has. */
export interface Sheet {
  format: ScoreFormat
  sides: number
  draw: boolean
  /** So many segments were played, as far as that is known. */
  least?: number
}

export const sheetOf = (sport: SportScoring, format: ScoreFormat, sides: number): Sheet => ({
  format,
  sides,
  draw: sides === 2 && hasDraw(sport, format),
})

/** The texts that are typed: by segment one for each side, then one for the points of the tie-break's loser. */
export type Typed = readonly (readonly string[])[]

/** A place to type in; the row after those of the sides is that of the tie-break. */
export interface Cell {
  segment: number
  row: number
}

const isLast = ({ best_of }: SetsFormat, segment: number) => segment === best_of - 1
const rulesAt = (format: SetsFormat, segment: number): SegmentRules =>
  isLast(format, segment) ? (format.final ?? format.segment) : format.segment

export const textAt = (typed: Typed, { segment, row }: Cell): string => typed[segment]?.[row] ?? ''

/** The numbers of a segment, or of all sides; undefined while one is missing. */
function numbersAt({ sides }: Sheet, typed: Typed, segment: number): number[] | undefined {
  const texts = Array.from({ length: sides }, (_, row) => textAt(typed, { segment, row }))
  return texts.includes('') ? undefined : texts.map(Number)
}

const ahead = ([a = 0, b = 0]: readonly number[]): 0 | 1 => (a > b ? 0 : 1)

function segmentWinner(sheet: Sheet, typed: Typed, segment: number): 0 | 1 | undefined {
  const numbers = numbersAt(sheet, typed, segment)
  if (!numbers || sheet.format.kind !== 'sets') return undefined
  const rules = rulesAt(sheet.format, segment)
  return isWon(rules, Math.max(...numbers), Math.min(...numbers)) ? ahead(numbers) : undefined
}

/** The side that lost a segment in a tie-break, whose points are asked. */
export function tiebreakLoser(sheet: Sheet, typed: Typed, segment: number): 0 | 1 | undefined {
  const numbers = numbersAt(sheet, typed, segment)
  if (!numbers || sheet.format.kind !== 'sets') return undefined
  const { tiebreak } = rulesAt(sheet.format, segment)
  const isTied = tiebreak && Math.min(...numbers) === tiebreak.at && Math.max(...numbers) === tiebreak.at + 1
  return isTied ? (ahead(numbers) === 0 ? 1 : 0) : undefined
}

/** Level before a shoot-out that the format has. */
function isShotOut(sheet: Sheet, typed: Typed): boolean {
  const numbers = numbersAt(sheet, typed, 0)
  return (
    sheet.format.kind === 'points' && sheet.format.shootout !== undefined && numbers?.[0] === numbers?.[1] && !!numbers
  )
}

/** How many columns there are: as many as it takes at least, then one more as long as nobody has won. */
export function columnsOf(sheet: Sheet, typed: Typed): number {
  const { format } = sheet
  if (format.kind === 'result') return 0
  if (format.kind !== 'sets') return isShotOut(sheet, typed) ? 2 : 1
  const needed = Math.floor(format.best_of / 2) + 1
  const shown = Math.max(needed, Math.min(sheet.least ?? 0, format.best_of))
  const wins = [0, 0]
  for (let segment = 0; segment < format.best_of; segment++) {
    const winner = segmentWinner(sheet, typed, segment)
    if (winner === undefined) return Math.max(shown, segment + 1)
    wins[winner] = (wins[winner] ?? 0) + 1
    if (wins[winner] === needed) return segment + 1
  }
  return format.best_of
}

/** In the order in which they are typed. */
export function cellsOf(sheet: Sheet, typed: Typed): Cell[] {
  return Array.from({ length: columnsOf(sheet, typed) }, (_, segment) => {
    const rows = sheet.sides + (tiebreakLoser(sheet, typed, segment) === undefined ? 0 : 1)
    return Array.from({ length: rows }, (_cell, row) => ({ segment, row }))
  }).flat()
}

const isSame = (one: Cell, two: Cell) => one.segment === two.segment && one.row === two.row

/** The cell so many steps from another; the cell itself at either end. */
export function stepFrom(sheet: Sheet, typed: Typed, from: Cell, steps: number): Cell {
  const cells = cellsOf(sheet, typed)
  const at = cells.findIndex(cell => isSame(cell, from))
  return cells[at + steps] ?? from
}

/** Beyond the target points go on while neither leads by two: rarely as far as this. */
const BEYOND = 19

/** No number in a cell is likely to be larger. */
function mostAt({ format, sides }: Sheet, { segment, row }: Cell): number {
  if (format.kind === 'points') return segment === 0 ? format.max : (format.shootout?.max ?? 0)
  if (format.kind === 'strokes') return format.max
  if (format.kind !== 'sets') return Number.POSITIVE_INFINITY
  const { tiebreak, cap, target, overshoot } = rulesAt(format, segment)
  if (row === sides) return (tiebreak?.target ?? 0) + BEYOND
  if (tiebreak) return Math.max(target, tiebreak.at + 1)
  return cap ?? target + Math.max(overshoot, BEYOND)
}

/** Whether no other digit can follow, so that typing goes on in the next cell. */
function isFull(sheet: Sheet, cell: Cell, text: string): boolean {
  if (hasHalves(sheet)) return text.includes('.')
  return text === '0' || Number(text) * 10 > mostAt(sheet, cell)
}

/** Halves of a point: a drawn game of chess. */
export const hasHalves = ({ format }: Sheet): boolean => format.kind === 'points' && format.step < 1

export interface Typing {
  typed: Typed
  at: Cell
}

/** A cell with another text. What comes after it stays, though it may no longer be shown. */
function write(typed: Typed, { segment, row }: Cell, text: string): Typed {
  const columns = Array.from({ length: Math.max(typed.length, segment + 1) }, (_, at) => [...(typed[at] ?? [])])
  const column = columns[segment]
  if (!column) return typed
  while (column.length < row) column.push('')
  column[row] = text
  return columns
}

/** Writes a whole text into a cell, and goes on where nothing can follow. */
export function enter(sheet: Sheet, typed: Typed, at: Cell, text: string): Typing {
  const changed = write(typed, at, text)
  const goesOn = sheet.format.kind !== 'time' && text !== '' && isFull(sheet, at, text)
  return { typed: changed, at: goesOn ? stepFrom(sheet, changed, at, 1) : at }
}

/** A key of the pad: into a cell that is full it is written anew. */
export function press(sheet: Sheet, { typed, at }: Typing, key: string): Typing {
  const text = textAt(typed, at)
  return enter(sheet, typed, at, text !== '' && isFull(sheet, at, text) ? key : text + key)
}

/** Takes back the last digit, if need be that of the cell before. */
export function erase(sheet: Sheet, { typed, at }: Typing): Typing {
  const from = textAt(typed, at) === '' ? stepFrom(sheet, typed, at, -1) : at
  return { typed: write(typed, from, textAt(typed, from).slice(0, -1)), at: from }
}

/** The side that has won by what is typed, or that nobody has; undefined until that is decided. */
export function outcomeOf(sheet: Sheet, typed: Typed): number | 'draw' | undefined {
  const { format, sides, draw } = sheet
  if (format.kind === 'sets') return matchWinner(sheet, format, typed)
  const numbers = numbersAt(sheet, typed, 0)
  if (!numbers || format.kind === 'time' || format.kind === 'result') return undefined
  if (isShotOut(sheet, typed)) {
    const kicks = numbersAt(sheet, typed, 1)
    if (kicks) return ahead(kicks)
  }
  const best = format.kind === 'strokes' ? Math.min(...numbers) : Math.max(...numbers)
  if (numbers.filter(number => number === best).length > 1) return draw && sides === 2 ? 'draw' : undefined
  if (format.kind === 'points' && format.target !== null) {
    const rules = { ...format, target: format.target, tiebreak: null }
    if (!isWon(rules, best, Math.min(...numbers))) return undefined
  }
  return numbers.indexOf(best)
}

function matchWinner(sheet: Sheet, { best_of }: SetsFormat, typed: Typed): number | undefined {
  const winners = Array.from({ length: columnsOf(sheet, typed) }, (_, segment) => segmentWinner(sheet, typed, segment))
  return [0, 1].find(side => winners.filter(winner => winner === side).length * 2 > best_of)
}
