import { addresses } from '@gauntlet/contract/addresses/endpoints'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { credits } from '@gauntlet/contract/credits/endpoints'
import type { Endpoint, SentOf } from '@gauntlet/contract/endpoint'
import { events } from '@gauntlet/contract/events/endpoints'
import { friends } from '@gauntlet/contract/friends/endpoints'
import { leaderboards } from '@gauntlet/contract/leaderboards/endpoints'
import { matchSearch } from '@gauntlet/contract/match-search/endpoints'
import { notices } from '@gauntlet/contract/notices/endpoints'
import { payments } from '@gauntlet/contract/payments/endpoints'
import { peopleSearch } from '@gauntlet/contract/people-search/endpoints'
import { ranks } from '@gauntlet/contract/ranks/endpoints'
import { security } from '@gauntlet/contract/security/endpoints'
import { teams } from '@gauntlet/contract/teams/endpoints'
import { MINUTE } from '@gauntlet/contract/time'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import type { Player } from '../testing/app.ts'
import { testApp } from '../testing/opened.ts'
import { challengeOf, playedMatch, report } from '../testing/challenges.ts'
import { eventOf } from '../testing/events.ts'
import { teamActs } from '../testing/teams.ts'
import { tournamentOf } from '../testing/tournaments.ts'
import { features } from './index.ts'

/** More than any search once found, of each a number of its own, so that none can be taken for another. */
const [PEOPLE, OPEN, DIRECT, TOURNAMENTS, EVENTS, TEAMS] = [231, 223, 203, 215, 209, 207]
/** Between Ada and Bea. */
const PLAYED = 2
/** To Ada's account. */
const HAPPENED = 5
/** By Ada, each with an entry among those of her credits, beside her welcome and each ranked match. */
const BOUGHT = 4
const HOME = { address_line_1: '1 Main St', city: 'Austin', state: 'TX', postal_code: '78701' }

const app = testApp()
let ada: Player
let tennis: string
const { teamOf } = teamActs(() => app)

const run = (text: string, values: readonly unknown[] = []) => app.db.session(session => session.run(text, values))

/** So many more rows like those that `of` names, in which these columns are others: `n` counts the copies. */
async function copy(table: string, of: [column: string, value: string], more: number, changed: Record<string, string>) {
  const columns = await run(
    "select column_name as name from information_schema.columns where table_name = $1 and is_generated = 'NEVER'",
    [table],
  )
  const names = columns.map(({ name }) => String(name))
  const values = names.map(name => changed[name] ?? `t.${name}`)
  await run(
    `insert into ${table} (${names.join(', ')}) select ${values.join(', ')}
    from ${table} t, generate_series(1, ${more}) n where t.${of[0]} = $1`,
    [of[1]],
  )
}
const anew = (column: string) => `md5(t.${column}::text || n)::uuid`

beforeAll(async () => {
  tennis = await app.sportId('Tennis Singles')
  ada = await app.player('Ada Ace')
  const bea = await app.player('Bea Baseline')
  for (const player of [ada, bea]) await app.call(addresses.add, HOME, player)
  for (let matches = 0; matches < PLAYED; matches++) {
    const match = await playedMatch(app, ada, bea, { ranked: 1 })
    await report(app, match, ada, ada)
    await report(app, match, bea, ada)
  }
  await run('update player_sports set mean = 520, variance = 5000, rated_day = 22000, results = 20, settled = true')
  await copy('users', ['id', bea.id], PEOPLE - 1, { id: anew('id'), email: 'n || t.email' })
  for (const table of ['player_places', 'player_sports'])
    await copy(table, ['user_id', bea.id], PEOPLE - 1, { user_id: anew('user_id') })
  for (const [ids, many] of [
    [[], OPEN],
    [[ada], DIRECT],
  ] as const) {
    const { id } = await challengeOf(app, bea, [...ids])
    await copy('challenges', ['id', id], many - 1, { id: anew('id') })
    await copy('challenge_players', ['challenge_id', id], many - 1, { challenge_id: anew('challenge_id') })
  }
  const { id: tournament } = await tournamentOf(app, bea)
  await copy('tournaments', ['id', tournament], TOURNAMENTS - 1, { id: anew('id') })
  const { id: event } = await eventOf(app, bea, { open_invite: 1 })
  await copy('events', ['id', event], EVENTS - 1, { id: anew('id') })
  await copy('security_events', ['user_id', ada.id], 4, { id: anew('id') })
  for (let bought = 0; bought < BOUGHT; bought++) {
    const card = { number: '4242424242424242', exp: '12/34', cvc: '123' }
    const { token } = (await app.call(payments.sandboxToken, card, ada)).payload
    await app.call(payments.pay, { amount: 5, point: 50, token }, ada)
    app.clock.advance(MINUTE)
  }
  const { id: team } = await teamOf(bea, 'Baseliners')
  await copy('teams', ['id', team], TEAMS - 1, { id: anew('id') })
})

/** Of a leaderboard the rows are players'. */
const listed = z.array(
  z.union([
    z.looseObject({ id: z.string() }),
    z.pipe(
      z.looseObject({ user: z.looseObject({ id: z.string() }) }),
      z.transform(({ user }) => user),
    ),
  ]),
)

