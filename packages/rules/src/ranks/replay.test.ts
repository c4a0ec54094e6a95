import { DAY } from '@gauntlet/contract/time'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { earnsNumberedPlace, movesRank } from './arranged.ts'
import type { LogEntry, Snapshot } from './log.ts'
import { anyLog, voiding } from './players.testing.ts'
import { BEGINNING, replay, steps } from './replay.ts'

const won = (id: string, day: number, winner: string, loser: string): LogEntry => ({
  id,
  at: day * DAY,
  sides: [[winner], [loser]],
  positions: [1, 2],
  voids: null,
})
const standing = ({ anchor, players }: Snapshot) => ({ anchor, players })
const throughJson = (snapshot: Snapshot): Snapshot => JSON.parse(JSON.stringify(snapshot))

describe('replaying a log', () => {
  it('gives what applying it entry by entry gives, snapshots stored as JSON in between', () => {
    fc.assert(
      fc.property(anyLog, log => {
        const stepwise = log.reduce((snapshot, entry) => throughJson(replay([entry], snapshot)), BEGINNING)
        expect(stepwise).toEqual(replay(log))
      }),
    )
  })

  it('gives what its steps give', () => {
    fc.assert(
      fc.property(anyLog, log => {
        const run = steps(log)
        let next = run.next()
        while (!next.done) next = run.next()
        expect(next.value).toEqual(replay(log))
      }),
    )
  })

  it('gives the same from any snapshot on the way', () => {
    fc.assert(
      fc.property(anyLog, fc.nat(), (log, n) => {
        const cut = n % (log.length + 1)
        expect(replay(log.slice(cut), replay(log.slice(0, cut)))).toEqual(replay(log))
      }),
    )
  })

  it('with a voided result gives what the log without it gives', () => {
    fc.assert(
      fc.property(anyLog, fc.nat(), (log, n) => {
        const gone = log[n % log.length]
        if (!gone) throw new Error('A log has an entry.')
        const corrected = replay([...log, voiding(gone.id, log)])
        expect(standing(corrected)).toEqual(standing(replay(log.filter(entry => entry !== gone))))
      }),
    )
  })

  it('hands out each step with the states before and after', () => {
    const [first] = steps([won('a', 1, 'Ada', 'Ben')])
    expect(first?.match.sides[0]?.[0]?.mean).toBe(500)
    expect(first?.after[0]?.[0]?.mean).toBeCloseTo(607, 0)
    expect(first?.anchor).toBe(500)
  })

  it('counts the result that a correction brings instead', () => {
    const log = [won('a', 1, 'Ada', 'Ben'), { ...won('b', 2, 'Ben', 'Ada'), voids: 'a' }]
    expect(standing(replay(log))).toEqual(standing(replay([won('b', 2, 'Ben', 'Ada')])))
  })

  it('takes back a correction that is itself voided', () => {
    const log = [won('a', 1, 'Ada', 'Ben')]
    const voided = [...log, { ...voiding('a', log), id: 'v1' }]
    expect(standing(replay([...voided, { ...voiding('v1', log), id: 'v2' }]))).toEqual(standing(replay(log)))
  })

  it('takes a snapshot that already left the voided result out', () => {
    const log = [won('a', 1, 'Ada', 'Ben'), won('b', 2, 'Ada', 'Ben')]
    const after = replay([...log, voiding('a', log)])
    expect(standing(replay([won('c', 9, 'Ben', 'Ada')], after))).toEqual(
      standing(replay([won('b', 2, 'Ada', 'Ben'), won('c', 9, 'Ben', 'Ada')])),
    )
  })

  it('refuses to correct what a snapshot already counted', () => {
    const log = [won('a', 1, 'Ada', 'Ben')]
    expect(() => replay([voiding('a', log)], replay(log))).toThrow('which is not among the entries replayed')
  })

  it('refuses a log that is not in order, and a player who stands in a result twice', () => {
    expect(() => replay([won('b', 1, 'Ada', 'Ben'), won('a', 1, 'Ada', 'Ben')])).toThrow('not in order')
    expect(() => replay([won('a', 1, 'Ada', 'Ada')])).toThrow('twice')
  })
})

describe('arranged results', () => {
  it('move rank three times within 30 days, and again when the first is 30 days past', () => {
    expect([movesRank([], 0), movesRank([0, DAY], 2 * DAY), movesRank([0, DAY, 2 * DAY], 3 * DAY)]).toEqual([
      true,
      true,
      false,
    ])
    expect(movesRank([0, DAY, 2 * DAY], 30 * DAY - 1)).toBe(false)
    expect(movesRank([0, DAY, 2 * DAY], 30 * DAY)).toBe(true)
  })

  const four = [1, 2, 3, 4].map(day => won(`r${day}`, day, 'Ada', 'Ben'))

  it('of a pair leave both as they were from the fourth on', () => {
    expect(standing(replay(four))).toEqual(standing(replay(four.slice(0, 3))))
  })

  it('count again when an earlier one is voided', () => {
    expect(replay([...four, voiding('r1', four)]).players.Ada?.results).toBe(3)
  })

  it('of a pair still let each be rated against the others of a field', () => {
    const field: LogEntry = {
      id: 'z',
      at: 5 * DAY,
      sides: [['Ada'], ['Ben'], ['Cy']],
      positions: [1, 2, 3],
      voids: null,
    }
    const { players } = replay([...four.slice(0, 3), field])
    expect([players.Ada?.results, players.Ben?.results, players.Cy?.results]).toEqual([4, 4, 1])
  })

  it('earn no numbered place: that takes five different settled opponents', () => {
    expect([earnsNumberedPlace(true, 5), earnsNumberedPlace(true, 4), earnsNumberedPlace(false, 5)]).toEqual([
      true,
      false,
      false,
    ])
  })
})
