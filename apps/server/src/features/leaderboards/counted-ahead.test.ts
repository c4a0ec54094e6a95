import { DAY } from '@gauntlet/contract/time'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { auditRanks } from '../ranks/audit.ts'
import { repairRanks } from '../ranks/repair.ts'
import { periodsJob } from '../ranks/periods.ts'
import { testClub, testDatabase } from '../../testing/opened.ts'
import type { Filter } from './board-queries.ts'
import { listGains } from './gains-queries.ts'
import { listTopIn, listTopOf } from './queries.ts'
import { findStandingAmong, findStandingIn, findStandingNear, findStandingOf } from './standing-queries.ts'
import { insertHomes } from './testing-queries.ts'

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal']
const AUSTIN = { city: 'Austin', state: 'TX', lat: 30.267, lon: -97.743 }
const PERIODS = { week: 7, month: 30, year: 365 } as const
const EVERYBODY: Filter = {
  genders: null,
  lower: null,
  upper: null,
  ux: null,
  uy: null,
  uz: null,
  cosine: null,
  city: null,
  state: null,
}
const FILTERS: readonly Filter[] = [
  EVERYBODY,
  { ...EVERYBODY, lower: 30, upper: 37 },
  { ...EVERYBODY, city: 'Austin', state: 'TX' },
  { ...EVERYBODY, city: '', state: 'TX' },
]
/** The squares of Austin, and of whoever has told no address. */
const CELLS = [120 * 360 + 82, -1]

const club = testClub(testDatabase({ fresh: true }))
let players: string[]
beforeAll(async () => {
  players = await club.players(...NAMES)
  await club.run(`update users set age = 20 + length(first_name) * 5`)
  const homes = players.slice(0, 5).map(user_id => ({ user_id, ...AUSTIN }))
  await insertHomes.affected(club.db, { rows: JSON.stringify(homes) })
})

const now = () => club.services.clock.now()
const house = () => ({ db: club.db, ...club.services })
const job = () => periodsJob({ db: club.db, clock: club.services.clock })

/** Numbers from 0 to 1 that come again with the seed. */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

interface Board {
  order: { id: string; place: number; gained: number | null; mean: number }[]
  total: number
}

const rowOf = ({ id, place, gained, mean }: Board['order'][number]) => ({ id, place, gained, mean })

/** The board as the ledger has it. */
async function fromLedger(time: keyof typeof PERIODS, filter: Filter): Promise<Board> {
  const since = new Date(now().getTime() - PERIODS[time] * DAY)
  const all = { ...filter, viewerId: null, sportId: club.sportId, limit: 100, offset: 0, since, ownToo: false }
  const rows = await listGains.all(club.db, all)
  return { order: rows.map(rowOf), total: rows[0]?.total ?? 0 }
}

/** The same as it is counted ahead; every way of counting tells the same place of each player. */
async function countedAhead(time: keyof typeof PERIODS, filter: Filter): Promise<Board> {
  const board = { ...filter, viewerId: null, sportId: club.sportId, limit: 100, offset: 0 }
  const order = (await listTopOf[time].all(club.db, board)).map(rowOf)
  if (filter.city) expect((await listTopIn[time].all(club.db, board)).map(rowOf)).toEqual(order)
  const totals: number[] = []
  for (const id of players) {
    const who = { ...filter, sportId: club.sportId, userId: id, cells: CELLS }
    const standings = [await findStandingOf[time].one(club.db, who)]
    if (filter.state === null) {
      standings.push(await findStandingAmong[time].one(club.db, who))
      standings.push(await findStandingNear[time].one(club.db, who))
    }
    if (filter.city) standings.push(await findStandingIn[time].one(club.db, who))
    for (const { total, place, gained } of standings) {
      const own = order.find(row => row.id === id)
      expect(own ? { place, gained } : gained).toEqual(own ? { place: own.place, gained: own.gained } : null)
      totals.push(total)
    }
  }
  expect(new Set(totals)).toEqual(new Set([order.length]))
  return { order, total: order.length }
}

async function expectTheSame(): Promise<void> {
  for (const time of ['week', 'month', 'year'] as const)
    for (const filter of FILTERS) expect(await countedAhead(time, filter), time).toEqual(await fromLedger(time, filter))
  const { differences } = await auditRanks(house(), club.sportId)
  expect(differences).toEqual({
    sport: [],
    players: [],
    pairs: [],
    entries: [],
    listed: [],
    histogram: [],
    bases: [],
    gains: [],
    gainCounts: [],
    wins: [],
    partnerships: [],
  })
}

test('the boards of a period are what the ledger says, through results, voids, bans and days', {
  timeout: 120_000,
}, async () => {
  const chance = numbersFrom(7)
  const one = () => players[Math.floor(chance() * players.length)] ?? ''
  const played: string[] = []
  for (let step = 0; step < 90; step++) {
    const lot = chance()
    const [winner, loser, challengeId] = [one(), one(), newId(now())]
    if (lot < 0.5) {
      if (winner === loser) continue
      await club.record({ cause: { challengeId }, sides: [[winner], [loser]], winner: 0, ranked: chance() < 0.9 })
      played.push(challengeId)
    } else if (lot < 0.62 && played.length > 0) {
      const [taken = ''] = played.splice(Math.floor(chance() * played.length), 1)
      await club.takesBack({ challengeId: taken })
    } else if (lot < 0.7)
      await club.run(
        'update users set suspended_at = case when suspended_at is null then $2::timestamptz end where id = $1',
        [one(), now()],
      )
    else {
      club.services.clock.advance(chance() * (chance() < 0.1 ? 150 : 9) * DAY)
      await job().run()
    }
    if (step % 3 === 0) await job().run()
    // It reads every board for every player.
    if (step % 9 === 0) await expectTheSame()
  }
  await job().run()
  await expectTheSame()
})

test('what was played before boards were counted ahead is counted by the job, a few players at a time', async () => {
  await club.beats(players[0] ?? '', players[1] ?? '')
  await club.run('truncate rank_bases, gain_counts')
  await club.run('update match_players set gained_week = null, gained_month = null, gained_year = null')
  await club.run(`insert into gains_to_count values ('00000000-0000-0000-0000-000000000000')`)
  await job().run()
  expect(await club.run('select after from gains_to_count')).toEqual([])
  await expectTheSame()
})

test('counts that somebody wrote past the ledger are told, and repaired', async () => {
  await club.run('update rank_bases set year_mean = year_mean + 50 where user_id = $1', [players[0]])
  await club.run(`update gain_counts set players = players + 1 where days = 365`)
  await club.run('update win_counts set wins = wins + 1')
  const audit = await auditRanks(house(), club.sportId)
  await repairRanks(house(), audit)
  expect(audit.differences).toMatchObject({ bases: [{ user_id: players[0] }], gainCounts: [{ days: 365 }] })
  expect(audit.differences.wins).toHaveLength(1)
  await expectTheSame()
})
