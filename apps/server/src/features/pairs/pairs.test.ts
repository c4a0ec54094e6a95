import { addresses } from '@gauntlet/contract/addresses/endpoints'
import { blocks } from '@gauntlet/contract/blocks/endpoints'
import { friends } from '@gauntlet/contract/friends/endpoints'
import { matchSearch } from '@gauntlet/contract/match-search/endpoints'
import { pairs } from '@gauntlet/contract/pairs/endpoints'
import { peopleSearch } from '@gauntlet/contract/people-search/endpoints'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { sports as sportRows } from '@gauntlet/contract/sports/endpoints'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Player } from '../../testing/app.ts'
import { DOUBLES } from '../../testing/lineups.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { doublesEnded, fiveWins } from '../../testing/pairs.ts'
import { auditRanks } from '../ranks/audit.ts'
import { voidResult } from '../ranks/void.ts'

const app = testApp()
const sports = ['Tennis Singles', DOUBLES]
const [ada, cleo, ben, dan, eve, mia, nora] = testPlayers(
  app,
  ['Ada Ace', 'Cleo Clay', 'Ben Baseline', 'Dan Deuce', 'Eve Elsewhere', 'Mia Minor', 'Nora Newcomer'],
  { sports },
)
let doubles = ''

const ofPlayer = async (player: Player, viewer: Player) => (await app.call(pairs.of, { id: player.id }, viewer)).payload
const records = async (player: Player, viewer: Player) =>
  (await ofPlayer(player, viewer)).map(({ partner, wins, draws, losses }) => [
    partner.first_name,
    `${wins}–${draws}–${losses}`,
  ])
const board = async (viewer?: Player, input = {}) => {
  const { payload } = await app.call(pairs.leaders, { sport: doubles, ...input }, viewer)
  return payload.flatMap(group =>
    group.pairs.map(({ players }) => players.map(({ first_name }) => first_name).join('+')),
  )
}
const differing = async () => (await auditRanks({ db: app.db, clock: app.clock }, doubles)).differing

beforeAll(async () => {
  doubles = await app.sportId(DOUBLES)
})

describe('a pair', () => {
  test('is two players on a side of two, with what they won, drew and lost together', async () => {
    await fiveWins(app, [ada, cleo], [ben, dan])
    await doublesEnded(app, [ada, cleo], [dan, ben], { winner: 1, ranked: false })
    await doublesEnded(app, [cleo, ada], [ben, eve], { winner: 'nobody' })
    expect(await records(ada, eve)).toEqual([['Cleo', '5–1–1']])
    expect(await records(ben, eve)).toEqual([
      ['Dan', '1–0–5'],
      ['Eve', '0–1–0'],
    ])
  })

  test('is no suggestion to play against each other: Cleo is met at singles, and at doubles without a chance', async () => {
    const near = await app.call(peopleSearch.near, {}, ada)
    const cleos = near.payload.find(({ id }) => id === cleo.id)
    expect(cleos?._matchingData?.Sports.name).toBe('Tennis Singles')
    expect(cleos?.chance).toBeGreaterThan(0)
    const found = await app.call(matchSearch.search, { sports: [doubles] }, ada)
    const chances = new Map(found.payload.users.map(({ first_name, chance }) => [first_name, chance]))
    expect(chances.get('Cleo')).toBeNull()
    expect(chances.get('Ben')).toBeGreaterThan(0.5)
  })

  test('loses a result that is voided, and all of it follows from the log', async () => {
    const challengeId = await doublesEnded(app, [ada, cleo], [ben, dan], { winner: 0 })
    expect(await records(ada, eve)).toEqual([['Cleo', '6–1–1']])
    await app.db.transaction(tx => voidResult(tx, app.app.services, { challengeId }))
    expect(await records(ada, eve)).toEqual([['Cleo', '5–1–1']])
    await app.app.settle()
    expect(await differing()).toBe(0)
  })

  test('is told with the chance of the pair of the viewer that has played most, unless they share a player', async () => {
    const [adasPair] = await ofPlayer(ada, ben)
    expect(adasPair).toMatchObject({ sport: { name: DOUBLES }, against: { partner: { id: dan.id } } })
    expect(adasPair?.against?.chance).toBeLessThan(0.5)
    const [back] = await ofPlayer(dan, cleo)
    expect((back?.against?.chance ?? 0) + (adasPair?.against?.chance ?? 0)).toBeCloseTo(1, 12)
    expect((await ofPlayer(ada, ada))[0]?.against).toBeNull()
    expect((await ofPlayer(ada, cleo))[0]?.against).toBeNull()
  })

  test('has the mean of both ranks, with ? until both have settled', async () => {
    const { payload } = await app.call(pairs.leaders, { sport: doubles }, eve)
    const [first] = payload[0]?.pairs ?? []
    const ranks = await Promise.all(
      [ada, cleo].map(async ({ id }) => {
        const profile = await app.call(profiles.view, { id }, eve)
        return profile.payload.sports.find(({ name }) => name === DOUBLES)?._joinData.rank ?? 0
      }),
    )
    const mean = ranks.reduce((sum, rank) => sum + rank, 0) / 2
    expect(Math.abs((first?.rank ?? 0) - mean)).toBeLessThanOrEqual(1)
    expect(first).toMatchObject({ provisional: 1, position: null, wins: 5, draws: 1, losses: 1 })
  })
})

