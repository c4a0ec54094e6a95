import { blocks } from '@gauntlet/contract/blocks/endpoints'
import { calendar } from '@gauntlet/contract/calendar/endpoints'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { lineups } from '@gauntlet/contract/challenges/lineup'
import { ranks } from '@gauntlet/contract/ranks/endpoints'
import { DAY } from '@gauntlet/contract/time'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Player, selfOf } from '../../testing/app.ts'
import { accept, cancel, letItStart, report, terms, view } from '../../testing/challenges.ts'
import { answerLineup, befriend, DOUBLES, doublesOf, fullDoubles, lineUp, type Pairs } from '../../testing/lineups.ts'
import { subjectsTo } from '../../testing/notices.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'

const app = testApp()
const sports = [DOUBLES, 'Tennis Singles', 'Volleyball']
const [ada, ben, cleo, dan, eve, fay, gil] = testPlayers(
  app,
  ['Ada Ace', 'Ben Baseline', 'Cleo Clay', 'Dan Deuce', 'Eve Even', 'Fay Fault', 'Gil Game'],
  { sports },
)
let pairs: Pairs
beforeAll(async () => {
  pairs = [
    [ada, cleo],
    [ben, dan],
  ]
  for (const [one, other] of [...pairs, [ada, eve] as const, [fay, gil] as const]) await befriend(app, one, other)
})

const refused = ({ status, body }: { status: number; body: { reason?: string | undefined } }) => [status, body.reason]
const record = async (player: Player) =>
  (await selfOf(app, player)).sports.find(({ name }) => name === DOUBLES)?._joinData
const idsOf = (...players: Player[]) => players.map(({ id }) => id)

