import { ENOUGH_MATCHES } from '@gauntlet/contract/ranks/calibration'
import { ranks } from '@gauntlet/contract/ranks/endpoints'
import { sportTexts } from '@gauntlet/contract/sports/endpoints'
import { DAY, HOUR } from '@gauntlet/contract/time'
import { newCounts } from '@gauntlet/rules/ranks/calibration'
import { measure } from '@gauntlet/rules/ranks/measure'
import { beforeAll, describe, expect, test } from 'vitest'
import { readContests } from '../../cli/commands/measure-ranks/contests.ts'
import { newId } from '../../platform/ids.ts'
import { testApp } from '../../testing/opened.ts'
import { presentFigures } from './calibration.ts'
import { CALIBRATION_JOB, calibrationJob } from './calibration-job.ts'
import { rankLogLines } from './log-file.ts'
import { type Club, openClub } from './testing.ts'

const app = testApp()
let club: Club
let ids: string[] = []
const played: string[] = []
beforeAll(async () => {
  club = await openClub(app.db)
  ids = await club.players('Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Flo', 'Gus', 'Hal')
  await declareHigh(ids.slice(0, 3))
})

const declareHigh = (players: readonly string[]) =>
  club.run('update player_sports set level = 7 where user_id = any($1::uuid[])', [players])

const count = () => calibrationJob({ db: app.db, clock: club.services.clock }).run()
async function hourLater(): Promise<void> {
  club.services.clock.advance(HOUR)
  await count()
}
const told = async (sport?: string) => (await app.call(ranks.calibration, sport === undefined ? {} : { sport })).payload

const at = async () => (await told()).counted_at
const ask = (tag = '') => app.send({ path: ranks.calibration.path, headers: { 'if-none-match': tag } })

/** Singles, doubles with a score, draws and fields; the one named earlier wins more often. */
async function play(matches: number): Promise<void> {
  for (let n = 0; n < matches; n++) {
    club.services.clock.advance(DAY / 4)
    const [a = '', b = '', c = '', d = ''] = ids.map((_, i) => ids[(n * (1 + (n % 3)) + i) % ids.length] ?? '')
    const first = n % 4 === 0 ? b : a
    const second = n % 4 === 0 ? a : b
    const challengeId = newId(club.services.clock.now())
    played.push(challengeId)
    const cause = { challengeId }
    if (n % 7 === 3)
      await club.record({
        cause,
        sides: [
          [a, b],
          [c, d],
        ],
        winner: n % 2,
        score: [n % 11, 11],
        ranked: true,
      })
    else if (n % 7 === 5) await club.record({ cause, sides: [[a], [b]], positions: [1, 1], ranked: true })
    else if (n % 20 === 6) await club.record({ cause, sides: [[a], [b], [c]], positions: [1, 2, null], ranked: true })
    else await club.record({ cause, sides: [[first], [second]], winner: 0, ranked: n % 9 !== 0 })
  }
}

/** The figures that `measure-ranks` finds in the file that `rank-log` writes. */
async function measured() {
  const lines: string[] = []
  for await (const line of rankLogLines(app.db, club.sportId)) lines.push(line)
  const { contests, limited } = readContests(lines.join('\n'))
  const { calibration } = measure(contests, 0, limited)
  const { all, settled, unsettled, singles, sides } = calibration
  return {
    all: presentFigures(all),
    settled: presentFigures(settled),
    unsettled: presentFigures(unsettled),
    singles: presentFigures(singles),
    sides: presentFigures(sides),
  }
}

test('before anybody has played, a visitor reads that nothing was counted', async () => {
  await count()
  const none = { matches: 0, even: 0, draws: 0, enough: 0, log_loss: null, brier: null, bins: [] }
  expect(await told()).toEqual({
    counted_at: null,
    all: none,
    settled: none,
    unsettled: none,
    singles: none,
    sides: none,
    sports: [],
  })
  const asked = { id: club.sportId, name: 'Tennis Singles' }
  expect((await told(club.sportId)).sports).toEqual([{ sport: asked, matches: 0 }])
})

test('a sport that we do not know is refused', async () => {
  const { status, body } = await app.call(ranks.calibration, { sport: newId(new Date()) })
  expect([status, body]).toMatchObject([400, { errors: { sport: sportTexts.unknownSport } }])
})

