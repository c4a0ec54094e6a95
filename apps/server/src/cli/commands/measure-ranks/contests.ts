import type { Score } from '@gauntlet/rules/ranks/lead'
import type { Contest } from '@gauntlet/rules/ranks/measure'
import type { Position } from '@gauntlet/rules/ranks/sides'
import { dayOf } from '@gauntlet/rules/ranks/state'
import { Failure } from '../../../platform/operator/command.ts'
import { csvLines, type Line } from './csv.ts'

type Cell = (column: string) => string
interface Form {
  readonly columns: readonly string[]
  /** A log of the product: two who meet in fields move each other as seldom as they do there. */
  readonly limited?: true
  read(lines: Iterable<{ line: Line; cell: Cell }>): Contest[]
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

const distinct = (names: readonly string[]): boolean => names.every((name, i) => names.indexOf(name) === i)

const FIRST_WINS = [1, 2]
/** Retired: the score is that of a match that did not come to its end. */
const NOT_READ = 'R'

interface Told {
  /** The points of all segments. */
  readonly totals: Score
  /** Segments won, less those lost. */
  readonly ahead: number
}

/** '104-96', or by segments '21-15 19-21 15-12'; undefined for an empty cell. */
function toldScore(line: Line, text: string): Told | undefined {
  if (text === '') return undefined
  let [a, b, ahead] = [0, 0, 0]
  for (const segment of text.split(/ +/)) {
    const [, first, second] = /^(\d{1,4})-(\d{1,4})$/.exec(segment) ?? []
    if (first === undefined || second === undefined) throw unreadable(line, `'${text}' is not a score`)
    a += Number(first)
    b += Number(second)
    ahead += Math.sign(Number(first) - Number(second))
  }
  return { totals: [a, b], ahead }
}

const scoreOf = (line: Line, cell: Cell): Score | null => {
  const told = toldScore(line, cell('score'))
  return told && cell('note') !== NOT_READ ? told.totals : null
}

const sidesForm = (winners: readonly string[], losers: readonly string[]): Form => ({
  columns: ['date', ...winners, ...losers],
  read: lines => {
    const contests: Contest[] = []
    const dayOn = dayReader()
    for (const { line, cell } of lines) {
      const sides = [winners, losers].map(columns => columns.map(cell))
      if (!distinct(sides.flat())) throw unreadable(line, 'a player stands twice')
      contests.push({ day: dayOn(line, cell), sides, positions: FIRST_WINS, score: scoreOf(line, cell) })
    }
    return contests
  },
})

/** The score says who won, or that it was a draw. */
const homeForm: Form = {
  columns: ['date', 'home', 'away', 'score'],
  read: lines => {
    const contests: Contest[] = []
    const dayOn = dayReader()
    for (const { line, cell } of lines) {
      const sides = [[cell('home')], [cell('away')]]
      if (!distinct(sides.flat())) throw unreadable(line, 'a player stands twice')
      const ahead = toldScore(line, cell('score'))?.ahead ?? 0
      const positions = ahead === 0 ? [1, 1] : ahead > 0 ? FIRST_WINS : [2, 1]
      contests.push({ day: dayOn(line, cell), sides, positions, score: scoreOf(line, cell) })
    }
    return contests
  },
}

const placingsForm: Form = {
  columns: ['date', 'event', 'player', 'position'],
  read: lines => {
    const dayOn = dayReader()
    const events = new Map<string, { day: number; places: Map<string, number> }>()
    for (const { line, cell } of lines) {
      const day = dayOn(line, cell)
      const position = cell('position')
      if (!/^[1-9]\d{0,8}$/.test(position)) throw unreadable(line, `'${position}' is not a position`)
      const key = `${day} ${cell('event')}`
      const event = events.get(key) ?? { day, places: new Map() }
      const player = cell('player')
      if (event.places.has(player)) throw unreadable(line, 'the player has a position in this event already')
      event.places.set(player, Number(position))
      events.set(key, event)
    }
    return [...events.values()]
      .filter(({ places }) => places.size > 1)
      .map(({ day, places }) => ({
        day,
        sides: [...places.keys()].map(id => [id]),
        positions: [...places.values()],
        score: null,
      }))
  },
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
const TOTALS = /^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)$/

function totalsIn(line: Line, text: string): Score | null {
  if (text === '') return null
  const [, one, two] = TOTALS.exec(text) ?? []
  if (one === undefined || two === undefined) throw unreadable(line, `'${text}' is not a score`)
  return [Number(one), Number(two)]
}

function positionsIn(line: Line, text: string, sides: number): Position[] {
  const positions = text.split('|').map(position => (position === '-' ? null : Number(position)))
  const isGood =
    positions.length === sides && positions.every(each => each === null || (Number.isInteger(each) && each > 0))
  if (!isGood || positions.every(each => each === null))
    throw unreadable(line, `'${text}' is not a position for each side`)
  return positions
}

const LEVEL = /^(.+):([1-7])$/

/** '3:7 5:2' are players with the levels that they had declared before their first result. */
function levelsOn(line: Line, text: string): Pick<Contest, 'levels'> {
  if (text === '') return {}
  const levels = text.split(/ +/).map(each => {
    const [, player, level] = LEVEL.exec(each) ?? []
    if (player === undefined) throw unreadable(line, `'${each}' is not a player with a level of 1 to 7`)
    return [player, Number(level)] as const
  })
  return { levels: Object.fromEntries(levels) }
}

/** As `gauntlet rank-log` writes it: '1 2|3 4' are two sides of two players, '1|2' or '1|-' their places. */
const logForm: Form = {
  columns: ['at', 'sides', 'positions'],
  limited: true,
  read: lines => {
    const contests: Contest[] = []
    for (const { line, cell } of lines) {
      const at = INSTANT.test(cell('at')) ? Date.parse(cell('at')) : Number.NaN
      if (Number.isNaN(at)) throw unreadable(line, `'${cell('at')}' is not an instant`)
      const sides = cell('sides')
        .split('|')
        .map(side => side.split(/ +/))
      if (sides.length < 2 || sides.flat().includes('')) throw unreadable(line, 'a side has nobody')
      if (!distinct(sides.flat())) throw unreadable(line, 'a player stands twice')
      const score = totalsIn(line, cell('score'))
      const positions = positionsIn(line, cell('positions'), sides.length)
      contests.push({ day: dayOf(at), at, sides, positions, score, ...levelsOn(line, cell('levels')) })
    }
    return contests
  },
}

const FORMS = [logForm, sidesForm(['winner'], ['loser']), sidesForm(['w1', 'w2'], ['l1', 'l2']), homeForm, placingsForm]
/** Read where they are there, and where something stands in them. */
const OPTIONAL = ['score', 'note', 'levels']

/**
 * The results of a CSV text, ordered by day, as in the file within a day. An event of one finisher is left out.
 *
 * @throws Failure where the columns of no form are there, or a line can't be read
 */
export function readContests(text: string): { contests: Contest[]; limited: boolean } {
  const lines = csvLines(text.replace(/^\uFEFF/, ''))
  const header = lines.next().value?.fields.map((name: string) => name.trim().toLowerCase()) ?? []
  const form = FORMS.find(({ columns }) => columns.every(column => header.includes(column)))
  if (!form) {
    const forms = FORMS.map(({ columns }) => columns.join(','))
    throw new Failure(`The first line names the columns of no form: ${forms.join(' · ')}.`)
  }
  const contests = form.read(cells(lines, header, form.columns)).sort((a, b) => a.day - b.day)
  return { contests, limited: form.limited ?? false }
}

function* cells(lines: Iterable<Line>, header: readonly string[], columns: readonly string[]) {
  const places = new Map([...columns, ...OPTIONAL].map(column => [column, header.indexOf(column)]))
  for (const line of lines) {
    if (line.fields.length !== header.length) throw unreadable(line, `it does not have ${header.length} fields`)
    const cell = (column: string): string => line.fields[places.get(column) ?? -1]?.trim() ?? ''
    const empty = columns.find(column => cell(column) === '')
    if (empty) throw unreadable(line, `${empty} is empty`)
    yield { line, cell }
  }
}