describe('the board of pairs', () => {
  test('has those with five results together, by rank; to a visitor by their short names', async () => {
    expect(await board(eve)).toEqual(['Ada+Cleo', 'Ben+Dan'])
    const { payload } = await app.call(pairs.leaders, {})
    expect(payload.map(({ sport }) => sport.name)).toEqual([DOUBLES])
    expect(payload[0]?.pairs[0]?.players.map(({ full_name }) => full_name)).toEqual(['Ada A.', 'Cleo C.'])
  })

  test('has no name of Cleo for visitors, who would rather not be named to them', async () => {
    const namedTo = async (viewer?: Player) =>
      (await app.call(pairs.leaders, {}, viewer)).payload[0]?.pairs[0]?.players.map(player => player.short_name)
    await app.call(profiles.update, { preference: { public_name: 0 } }, cleo)
    expect([await namedTo(), await namedTo(eve)]).toEqual([
      ['A player', 'Ada A.'],
      ['Ada A.', 'Cleo C.'],
    ])
    await app.call(profiles.update, { preference: { public_name: 1 } }, cleo)
  })

  test('says which is the viewer’s own', async () => {
    const { payload } = await app.call(pairs.leaders, { sport: doubles }, dan)
    expect(payload[0]?.pairs.map(({ own }) => own)).toEqual([0, 1])
  })

  test('is filtered by both players: where they live, and how old they are', async () => {
    const home = { address_line_1: '1 Main St', city: 'Austin', state: 'TX', postal_code: '78701' }
    for (const player of [ada, cleo, ben]) await app.call(addresses.add, home, player)
    expect(await board(eve, { origin: 'Austin, TX', distance: 50 })).toEqual(['Ada+Cleo'])
    expect(await board(eve, { origin: 'Austin, TX', distance: 0 })).toEqual(['Ada+Cleo'])
    await app.call(addresses.add, home, dan)
    expect(await board(eve, { origin: 'Austin, TX', distance: 50 })).toEqual(['Ada+Cleo', 'Ben+Dan'])
    await app.call(profiles.update, { preference: { age: 30 } }, ada)
    await app.call(profiles.update, { preference: { age: 31 } }, cleo)
    expect(await board(eve, { ageRange: { lower: 25, upper: 34 } })).toEqual(['Ada+Cleo'])
  })

  test('near a place leaves off, for visitors, the pair of Cleo, who would rather not be named to them', async () => {
    const near = { origin: 'Austin, TX', distance: 50 }
    await app.call(profiles.update, { preference: { public_name: 0 } }, cleo)
    expect([await board(undefined, near), await board(eve, near)]).toEqual([['Ben B.+Dan D.'], ['Ada+Cleo', 'Ben+Dan']])
    await app.call(profiles.update, { preference: { public_name: 1 } }, cleo)
  })

  test('leaves off a pair while one of the two is blocked from the viewer or plays no more', async () => {
    await app.call(blocks.set, { user_id: eve.id, active: 1 }, cleo)
    expect(await board(eve)).toEqual(['Ben+Dan'])
    expect(await records(ada, eve)).toEqual([])
    expect((await app.call(pairs.of, { id: cleo.id }, eve)).status).toBe(404)
    await app.call(blocks.set, { user_id: eve.id, active: 0 }, cleo)
    const plays = (active: 0 | 1) => app.call(sportRows.setActive, { sport_id: doubles, active }, ben)
    await plays(0)
    expect(await board(eve)).toEqual(['Ada+Cleo'])
    await plays(1)
    expect(await board(eve)).toEqual(['Ada+Cleo', 'Ben+Dan'])
    expect(await differing()).toBe(0)
  })

  test('never has a player under 18, whose partners are told to friends alone', async () => {
    await app.call(profiles.update, { preference: { age: 15 } }, mia)
    for (const [by, to] of [
      [mia, dan],
      [dan, mia],
    ] as const)
      await app.call(friends.send, { friends: [{ id: to.id, active: 1 }] }, by)
    await fiveWins(app, [mia, dan], [ben, eve])
    expect(await board(dan)).not.toContain('Dan+Mia')
    expect(await board(ada)).toEqual(['Ada+Cleo', 'Ben+Dan', 'Ben+Eve'])
    expect((await records(dan, dan)).map(([name]) => name)).toContain('Mia')
    expect((await records(dan, ada)).map(([name]) => name)).not.toContain('Mia')
    expect(await differing()).toBe(0)
  })
})

test('the rank of a pair takes Nora, who has no ranked result, at the rank of newcomers: it tells no level', async () => {
  await doublesEnded(app, [ada, nora], [ben, dan], { winner: 0, ranked: false })
  const shown = async () => {
    const pair = (await ofPlayer(nora, eve))[0]
    const { payload } = await app.call(profiles.view, { id: nora.id }, eve)
    const own = payload.sports.find(({ name }) => name === DOUBLES)?._joinData.rank
    return { pair: pair?.rank, own }
  }
  const before = await shown()
  const learned = `update sports set rank_state = jsonb_set(rank_state, '{levels}', $2) where id = $1`
  await app.db.session(session => session.run(learned, [doubles, '{"7": {"offset": 200, "count": 90}}']))
  await app.call(sportRows.add, { sports: [doubles], levels: { [doubles]: 7 } }, nora)
  expect(await shown()).toEqual(before)
})