test('of few matches a visitor reads how many, and no figures', async () => {
  await play(60)
  await hourLater()
  const { all, sports } = await told(club.sportId)
  expect(all.matches).toBeGreaterThan(30)
  expect(all).toMatchObject({ enough: 0, log_loss: null, brier: null, bins: [] })
  expect(all.draws).toBeGreaterThan(0)
  expect(sports).toEqual([{ sport: { id: club.sportId, name: 'Tennis Singles' }, matches: all.matches }])
})

describe('once there are enough', () => {
  beforeAll(async () => {
    const late = await club.players('Ida', 'Jon')
    await declareHigh(late)
    ids = [...ids, ...late]
    await play(300)
    await hourLater()
  })

  test('the page says exactly what measure-ranks finds in an export of the log', async () => {
    const { counted_at: _, sports: __, ...page } = await told(club.sportId)
    expect(page.all.matches).toBeGreaterThan(ENOUGH_MATCHES)
    expect(page.all.bins).toHaveLength(10)
    expect(page.settled.matches).toBeGreaterThan(0)
    expect(page.sides.matches).toBeGreaterThan(0)
    expect(page).toEqual(await measured())
  })

  test('the steepness with which chances were told has been followed to the last result', async () => {
    const [{ counted, now } = {}] = await club.run(
      `select c.telling -> 'steepness' as counted, s.rank_state -> 'telling' -> 'steepness' as now
       from rank_calibrations c join sports s on s.id = c.sport_id`,
    )
    expect(counted).toMatchObject({ log: expect.any(Number) })
    expect(counted).toEqual(now)
  })

  test('what the version before has counted is counted anew: it learned otherwise from newcomers', async () => {
    const before = await told(club.sportId)
    await club.run(
      `update rank_calibrations
       set telling = jsonb_set(telling - 'learning', '{steepness,log}', '-0.5'), counts = $1::jsonb`,
      [JSON.stringify(newCounts())],
    )
    await hourLater()
    expect({ ...(await told(club.sportId)), counted_at: null }).toEqual({ ...before, counted_at: null })
  })

  test('a result that is taken back falls out, and all that came after it is counted as it is rated now', async () => {
    const before = await told(club.sportId)
    for (const challengeId of played.filter((_, n) => n % 60 === 10))
      expect(await club.takesBack({ challengeId })).toBe(true)
    expect(await told(club.sportId)).toEqual(before)
    await hourLater()
    const { counted_at: _, sports: __, ...page } = await told(club.sportId)
    expect(page.all.matches + page.all.draws).toBeLessThan(before.all.matches + before.all.draws)
    expect(page).toEqual(await measured())
  })

  test('all sports together are the sum of each', async () => {
    expect((await told()).all).toEqual((await told(club.sportId)).all)
  })

  test('whoever has it already is told that it stands, until it is another one', async () => {
    const tag = String((await ask()).headers['etag'])
    expect((await ask(tag)).status).toBe(304)
    await play(3)
    await hourLater()
    expect((await ask(tag)).status).toBe(200)
  })
})

describe('counted by several nodes', () => {
  test('a sport is counted once an hour', async () => {
    await hourLater()
    const first = await at()
    club.services.clock.advance(HOUR - 1)
    await Promise.all([count(), count()])
    expect(await at()).toBe(first)
    club.services.clock.advance(1)
    await Promise.all([count(), count()])
    expect(Date.parse((await at()) ?? '')).toBe(Date.parse(first ?? '') + HOUR)
  })

  test('one that is stopped on its way tells nothing half, and an hour later another counts all', async () => {
    await play(5)
    club.services.clock.advance(HOUR)
    const before = await told()
    const stopped = calibrationJob({ db: app.db, clock: club.services.clock })
    const running = stopped.run()
    stopped.stop?.()
    await running
    expect(await told()).toEqual(before)
    await hourLater()
    expect((await told()).all.matches).toBeGreaterThan(before.all.matches)
  })

  test('the running server counts by itself', async () => {
    await play(5)
    club.services.clock.advance(HOUR)
    const before = (await told()).all.matches
    app.clock.advance(club.services.clock.now().getTime() - app.clock.now().getTime() + HOUR)
    await app.app.services.jobs.runNow(CALIBRATION_JOB)
    expect((await told()).all.matches).toBeGreaterThan(before)
  })
})
