import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { openChallenges } from '@gauntlet/contract/challenges/open'
import type { SentOf } from '@gauntlet/contract/endpoint'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { beforeAll, expect, test } from 'vitest'
import type { Player } from '../../testing/app.ts'
import { accept, challengeOf } from '../../testing/challenges.ts'
import { befriend } from '../../testing/lineups.ts'
import { answer, join } from '../../testing/open-challenges.ts'
import { testApp } from '../../testing/opened.ts'
import { AUSTIN, DENVER, type Filter, HOUSTON, testClub } from '../../testing/match-search.ts'

const app = testApp()
const club = testClub(app)
let viewer: Player
const idOf = (name: string) => club.player(name).id
/** They fit on a page, and the number told is theirs; of all sports, too, of which only tennis is played. */
const found = async (filter: Filter = {}, player = viewer) => {
  for (const sports of [filter.sports ?? [club.tennis], []]) {
    const { counts, challenges: shown } = (await club.search({ ...filter, sports }, player)).payload
    expect(counts.challenges).toBe(shown.length)
  }
  // Each point knows as many as stand there row by row.
  const wrong = await app.db.session(session =>
    session.run(`select cell from challenge_points k full join challenge_point_rows r using (cell, ux, uy, uz)
      where coalesce(k.challenges, 0) <> coalesce(r.challenges, 0)`),
  )
  expect(wrong).toEqual([])
  return (await club.search(filter, player)).payload.challenges
}
const venues = async (filter?: Filter, player?: Player) => (await found(filter, player)).map(({ venue }) => venue)
const open = (issuer: string, venue: string, changes: Partial<SentOf<typeof challenges.issue>> = {}) =>
  challengeOf(app, club.player(issuer), [], { venue, ...changes })

beforeAll(async () => {
  for (const [name, home] of [
    ['Ben B', AUSTIN],
    ['Cleo C', AUSTIN],
    ['Hank H', HOUSTON],
    ['Dora D', DENVER],
  ] as const)
    await club.join(name, [...home])
  await club.ranked('Ben B', 700)
  viewer = await club.join('Vera V', AUSTIN)
  await open('Ben B', 'Late court', { date: '2030-06-09T22:30:00' })
  await open('Cleo C', 'Early court', { date: '2030-06-07T09:00:00' })
  await open('Dora D', 'Denver court', {
    date: '2030-06-06T00:00:00',
    location: 'denver',
    locstate: 'Colorado',
    zip: '80202',
  })
  await open('Hank H', 'Suburb', { date: '2030-06-05T09:00:00', location: 'Round Rock', zip: '78664' })
})

test('by bands of distance, in each the soonest first, never the own', async () => {
  expect(await venues()).toEqual(['Suburb', 'Early court', 'Late court'])
  expect(await venues({ distance: 2000 })).toEqual(['Suburb', 'Early court', 'Late court', 'Denver court'])
  expect(await venues({}, club.player('Ben B'))).toEqual(['Suburb', 'Early court'])
})

test('each with its distance from the origin, and what the viewer may do', async () => {
  const [suburb, early] = await found()
  expect(suburb?.distance).toBeGreaterThan(15)
  expect(early?.distance).toBeLessThan(3)
  expect(early).toMatchObject({ matchSet: 0, open_challenge: 1, actions: { join: { kind: 'allowed' } } })
  const [fromDenver] = await found({ origin: 'Denver, CO' })
  expect(fromDenver?.distance).toBeLessThan(5)
})

test('the edge of the distance is measured to the ZIP of the venue', async () => {
  const [suburb] = await found()
  const miles = suburb?.distance ?? 0
  expect(await venues({ distance: miles - 0.1 })).not.toContain('Suburb')
  expect(await venues({ distance: miles + 0.1 })).toContain('Suburb')
})

test('distance 0 is the same city, whatever its case, or the same state', async () => {
  expect(await venues({ distance: 0 })).toEqual(['Early court', 'Late court'])
  expect(await venues({ origin: 'Denver, CO', distance: 0 })).toEqual(['Denver court'])
  expect(await venues({ origin: 'Colorado', distance: 0 })).toEqual(['Denver court'])
})

test('a day is the whole day at the venue, both ends included', async () => {
  const on = (startDate: string, endDate = startDate) => venues({ startDate, endDate, distance: 2000 })
  // 22:30 in Austin is the day after in UTC; midnight in Denver is that day already.
  expect(await on('2030-06-09')).toEqual(['Late court'])
  expect(await on('2030-06-10')).toEqual([])
  expect(await on('2030-06-06')).toEqual(['Denver court'])
  expect(await on('2030-06-05', '2030-06-07')).toEqual(['Suburb', 'Early court', 'Denver court'])
  expect(await venues({ startDate: '2030-06-08' })).toEqual(['Late court'])
  expect((await club.search({ startDate: '2035-01-01' }, viewer)).payload.users).not.toEqual([])
})

