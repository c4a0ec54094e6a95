import { DAY } from '@gauntlet/contract/time'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Score } from './lead.ts'
import { beginning, type LogEntry, type Snapshot } from './log.ts'
import { anyLog, settled, voiding } from './players.testing.ts'
import { rate } from './rate.ts'
import { replay, steps } from './replay.ts'

const START = beginning(true)
const standing = ({ sport, players, pairs }: Snapshot) => ({ sport, players, pairs })
const throughJson = (snapshot: Snapshot): Snapshot => JSON.parse(JSON.stringify(snapshot))

const match = (id: string, day: number, one: string[], two: string[], score: Score | null = null): LogEntry => ({
  id,
  at: day * DAY,
  sides: [one, two],
  positions: [1, 2],
  score,
  voids: null,
})

describe('replaying a log of matches, doubles, draws and fields', () => {
  it('gives what applying it entry by entry gives, snapshots stored as JSON in between', () => {
    fc.assert(
      fc.property(anyLog, log => {
        const stepwise = log.reduce((snapshot, entry) => throughJson(replay([entry], snapshot)), START)
        expect(stepwise).toEqual(replay(log, START))
      }),
    )
  })

  it('gives what its steps give', () => {
    fc.assert(
      fc.property(anyLog, log => {
        const run = steps(log, START)
        let next = run.next()
        while (!next.done) next = run.next()
        expect(next.value).toEqual(replay(log, START))
      }),
    )
  })

  it('with a voided result gives what the log without it gives', () => {
    fc.assert(
      fc.property(anyLog, fc.nat(), (log, n) => {
        const gone = log[n % log.length]
        if (!gone) throw new Error('A log has an entry.')
        const corrected = replay([...log, voiding(gone.id, log)], START)
        expect(standing(corrected)).toEqual(
          standing(
            replay(
              log.filter(entry => entry !== gone),
              START,
            ),
          ),
        )
      }),
    )
  })

  it('gives the same from any snapshot on the way', () => {
    fc.assert(
      fc.property(anyLog, fc.nat(), (log, n) => {
        const cut = n % (log.length + 1)
        expect(replay(log.slice(cut), replay(log.slice(0, cut), START))).toEqual(replay(log, START))
      }),
    )
  })

  it('refuses a player who stands in a result twice, whichever way it is read', () => {
    expect(() => replay([match('a', 1, ['Ada'], ['Ada'])], START)).toThrow('twice')
    expect(() => replay([match('a', 1, ['Ada', 'Ben'], ['Ben', 'Cleo'])], START)).toThrow('twice')
  })

  it('keeps every number finite, and a rank that is held at or above the mean', () => {
    fc.assert(
      fc.property(anyLog, log => {
        const { players, sport } = replay(log, START)
        expect(Number.isFinite(sport.telling.steepness.log) && Number.isFinite(sport.anchor)).toBe(true)
        for (const { mean, variance, held } of Object.values(players)) {
          expect(Number.isFinite(mean) && variance > 0 && variance <= 300 ** 2).toBe(true)
          expect(held).toBeGreaterThanOrEqual(mean)
        }
      }),
    )
  })
})

/** More than a thousand results; of each fifty some are taken back, and some are corrected by another result. */
function thousandResults(): LogEntry[] {
  const log: LogEntry[] = []
  let begin = 0
  for (const part of fc.sample(anyLog, { seed: 7, numRuns: 240 })) {
    for (const entry of part) log.push({ ...entry, id: `r${10_000 + log.length}`, at: begin + entry.at })
    begin = log.at(-1)?.at ?? 0
  }
  return log.map((entry, n) => {
    const earlier = log[n - 7]?.id ?? null
    if (n % 50 === 30) return { ...entry, sides: [], positions: [], score: null, voids: earlier }
    return n % 50 === 40 ? { ...entry, voids: earlier } : entry
  })
}

it('a thousand mixed results with voids and corrections: their replay is that of what stands, from every snapshot', () => {
  const log = thousandResults()
  expect(log.length).toBeGreaterThan(1000)
  const gone = new Set(log.map(({ voids }) => voids))
  const standingLog = log.filter(({ id, sides }) => sides.length > 0 && !gone.has(id))
  const whole = replay(log, START)
  expect(
    standing(
      replay(
        standingLog.map(entry => ({ ...entry, voids: null })),
        START,
      ),
    ),
  ).toEqual(standing(whole))
  let snapshot = START
  for (let n = 0; n < log.length; n += 50) snapshot = throughJson(replay(log.slice(n, n + 50), snapshot))
  expect(standing(snapshot)).toEqual(standing(whole))
})

