import type { Contest } from '@gauntlet/rules/ranks/measure'
import { dayOf } from '@gauntlet/rules/ranks/state'
import { Failure } from '../../../platform/operator/command.ts'
import { csvLines, type Line } from './csv.ts'

/** Players are numbers here: the file's names, counted. */
export type NumberedContest = Contest<number>

type Cell = (column: string) => string
interface Form {
  readonly columns: readonly string[]
  read(lines: Iterable<{ line: Line; cell: Cell }>, number: (name: string) => number): NumberedContest[]
}

/** The day of YYYYMMDD as the engine counts days; undefined for what is no day of the calendar. */
export function dayFrom(text: string): number | undefined {
  const parts = /^(\d{4})(\d\d)(\d\d)$/.exec(text)
  if (!parts) return undefined
  const iso = `${parts[1]}-${parts[2]}-${parts[3]}T00:00:00.000Z`
  const at = Date.parse(iso)
  return Number.isNaN(at) || new Date(at).toISOString() !== iso ? undefined : dayOf(at)
}

const unreadable = ({ number }: Line, why: string) => new Failure(`Line ${number} can't be read: ${why}.`)

/** Reads the days of a file's lines: a date that comes again is not read again. */
function dayReader(): (line: Line, cell: Cell) => number {
  const days = new Map<string, number>()
  return (line, cell) => {
    const date = cell('date')
    const day = days.get(date) ?? dayFrom(date)
    if (day === undefined) throw unreadable(line, `'${date}' is not a day (YYYYMMDD)`)
    days.set(date, day)
    return day
  }
}

const distinct = (numbers: readonly number[]): boolean => numbers.every((number, i) => numbers.indexOf(number) === i)

const FIRST_WINS = [1, 2]

const sidesForm = (winners: readonly string[], losers: readonly string[]): Form => ({
  columns: ['date', ...winners, ...losers],
  read: (lines, number) => {
    const contests: NumberedContest[] = []
    const dayOn = dayReader()
    for (const { line, cell } of lines) {
      const sides = [winners, losers].map(columns => columns.map(column => number(cell(column))))
      if (!distinct(sides.flat())) throw unreadable(line, 'a player stands twice')
      contests.push({ day: dayOn(line, cell), sides, positions: FIRST_WINS })
    }
    return contests
  },
})

const placingsForm: Form = {
  columns: ['date', 'event', 'player', 'position'],
  read: (lines, number) => {
    const dayOn = dayReader()
    const events = new Map<string, { day: number; places: Map<number, number> }>()
    for (const { line, cell } of lines) {
      const day = dayOn(line, cell)
      const position = cell('position')
      if (!/^[1-9]\d{0,8}$/.test(position)) throw unreadable(line, `'${position}' is not a position`)
      const key = `${day} ${cell('event')}`
      const event = events.get(key) ?? { day, places: new Map() }
      const player = number(cell('player'))
      if (event.places.has(player)) throw unreadable(line, 'the player has a position in this event already')
      event.places.set(player, Number(position))
      events.set(key, event)
    }
    return [...events.values()]
      .filter(({ places }) => places.size > 1)
      .map(({ day, places }) => ({ day, sides: [...places.keys()].map(id => [id]), positions: [...places.values()] }))
  },
}

const FORMS = [sidesForm(['winner'], ['loser']), sidesForm(['w1', 'w2'], ['l1', 'l2']), placingsForm]

/**
 * The results of a CSV text, ordered by day, as in the file within a day. An event of one finisher is left out.
 *
 * @throws Failure where the columns of no form are there, or a line can't be read
 */
export function readContests(text: string): NumberedContest[] {
  const lines = csvLines(text.replace(/^\uFEFF/, ''))
  const header = lines.next().value?.fields.map((name: string) => name.trim().toLowerCase()) ?? []
  const form = FORMS.find(({ columns }) => columns.every(column => header.includes(column)))
  if (!form) {
    const forms = FORMS.map(({ columns }) => columns.join(','))
    throw new Failure(`The first line names the columns of no form: ${forms.join(' · ')}.`)
  }
  const numbers = new Map<string, number>()
  const number = (name: string): number => {
    const known = numbers.get(name)
    if (known !== undefined) return known
    numbers.set(name, numbers.size)
    return numbers.size - 1
  }
  return form.read(cells(lines, header, form.columns), number).sort((a, b) => a.day - b.day)
}

function* cells(lines: Iterable<Line>, header: readonly string[], columns: readonly string[]) {
  const places = new Map(columns.map(column => [column, header.indexOf(column)]))
  for (const line of lines) {
    if (line.fields.length !== header.length) throw unreadable(line, `it does not have ${header.length} fields`)
    const cell = (column: string): string => line.fields[places.get(column) ?? -1]?.trim() ?? ''
    const empty = columns.find(column => cell(column) === '')
    if (empty) throw unreadable(line, `${empty} is empty`)
    yield { line, cell }
  }
}
