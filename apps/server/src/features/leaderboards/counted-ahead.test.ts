import { DAY } from '@gauntlet/contract/time'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { auditRanks } from '../ranks/audit.ts'
import { shownSince } from '../ranks/highest.ts'
import { repairRanks } from '../ranks/repair.ts'
import { periodsJob } from '../ranks/periods.ts'
import { testClub, testDatabase } from '../../testing/opened.ts'
import { AUSTIN, countedAhead, FILTERS, fromLedger, GENDER } from './counted.testing.ts'
import { listTop } from './queries.ts'
import { insertHomes } from './testing-queries.ts'

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal']
const club = testClub(testDatabase({ fresh: true }))
let players: string[]
beforeAll(async () => {
  players = await club.players(...NAMES)
  await club.run(`update users set age = 20 + length(first_name) * 5`)
  await club.run(`insert into genders (id, name, place) values ($1, 'Another', 100)`, [GENDER])
  await club.run('update users set gender_id = $1 where id = any($2)', [GENDER, players.slice(4)])
  const homes = players.slice(0, 5).map(user_id => ({ user_id, ...AUSTIN }))
  await insertHomes.affected(club.db, { rows: JSON.stringify(homes) })
})

const now = () => club.services.clock.now()
const house = () => ({ db: club.db, ...club.services })
const job = () => periodsJob({ db: club.db, clock: club.services.clock })

interface Played {
  challengeId: string
  winner: string
  loser: string
  ranked: boolean
  drawn: boolean
}

const allTime = () =>
  listTop.all(club.db, { viewerId: null, sportId: club.sportId, limit: 100, offset: 0, formed: true })

const forms = async () => (await allTime()).map(({ id, form }) => ({ id, form }))

/** Each row of the board tells how the last five of these matches went for the player, as far as they are ranked. */
async function expectForms(played: readonly Played[]): Promise<void> {
  const told = await forms()
  const expected = told.map(({ id }) => {
    const own = played.filter(({ ranked, winner, loser }) => ranked && (winner === id || loser === id))
    const letters = own.slice(-5).map(({ drawn, winner }) => (drawn ? 'd' : winner === id ? 'w' : 'l'))
    return { id, form: letters.join('') }
  })
  expect(told).toEqual(expected)
}

/** Numbers from 0 to 1 that come again with the seed. */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** No row of a player who has played within a year tells less than the highest rank that they were shown of late. */
async function expectHighest(): Promise<void> {
  const rows = await club.run(
    `select m.highest >= greatest(m.rank, (
        select max(shown_rank(greatest(e.mean_before, e.mean_after))) from rank_entries e
        where e.user_id = m.user_id and e.sport_id = m.sport_id and e.superseded_in is null and e.effective_at > $1
      )) as enough
    from match_players m where m.gained_year is not null`,
    [shownSince(now())],
  )
  expect(rows.filter(({ enough }) => enough !== true)).toEqual([])
}

async function expectTheSame(): Promise<void> {
  await expectHighest()
  for (const time of ['week', 'month', 'year'] as const)
    for (const filter of FILTERS)
      expect(await countedAhead(club, players, time, filter), time).toEqual(await fromLedger(club, time, filter))
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
    totals: [],
    tiles: [],
    forms: [],
    wins: [],
    partnerships: [],
  })
}

test('the boards of a period are what the ledger says, through results, voids, bans and days', {
  timeout: 120_000,
}, async () => {
  const chance = numbersFrom(7)
  const one = () => players[Math.floor(chance() * players.length)] ?? ''
  const played: Played[] = []
  for (let step = 0; step < 90; step++) {
    const lot = chance()
    const [winner, loser, challengeId] = [one(), one(), newId(now())]
    if (lot < 0.5) {
      if (winner === loser) continue
      const ranked = chance() < 0.9
      const drawn = chance() < 0.2
      const sides = [[winner], [loser]]
      await club.record({ cause: { challengeId }, sides, positions: drawn ? [1, 1] : [1, 2], ranked })
      played.push({ challengeId, winner, loser, ranked, drawn })
    } else if (lot < 0.62 && played.length > 0) {
      const [taken] = played.splice(Math.floor(chance() * played.length), 1)
      if (taken) await club.takesBack({ challengeId: taken.challengeId })
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
    if (step % 9 === 0) {
      await expectTheSame()
      await expectForms(played)
    }
  }
  await job().run()
  await expectTheSame()
  await expectForms(played)
  const steps = 'select sport_id, days, gender_id, numbered, step from board_totals'
  expect(
    await club.run(`${steps} where change union all (${steps} group by 1, 2, 3, 4, 5 having count(*) > 1)`),
  ).toEqual([])
})

test('the form of a player without a kept one is told from the ledger, until the job has written it', async () => {
  const kept = await forms()
  const stored = `select user_id, form from rank_forms where form <> '' order by user_id`
  const rows = await club.run(stored)
  await club.run('update match_players set form = null')
  expect(await forms()).toEqual(kept)
  await club.run('delete from rank_forms')
  await club.run(`insert into forms_to_count values ('00000000-0000-0000-0000-000000000000')`)
  expect(await forms()).toEqual(kept)

  await job().run()
  expect(await club.run('select after from forms_to_count')).toEqual([])
  expect(await club.run(stored)).toEqual(rows)
  const told = await club.run(`select m.user_id, m.form, f.form as kept from match_players m
    left join rank_forms f on f.user_id = m.user_id and f.sport_id = m.sport_id`)
  expect(told.length).toBeGreaterThan(0)
  expect(told.map(({ form }) => form)).toEqual(told.map(row => row['kept']))
})

test('what was played before boards were counted ahead is counted by the job, a few players at a time', async () => {
  await club.beats(players[0] ?? '', players[1] ?? '')
  await club.run('update match_players set gained_week = null, gained_month = null, gained_year = null')
  await club.run('truncate rank_bases, gain_counts')
  await club.run('delete from board_totals where days <> 0')
  await club.run(`insert into gains_to_count values ('00000000-0000-0000-0000-000000000000')`)
  await job().run()
  expect(await club.run('select after from gains_to_count')).toEqual([])
  await expectTheSame()
})

test('counts that somebody wrote past the ledger are told, and repaired', async () => {
  await club.run('update rank_bases set year_mean = year_mean + 50 where user_id = $1', [players[0]])
  await club.run('update rank_bases set highest_mean = 0 where user_id = $1', [players[2]])
  await club.run(`update gain_counts set players = players + 1 where days = 365`)
  await club.run(`update board_totals set players = players + 1 where days = 0`)
  await club.run(`update rank_forms set form = 'ddddd' where user_id = $1`, [players[1]])
  const [listed] = await club.run('update match_players set form = $1 where mean is not null returning user_id', [
    'ddd',
  ])
  await club.run('update win_counts set wins = wins + 1')
  const audit = await auditRanks(house(), club.sportId)
  await repairRanks(house(), audit)
  expect(audit.differences).toMatchObject({ gainCounts: [{ days: 365 }] })
  expect(new Set(audit.differences.bases.map(row => row.user_id))).toEqual(new Set([players[0], players[2]]))
  expect(audit.differences).toMatchObject({ totals: [{ days: 0 }], forms: [{ user_id: players[1] }] })
  expect(audit.differences.wins).toHaveLength(1)
  expect(audit.differences.gains).toContainEqual(listed)
  await expectTheSame()
})