it('its steps say what the formulas of one result say', () => {
  for (const step of steps(thousandResults(), START)) expect(step.after).toEqual(rate(step.match))
})

describe('doubles', () => {
  it('of four newcomers: both winners gain alike, both losers lose alike', () => {
    const { players } = replay([match('a', 1, ['Ada', 'Ben'], ['Cleo', 'Dan'], [13, 9])], START)
    expect(players.Ada).toEqual(players.Ben)
    expect(players.Cleo).toEqual(players.Dan)
    expect((players.Ada?.mean ?? 0) - 500).toBeCloseTo(500 - (players.Cleo?.mean ?? 0), 9)
    expect(players.Ada?.mean).toBeGreaterThan(500)
  })

  it('with another partner are another pair of sides, and count in full', () => {
    const run = [
      match('a', 1, ['Ada', 'Ben'], ['Cleo', 'Dan']),
      match('b', 2, ['Ben', 'Ada'], ['Dan', 'Cleo']),
      match('c', 3, ['Ada', 'Cleo'], ['Ben', 'Dan']),
    ]
    const weights = [...steps(run, START)].map(({ match: { weight } }) => Number(weight.toFixed(2)))
    expect(weights).toEqual([1, 0.67, 1])
  })
})

it('eight newcomers in a knock-out, match by match: the four losers of the first round lose the same', () => {
  const first = [1, 2, 3, 4].map(n => match(`r1-${n}`, 1, [`winner ${n}`], [`loser ${n}`]))
  const second = [1, 3].map(n => match(`r2-${n}`, 1, [`winner ${n}`], [`winner ${n + 1}`]))
  const { players } = replay([...first, ...second, match('r3', 1, ['winner 1'], ['winner 3'])], START)
  const losers = [1, 2, 3, 4].map(n => players[`loser ${n}`]?.mean.toFixed(9))
  expect(new Set(losers).size).toBe(1)
  expect(players['loser 1']?.mean).toBeLessThan(500)
})

const drawn = (score: Score | null): LogEntry => ({ ...match('a', 0, ['Ada'], ['Ben'], score), positions: [1, 1] })

describe('a draw', () => {
  it('brings a stronger player down to a weaker one, with a score or without', () => {
    const from = { ...START, players: { Ada: settled(600), Ben: settled(500) } }
    for (const score of [null, [1, 1], [0, 0]] as const) {
      const { players } = replay([drawn(score)], from)
      expect(players.Ada?.held).toBeLessThan(600)
      expect(players.Ben?.mean).toBeGreaterThan(500)
    }
  })
  it('teaches how often there are draws, but not how much a lead says', () => {
    const from = { ...START, players: { Ada: settled(600), Ben: settled(500) } }
    const { telling } = replay([drawn(null)], from).sport
    expect(telling.steepness).toEqual(START.sport.telling.steepness)
    expect(telling.draws?.log).toBeGreaterThan(START.sport.telling.draws?.log ?? 0)
    expect(replay([drawn(null)], beginning(false)).sport.telling.draws).toBeNull()
  })
})

describe('a declared level', () => {
  /** Players of two levels play settled ones five times each: the high level wins, the low one loses. */
  const log = Array.from({ length: 20 }, (_, n) =>
    Array.from({ length: 5 }, (__, k): LogEntry => {
      const [name, guest] = [`${n % 2 ? 'high' : 'low'} ${n}`, `guest ${n} ${k}`]
      const [one, two] = n % 2 ? [name, guest] : [guest, name]
      return { ...match(`${100 + n * 5 + k}`, n, [one], [two]), levels: { [name]: n % 2 ? 6 : 2 } }
    }),
  ).flat()

  it('lets the next newcomer of it start where those before turned out', () => {
    const { sport } = replay(log, START)
    const next = { ...match('x', 30, ['Ada'], ['Ben']), levels: { Ada: 6, Ben: 2 } }
    const [step] = steps([next], { ...replay(log, START) })
    const [ada, ben] = step?.match.sides.flat() ?? []
    expect(ada?.mean).toBeGreaterThan(sport.anchor + 50)
    expect(ben?.mean).toBeLessThan(sport.anchor - 50)
    expect([ada?.variance, ben?.level]).toEqual([300 ** 2, 2])
  })

  it('counts those who have turned out, and moves nobody else', () => {
    const { sport, players } = replay(log, START)
    expect([sport.levels[6]?.count, sport.levels[2]?.count, sport.levels[4]]).toEqual([10, 10, undefined])
    expect(players['guest 0 0']?.level).toBeNull()
  })
})