/** The pages of a row, up to the one behind the last; each tells the same total. */
async function walk<E extends Endpoint>(
  row: E,
  input: (page: number) => SentOf<E> & { limit: number },
  list = 'payload',
) {
  const shown: string[] = []
  const totals = new Set<number | undefined>()
  for (let page = 1; ; page++) {
    const { body } = await app.call(row, input(page), ada)
    const rows = listed.parse(z.looseObject({}).parse(list === 'payload' ? body : body.payload)[list])
    totals.add(body.total)
    shown.push(...rows.map(({ id }) => id))
    if ((page - 1) * input(page).limit >= (body.total ?? shown.length)) break
  }
  return { shown: shown.length, each: new Set(shown).size, totals: [...totals] }
}
const whole = (total: number) => ({ shown: total, each: total, totals: [total] })

const ofSports = (page: number, sports: string[]) => ({ sports, page, limit: 100 })

type Walked = Awaited<ReturnType<typeof walk>>

/** By its path what each row shows, and what there is. */
const paged: Record<string, () => Promise<[Walked, Partial<Walked>][]>> = {
  [peopleSearch.list.path]: async () => [
    [await walk(peopleSearch.list, page => ({ page, limit: 100 })), whole(PEOPLE)],
  ],
  [peopleSearch.byName.path]: async () => [
    [await walk(peopleSearch.byName, page => ({ term: 'bea', page, limit: 100 })), whole(PEOPLE)],
  ],
  [peopleSearch.near.path]: async () => [
    [await walk(peopleSearch.near, page => ({ page, limit: 100 })), whole(PEOPLE)],
    [await walk(peopleSearch.near, page => ({ distance: 0, page, limit: 100 })), whole(PEOPLE)],
    [await walk(peopleSearch.near, page => ({ past_matches: true, page, limit: 100 })), whole(1)],
  ],
  [friends.search.path]: async () => [[await walk(friends.search, page => ({ page, limit: 100 })), whole(PEOPLE)]],
  [matchSearch.search.path]: async () => {
    const open = { shown: OPEN, each: OPEN }
    return [
      [await walk(matchSearch.search, page => ofSports(page, [tennis]), 'users'), whole(PEOPLE)],
      [await walk(matchSearch.search, page => ofSports(page, []), 'users'), whole(PEOPLE)],
      [await walk(matchSearch.search, page => ofSports(page, [tennis]), 'challenges'), open],
      [await walk(matchSearch.search, page => ofSports(page, []), 'challenges'), open],
    ]
  },
  [tournaments.search.path]: async () => [
    [await walk(tournaments.search, page => ({ page, limit: 100 })), whole(TOURNAMENTS)],
  ],
  [events.search.path]: async () => [[await walk(events.search, page => ({ page, limit: 100 })), whole(EVENTS)]],
  [teams.search.path]: async () => [
    [await walk(teams.search, page => ({ name: 'base', page, limit: 100 })), whole(TEAMS)],
  ],
  // The viewer's own place stands on every page.
  [leaderboards.list.path]: async () => [
    [
      await walk(leaderboards.list, page => ({ sport: tennis, page, limit: 100 })),
      { each: PEOPLE + 1, totals: [PEOPLE + 1] },
    ],
  ],
  [ranks.history.path]: async () => [
    [await walk(ranks.history, page => ({ sport: tennis, page, limit: 1 })), whole(PLAYED)],
  ],
  [credits.history.path]: async () => [
    [await walk(credits.history, page => ({ page, limit: 2 })), whole(BOUGHT + 1 + PLAYED)],
  ],
  [payments.list.path]: async () => [[await walk(payments.list, page => ({ page, limit: 3 })), whole(BOUGHT)]],
  [notices.list.path]: async () => {
    const [told] = await run('select count(*) as notices from notices where user_id = $1', [ada.id])
    expect(Number(told?.['notices'])).toBeGreaterThan(2)
    return [[await walk(notices.list, page => ({ page, limit: 2 }), 'notices'), whole(Number(told?.['notices']))]]
  },
  [security.log.path]: async () => [[await walk(security.log, page => ({ page, limit: 2 })), whole(HAPPENED)]],
}

test('every row that tells a total is walked here', () => {
  const rows = features
    .flatMap(({ routes }) => routes)
    .flatMap(({ endpoint }) => (endpoint.paged ? [endpoint.path] : []))
  expect(rows.toSorted()).toEqual(Object.keys(paged).toSorted())
})

test('each of Ada’s lists tells its own total, with those of none other, and pages to its end', async () => {
  const { payload: pending } = await app.call(challenges.pending, { limit: 1 }, ada)
  expect([pending.total_count, pending.new_count]).toEqual([DIRECT, DIRECT])
  expect(pending.counts).toEqual({ challenges: DIRECT, tournaments: 0, events: 0 })
  const shown = await walk(challenges.pending, page => ({ page, limit: 100 }), 'challenges')
  expect(shown).toMatchObject({ shown: DIRECT, each: DIRECT })
  const { payload: upcoming } = await app.call(challenges.upcoming, {}, ada)
  expect([upcoming.total_count, upcoming.challenges]).toEqual([0, []])
  const { payload: past } = await app.call(challenges.past, {}, ada)
  expect([past.total_count, past.challenges.length]).toEqual([PLAYED, PLAYED])
  const behind = await app.call(challenges.pending, { page: 9, limit: 100 }, ada)
  expect([behind.payload.total_count, behind.payload.challenges]).toEqual([DIRECT, []])
})

test.each(Object.entries(paged))('the pages of %s hold each once, and as many as the total tells', async (_, walks) => {
  for (const [walked, there] of await walks()) expect(walked).toMatchObject(there)
})

test('the match search tells how many players and how many open challenges there are', async () => {
  for (const sports of [[tennis], []]) {
    const { payload } = await app.call(matchSearch.search, { sports }, ada)
    expect(payload.counts).toEqual({ users: PEOPLE, challenges: OPEN })
  }
})