test('sports, ranked and what the issuer is filter', async () => {
  await club.write('update users set age = 61 where id = $1', [idOf('Ben B')])
  expect(await venues({ sports: [club.chess] })).toEqual([])
  expect(await venues({ ranked: 1 })).toEqual([])
  expect(await venues({ ranked: 0, sports: [] })).toHaveLength(3)
  expect(await venues({ ageRange: { lower: 60, upper: 65 } })).toEqual(['Late court'])
  expect(await venues({ ageRange: { lower: 18, upper: 64 } })).toEqual(['Late court'])
  expect(await venues({ ratingPlus: 700, ratingMinus: 10 })).toEqual(['Late court'])
})

test('nobody across a block is met this way either', async () => {
  const pair = [viewer.id, app.clock.now()]
  await club.write('insert into blocks values ($1, $2, $3), ($2, $4, $3)', [idOf('Ben B'), ...pair, idOf('Cleo C')])
  expect(await venues()).toEqual(['Suburb'])
  await club.write('delete from blocks')
})

test('nor where somebody across a block is in the match of a third, in the list or in its count', async () => {
  const match = await open('Ben B', 'Third court', { date: '2030-06-05T19:00:00' })
  await app.call(openChallenges.join, { challenge_id: match.id }, club.player('Cleo C'))
  expect(await venues()).toContain('Third court')
  await club.write('insert into blocks values ($1, $2, $3)', [idOf('Cleo C'), viewer.id, app.clock.now()])
  expect(await venues()).toEqual(['Suburb', 'Late court'])
  // So near that no tile is inside the circle, and all of it is its edge.
  expect(await venues({ distance: 5 })).toEqual(['Late court'])
  await club.write('delete from blocks')
  await app.call(challenges.cancel, { id: match.id }, club.player('Ben B'))
})

test('nor the one that has turned the viewer down: small circles would tell where it is', async () => {
  const match = await open('Ben B', 'Declining court', { date: '2030-06-05T21:00:00' })
  await join(app, match, viewer)
  await answer(app, match, club.player('Ben B'), viewer, 'dismissed')
  expect(await venues()).toEqual(['Suburb', 'Early court', 'Late court'])
  expect(await venues({ distance: 5 })).toEqual(['Early court', 'Late court'])
  await app.call(challenges.cancel, { id: match.id }, club.player('Ben B'))
})

test('a player under 18 finds those of friends alone, as no other can be read or joined', async () => {
  const kim = await club.join('Kim K', AUSTIN)
  await app.call(profiles.update, { preference: { age: 15 } }, kim)
  expect(await venues({}, kim)).toEqual([])
  await befriend(app, kim, club.player('Cleo C'))
  expect(await venues({}, kim)).toEqual(['Early court'])
  expect(await venues({ distance: 5 }, kim)).toEqual(['Early court'])
})

test('one that moves is found and counted at its new place, and one that is taken nowhere', async () => {
  const match = await open('Ben B', 'Wandering court', { date: '2030-06-05T20:00:00' })
  expect(await venues({ distance: 10 })).toContain('Wandering court')
  const denver = { location: 'Denver', challengeLocationState: 'Colorado', challengeLocationZip: '80202' }
  const moved = await app.call(challenges.edit, { id: match.id, ...denver }, club.player('Ben B'))
  expect(moved.body.success).toBe(true)
  expect(await venues({ distance: 10 })).not.toContain('Wandering court')
  expect(await venues({ origin: 'Denver, CO', distance: 10 })).toEqual(['Wandering court', 'Denver court'])
  await join(app, match, club.player('Cleo C'))
  await answer(app, match, club.player('Ben B'), club.player('Cleo C'))
  expect(await venues({ distance: 2000 })).not.toContain('Wandering court')
})

test('of an issuer under 18, suspended or gone nothing is found', async () => {
  for (const [change, back] of [
    ['age = 17', 'age = null'],
    ['suspended_at = created_at', 'suspended_at = null'],
    ['deleted_at = created_at', 'deleted_at = null'],
  ]) {
    await club.write(`update users set ${change} where id = $1`, [idOf('Cleo C')])
    expect(await venues()).not.toContain('Early court')
    await club.write(`update users set ${back} where id = $1`, [idOf('Cleo C')])
    expect(await venues()).toContain('Early court')
  }
})

test('direct ones, cancelled ones and those that have begun are not found', async () => {
  const direct = await challengeOf(app, viewer, [club.player('Ben B')], { venue: 'Direct' })
  await accept(app, direct, club.player('Ben B'))
  const gone = await open('Ben B', 'Cancelled', { date: '2030-06-08T09:00:00' })
  expect(await venues()).toContain('Cancelled')
  await app.call(challenges.cancel, { id: gone.id }, club.player('Ben B'))
  expect(await venues()).toEqual(['Suburb', 'Early court', 'Late court'])
  app.clock.advance(new Date('2030-06-07T15:00:00Z').getTime() - app.clock.now().getTime())
  expect(await venues()).toEqual(['Late court'])
})