describe('doubles', () => {
  test('are agreed by captains, who ask their partners', async () => {
    const match = await doublesOf(app, ada, [ben])
    expect(match).toMatchObject({ composition: 'any', captains_only: false, actions: { line_up: { kind: 'allowed' } } })
    expect(match.sides).toMatchObject([
      { captain: ada.id, size: 2, complete: false, players: [{ id: ada.id, state: 'accepted' }] },
      { captain: null, players: [] },
    ])
    const asked = await lineUp(app, match, ada, { add: [cleo] })
    expect(asked.payload.sides?.[0]?.players).toEqual([
      { id: ada.id, state: 'accepted' },
      { id: cleo.id, state: 'pending' },
    ])
    expect(asked.payload.lineup.map(({ full_name }) => full_name)).toEqual(['Cleo Clay'])
    expect(await subjectsTo(app, cleo)).toContain('Ada Ace wants you on their side')
    const pending = await app.call(challenges.pending, {}, cleo)
    expect(pending.payload.challenges.map(({ id }) => id)).toContain(match.id)
    await accept(app, match, ben)
    const answered = await answerLineup(app, match, cleo)
    expect(answered.payload.sides?.[0]).toMatchObject({ complete: true })
    expect(await subjectsTo(app, ada)).toContain('Cleo Clay plays on your side')
    expect(answered.payload.sides?.map(({ chance }) => chance)).toEqual([expect.closeTo(0.5), expect.closeTo(0.5)])
    const upcoming = await app.call(challenges.upcoming, {}, cleo)
    expect(upcoming.payload.challenges.map(({ id }) => id)).toContain(match.id)
  })

  test('are won and lost alike by both of a side', async () => {
    const match = await fullDoubles(app, pairs, { ranked: 1 })
    await letItStart(app, match)
    await app.call(challenges.report, { id: match.id, winner: cleo.id }, cleo)
    expect(await subjectsTo(app, dan)).toContainEqual(expect.stringContaining('reported that you lost'))
    const { payload } = await report(app, match, dan, ada)
    expect(payload).toMatchObject({ status: 'Complete', reported_winner_id: ada.id })
    const moved = await Promise.all(
      [ada, cleo, ben, dan].map(async player => (await view(app, match, player)).rank_change),
    )
    const changes = moved.map(change => change?.change ?? 0)
    expect(changes[0]).toBeGreaterThan(0)
    expect(changes).toEqual([changes[0], changes[0], changes[2], changes[2]])
    expect(changes[2]).toBeLessThan(0)
    const { payload: history } = await app.call(ranks.history, { sport: await app.sportId(DOUBLES) }, ada)
    expect(history).toMatchObject([
      {
        change: changes[0],
        partners: [{ user: { id: cleo.id }, rank: 500 }],
        opponents: [{ outcome: 'won', players: [{ user: { id: ben.id } }, { user: { id: dan.id } }] }],
      },
    ])
    expect(await Promise.all([ada, cleo, ben, dan].map(record))).toMatchObject([
      { played: 1, wins: 1 },
      { played: 1, wins: 1 },
      { played: 1, wins: 0 },
      { played: 1, wins: 0 },
    ])
    const { payload: feed } = await app.call(calendar.renew, {}, cleo)
    const file = await app.app.server.inject({ url: new URL(feed.url ?? '').pathname })
    expect(file.body).toContain('Won')
  })

  test('between pairs who have met have less at stake, as Dan is told before he says yes', async () => {
    const match = await doublesOf(app, ada, [ben], { ranked: 1 })
    await accept(app, match, ben)
    await lineUp(app, match, ada, { add: [cleo] })
    await answerLineup(app, match, cleo)
    await lineUp(app, match, ben, { add: [dan] })
    const told = await view(app, match, dan)
    await answerLineup(app, match, dan)
    await letItStart(app, match)
    for (const player of [ada, ben]) await report(app, match, player, ben)
    const moved = (await view(app, match, dan)).rank_change?.change ?? 0
    expect(moved).toBeGreaterThan(0)
    // The days until then make the ranks a little less sure.
    expect(Math.abs((told.stake?.win ?? 0) - moved)).toBeLessThanOrEqual(1)
  })

  test('of which a side is not complete move no rank, and all are told why', async () => {
    const match = await doublesOf(app, ada, [ben], { ranked: 1 })
    await accept(app, match, ben)
    await letItStart(app, match)
    await report(app, match, ada, ada)
    const { payload } = await report(app, match, ben, ada)
    expect(payload).toMatchObject({ status: 'Complete', rank_change: null })
    for (const player of [ada, ben])
      expect(await subjectsTo(app, player)).toContain(`Your ${DOUBLES} match moved no rank`)
    expect(await record(ada)).toMatchObject({ played: 3, wins: 2 })
  })

  test('know who really played: whoever is named in the report may say that they did not', async () => {
    const match = await fullDoubles(app, pairs, { ranked: 1 })
    await letItStart(app, match)
    const before = await record(ada)
    const said = await app.call(challenges.report, { id: match.id, winner: ada.id, lineup: [idsOf(ada, eve), []] }, ada)
    expect(said.payload.sides?.[0]?.players.map(({ id }) => id)).toEqual(idsOf(ada, eve))
    expect(await subjectsTo(app, eve)).toContain('Ada Ace reported that you played')
    await report(app, match, ben, ada)
    expect((await view(app, match, ada)).rank_change).not.toBeNull()
    const denied = await answerLineup(app, match, eve, 'dismissed')
    expect(denied.status).toBe(200)
    expect((await view(app, match, ada)).rank_change).toBeNull()
    expect(await record(ada)).toMatchObject({ rank: before?.rank, played: (before?.played ?? 0) + 1 })
    expect((await record(eve))?.played).toBe(0)
  })

  test('lost with an absent player named for one’s own side bar from ranked play at the third', async () => {
    const answers = []
    for (const _time of [1, 2, 3]) {
      const match = await fullDoubles(app, pairs, { ranked: 1 })
      await letItStart(app, match)
      await app.call(challenges.report, { id: match.id, winner: ben.id, lineup: [idsOf(ada, eve), []] }, ada)
      await report(app, match, ben, ben)
      answers.push((await answerLineup(app, match, eve, 'dismissed')).status)
    }
    expect(answers).toEqual([200, 200, 200])
    const again = { ...(await terms(app, DOUBLES)), ids: [ben.id], ranked: 1 as const }
    expect(refused(await app.call(challenges.issue, again, ada))).toEqual([409, 'challenges.barred'])
  })

  test('lost and reported without the partner count alike, and the partner is told', async () => {
    const match = await fullDoubles(app, [pairs[1], [fay, gil]], { ranked: 1 })
    await letItStart(app, match)
    await app.call(challenges.report, { id: match.id, winner: fay.id, lineup: [[ben.id], []] }, ben)
    expect(await subjectsTo(app, dan)).toContain('Ben Baseline took you out of a line-up')
    const run = (text: string) => app.db.session(session => session.run(text, [match.id]))
    const struck = await run('select user_id from dispute_strikes where challenge_id = $1')
    expect(struck).toEqual([{ user_id: ben.id }])
  })
})

