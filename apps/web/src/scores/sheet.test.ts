import { formatOf } from '@gauntlet/contract/scores/choice'
import { scoringOf } from '@gauntlet/contract/scores/formats'
import { describe, expect, test } from 'vitest'
import {
  columnsOf,
  erase,
  outcomeOf,
  press,
  type Sheet,
  sheetOf,
  stepFrom,
  tiebreakLoser,
  type Typing,
} from './sheet.ts'
import { scoreOf, typedOf, typedText } from './told.ts'

function sheetIn(name: string, id: string, sides = 2): Sheet {
  const sport = scoringOf(name)
  const format = sport && formatOf(sport, id)
  if (!sport || !format) throw new Error(`There is no ${id} in ${name}.`)
  return sheetOf(sport, format, sides)
}
const START: Typing = { typed: [], at: { segment: 0, row: 0 } }
/** '>' goes on by hand. */
const type = (sheet: Sheet, keys: string) =>
  keys
    .split('')
    .reduce<Typing>(
      (typing, key) =>
        key === '>'
          ? { ...typing, at: stepFrom(sheet, typing.typed, typing.at, 1) }
          : press(sheet, typing, key === 'h' ? '.5' : key),
      START,
    )
const told = (sheet: Sheet, keys: string) => {
  const { typed } = type(sheet, keys)
  return [scoreOf(sheet, typed, ''), outcomeOf(sheet, typed)]
}

describe('a sheet of tennis', () => {
  const tennis = sheetIn('Tennis Singles', 'bo3')
  const short = sheetIn('Tennis Singles', 'bo3_mtb')

  test('takes 6–4 3–6 10–7 in seven taps, and Ada has won', () => {
    expect(told(short, '6436107')).toEqual([
      [
        [6, 4],
        [3, 6],
        [10, 7],
      ],
      0,
    ])
  })

  test('has a third column only where a third set is played', () => {
    expect(columnsOf(tennis, [])).toBe(2)
    expect(columnsOf(tennis, type(tennis, '6464').typed)).toBe(2)
    expect(columnsOf(tennis, type(tennis, '6446').typed)).toBe(3)
    expect(columnsOf(tennis, type(tennis, '6').typed)).toBe(2)
    // Of a result that Ada knows as 2–1 all three are there at once.
    expect(columnsOf({ ...tennis, least: 3 }, [])).toBe(3)
  })

  test('asks for the points of a tie-break, of the player who lost it', () => {
    const set = type(tennis, '67')
    expect([tiebreakLoser(tennis, set.typed, 0), set.at]).toEqual([0, { segment: 0, row: 2 }])
    expect(told(tennis, '67564')).toEqual([
      [
        [6, 7, 5],
        [6, 4],
      ],
      undefined,
    ])
    expect(told(tennis, '67>64')).toEqual([
      [
        [6, 7],
        [6, 4],
      ],
      undefined,
    ])
  })

  test('lights up nobody before it is decided', () => {
    expect(told(tennis, '64')).toEqual([[[6, 4]], undefined])
    expect(told(tennis, '6464')).toEqual([
      [
        [6, 4],
        [6, 4],
      ],
      0,
    ])
  })

  test('takes a digit back, that of the cell before where there is none', () => {
    const { typed, at } = erase(tennis, type(tennis, '64'))
    expect([typed, at]).toEqual([[['6', '']], { segment: 0, row: 1 }])
  })

  test('begins with what was reported', () => {
    expect(
      typedOf([
        [6, 7, 5],
        [6, 4],
      ]),
    ).toEqual([
      ['6', '7', '5'],
      ['6', '4'],
    ])
  })
})

test('in games to 11 a 1 may become an 11, and the key goes on by hand', () => {
  const squash = sheetIn('Squash', 'bo3_11')
  expect(told(squash, '119113')).toEqual([
    [
      [11, 9],
      [11, 3],
    ],
    0,
  ])
  expect(told(squash, '111>11')).toEqual([[[11, 1], [11]], undefined])
})

describe('a sheet of points', () => {
  test('of soccer is a draw where it is level, until a shoot-out is told', () => {
    const soccer = sheetIn('Soccer', 'full')
    expect(told(soccer, '2>2')).toEqual([[2, 2], 'draw'])
    expect(told(soccer, '2>2>5>4')).toEqual([{ score: [2, 2], shootout: [5, 4] }, 0])
    expect(told(soccer, '1>3')).toEqual([[1, 3], 1])
  })

  test('of a match of chess has halves', () => {
    const chess = sheetIn('Chess', 'match_4')
    expect(told(chess, '2h1h')).toEqual([[2.5, 1.5], 0])
    expect(told(chess, '2>2')).toEqual([[2, 2], 'draw'])
  })

  test('of a race to 5 is decided at 5', () => {
    const pool = sheetIn('Billiards (8-Ball)', 'race_5')
    expect([told(pool, '53')[1], told(pool, '43')[1]]).toEqual([0, undefined])
  })

  test('of three who bowl has a row for each, and of golf the fewest strokes win', () => {
    expect(told(sheetIn('Bowling', 'game', 3), '120149133')).toEqual([[120, 149, 133], 1])
    expect(told(sheetIn('Golf', 'strokes_18'), '7270')).toEqual([[72, 70], 1])
  })
})

test('times are typed as they are read, and marks as they are written', () => {
  const swim = sheetIn('Swimming', 'd100')
  expect(scoreOf(swim, [['1:04.2', 'DNF']], '')).toEqual([64_200, 'dnf'])
  expect(typedOf([64_200, 58_310], 'time')).toEqual([['1:04.2', '58.31']])
  expect(typedOf([60_000, 'dnf'], 'time')).toEqual([['1:00', 'dnf']])
})

test('a knockout is told by its method', () => {
  expect(scoreOf(sheetIn('Boxing', '3x3'), [], 'ko')).toEqual({ method: 'ko' })
  expect(scoreOf(sheetIn('Chess', 'game'), [], '')).toBeUndefined()
})

const textOf = (sheet: Sheet, keys: string) => [0, 1].map(side => typedText(sheet, type(sheet, keys).typed, side))

test('what is typed is told from the side of the player who typed it', () => {
  expect(textOf(sheetIn('Tennis Singles', 'bo3_mtb'), '6436107')).toEqual(['6–4 3–6 10–7', '4–6 6–3 7–10'])
  expect(textOf(sheetIn('Tennis Singles', 'bo3'), '67564')).toEqual(['6–7(5) 6–4', '7–6(5) 4–6'])
  expect(textOf(sheetIn('Soccer', 'full'), '2>2>5>4')).toEqual(['2–2 (5–4)', '2–2 (4–5)'])
})
