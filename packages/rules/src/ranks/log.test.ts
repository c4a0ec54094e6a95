import { DAY } from '@gauntlet/contract/time'
import { describe, expect, it } from 'vitest'
import { movesRank } from './arranged.ts'
import { beginning, type LogEntry, type Snapshot } from './log.ts'
import { voiding } from './players.testing.ts'
import { replay } from './replay.ts'

const START = beginning(false)
const standing = ({ sport, players, pairs }: Snapshot) => ({ sport, players, pairs })
const entry = (id: string, day: number, ...names: string[]): LogEntry => ({
  id,
  at: day * DAY,
  sides: names.map(name => [name]),
  positions: names.map((_, i) => i + 1),
  score: null,
  voids: null,
})
const after = (...log: LogEntry[]) => standing(replay(log, START))

describe('a correction', () => {
  const first = entry('a', 1, 'Ada', 'Ben')

  it('counts the result that it brings instead', () => {
    const second = entry('b', 2, 'Ben', 'Ada')
    expect(after(first, { ...second, voids: 'a' })).toEqual(after(second))
  })

  it('that is itself voided takes nothing back', () => {
    const void1 = { ...voiding('a', [first]), id: 'v1' }
    expect(after(first, void1, { ...voiding('v1', [first]), id: 'v2' })).toEqual(after(first))
  })

  it('that a snapshot has counted already is not counted again', () => {
    const second = entry('b', 2, 'Ada', 'Ben')
    const third = entry('c', 9, 'Ben', 'Ada')
    const snapshot = replay([first, second, voiding('a', [first, second])], START)
    expect(standing(replay([third], snapshot))).toEqual(after(second, third))
  })

  it('of what a snapshot already counted is refused', () => {
    expect(() => replay([voiding('a', [first])], replay([first], START))).toThrow('not among the entries replayed')
  })
})

it('a log that is not in order is refused', () => {
  expect(() => replay([entry('b', 1, 'Ada', 'Ben'), entry('a', 1, 'Ada', 'Ben')], START)).toThrow('not in order')
})

const meanOfAda = (log: LogEntry[]) => replay(log, START).players['Ada']?.mean

describe('two who meet in fields', () => {
  const four = [1, 2, 3, 4].map(day => entry(`r${day}`, day, 'Ada', 'Ben', `guest ${day}`))

  it('move each other three times within 30 days, and again when the first is 30 days past', () => {
    expect([movesRank([], 0), movesRank([0, DAY], 2 * DAY), movesRank([0, DAY, 2 * DAY], 3 * DAY)]).toEqual([
      true,
      true,
      false,
    ])
    expect(movesRank([0, DAY, 2 * DAY], 30 * DAY - 1)).toBe(false)
    expect(movesRank([0, DAY, 2 * DAY], 30 * DAY)).toBe(true)
  })

  it('are in the fourth still rated against the others', () => {
    const { players } = replay(four, START)
    expect([players['Ada']?.results, players['guest 4']?.results]).toEqual([4, 1])
    const free = [...four.slice(0, 3), { ...entry('r4', 40, 'Ada', 'Ben', 'guest 4') }]
    expect(meanOfAda(four)).not.toBeCloseTo(meanOfAda(free) ?? NaN, 3)
  })

  it('count again when an earlier field is voided', () => {
    const [voided, ...rest] = four
    if (!voided) throw new Error('Four were played.')
    expect(after(...four, voiding(voided.id, four))).toEqual(after(...rest))
  })

  it('are not limited by the matches they play against each other', () => {
    const matches = [1, 2, 3, 4].map(day => entry(`m${day}`, day, 'Ada', 'Ben'))
    expect(replay(matches, START).players['Ben']?.results).toBe(4)
  })
})