describe('a captain is refused', () => {
  test('strangers, both sides, a full side and unknown players, each with its reason', async () => {
    const match = await fullDoubles(app, pairs)
    expect(refused(await lineUp(app, match, ada, { add: [dan] }))).toEqual([409, 'challenges.in_match'])
    expect(refused(await lineUp(app, match, ada, { add: [eve] }))).toEqual([409, 'challenges.side_full'])
    expect(refused(await lineUp(app, match, ada, { remove: [cleo], add: [fay] }))).toEqual([
      409,
      'challenges.not_nameable',
    ])
    expect(refused(await lineUp(app, match, cleo, { remove: [ada] }))).toEqual([403, 'challenges.not_captain'])
    expect(refused(await lineUp(app, match, ada, { side: 1 }))).toEqual([409, 'challenges.other_side'])
    const nobody = { id: match.id, add: ['00000000-0000-4000-8000-000000000000'] }
    expect((await app.call(lineups.change, nobody, ada)).status).toBe(400)
    expect((await view(app, match, ada)).user_count).toBe(4)
  })

  test('a player whom a block keeps from another of the match, without a word of it', async () => {
    const match = await doublesOf(app, ada, [ben])
    await accept(app, match, ben)
    await app.call(blocks.set, { user_id: ben.id, active: 1 }, eve)
    const named = await lineUp(app, match, ada, { add: [eve] })
    expect([named.status, named.body.message]).toEqual([409, 'This player cannot be in this match.'])
    await app.call(blocks.set, { user_id: ben.id, active: 0 }, eve)
    await lineUp(app, match, ada, { add: [eve] })
    await app.call(blocks.set, { user_id: ben.id, active: 1 }, eve)
    expect((await answerLineup(app, match, eve)).status).toBe(403)
    expect((await view(app, match, ada)).sides?.[0]?.players).toHaveLength(1)
    await app.call(blocks.set, { user_id: ben.id, active: 0 }, eve)
  })
})

describe('before the start', () => {
  test('a captain who cannot play hands on, and a partner who leaves frees the place', async () => {
    const match = await fullDoubles(app, pairs)
    await cancel(app, match, ben)
    const seen = await view(app, match, dan)
    expect(seen).toMatchObject({ status: 'Upcoming', actions: { line_up: { kind: 'allowed' } } })
    expect(seen.sides?.[1]).toMatchObject({ captain: dan.id, complete: false })
    expect(await subjectsTo(app, dan)).toContain('You are the captain now')
    await answerLineup(app, match, cleo, 'dismissed')
    expect((await view(app, match, ada)).sides?.[0]).toMatchObject({ complete: false })
    await cancel(app, match, dan)
    expect((await view(app, match, ada)).status).toBe('Pending')
  })

  test('whoever is taken out is told, and has nothing to answer any more', async () => {
    const match = await fullDoubles(app, pairs)
    await lineUp(app, match, ada, { remove: [cleo] })
    expect(await subjectsTo(app, cleo)).toContain('Ada Ace took you out of a line-up')
    expect((await answerLineup(app, match, cleo)).status).toBe(403)
    const seen = await view(app, match, cleo)
    expect([seen.venue, seen.rules]).toEqual(['', ''])
  })

  test('another sport dissolves the line-up', async () => {
    const match = await doublesOf(app, ada, [ben])
    await lineUp(app, match, ada, { add: [cleo] })
    await answerLineup(app, match, cleo)
    const sport = await app.sportId('Tennis Singles')
    const { payload } = await app.call(challenges.edit, { id: match.id, sport }, ada)
    expect(payload).toMatchObject({ sides: null, lineup: [], composition: null, user_count: 1 })
  })
})

test('fair sides are made of players who are there for whoever asks', async () => {
  const sport = await app.sportId(DOUBLES)
  const fair = await app.call(lineups.fair, { sport, ids: idsOf(ada, ben, cleo, dan) }, fay)
  expect(fair.payload.sides.map(side => side.length)).toEqual([2, 2])
  expect(fair.payload.chance).toBeCloseTo(0.5, 1)
  const ids = [...idsOf(ada, ben, cleo), '00000000-0000-4000-8000-000000000000']
  expect((await app.call(lineups.fair, { sport, ids }, fay)).status).toBe(400)
})

test('a match of before names captains alone, and says so', async () => {
  const match = await doublesOf(app, ada, [ben])
  await app.db.session(session =>
    session.run(`update challenges set side_size = null, composition = null where id = $1`, [match.id]),
  )
  expect(await view(app, match, ada)).toMatchObject({ sides: null, captains_only: true })
  await app.advance(DAY)
})
