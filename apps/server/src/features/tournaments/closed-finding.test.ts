import type { SentOf } from '@gauntlet/contract/endpoint'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { beforeAll, describe, expect, test } from 'vitest'
import { migrate } from '../../platform/database/migrate.ts'
import { forgetFilled } from '../../testing/derived.ts'
import type { Player } from '../../testing/app.ts'
import { befriend } from '../../testing/lineups.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { joinTournament, tournamentOf, viewTournament } from '../../testing/tournaments.ts'

const app = testApp()
const [ada, ben, kim] = testPlayers(app, ['Ada Organizes', 'Ben Stranger', 'Kim Young'])

/** North and south of the centre of Austin, eleven miles apart. */
const [NORTH, SOUTH] = ['78753', '78745']
/** On both sides of each ZIP, and in between. */
const ORIGINS = [30.1, 30.2, 30.25, 30.3, 30.35, 30.4, 30.5].map(lat => ({ lat, lon: -97.72 }))
const MILES = [1, 2, 3.5, 5, 7, 9, 12, 16, 25]

const found = async (filter: SentOf<typeof tournaments.search>) =>
  (await app.call(tournaments.search, filter, ben)).payload.map(({ title }) => title).toSorted()

/** The titles that Ben finds from each origin within each distance. */
const everywhere = async () => {
  const asked = ORIGINS.flatMap(origin => MILES.map(distance => ({ origin, distance })))
  return Promise.all(asked.map(found))
}
const write = (text: string) => app.db.session(session => session.run(text))

const CLOSED = ['In the north', 'In the south']

describe('a tournament by invitation', () => {
  beforeAll(async () => {
    for (const [title, zip] of [
      ['In the north', NORTH],
      ['In the south', SOUTH],
    ] as const)
      await tournamentOf(app, ada, { title, zip, open_invite: 0 })
  })

  test('is found by Ben, who has none, as far from the centre of its city as any other there: no circle tells its ZIP', async () => {
    const results = await everywhere()
    expect(new Set(results.map(titles => titles.join()))).toEqual(new Set(['', CLOSED.join()]))
    expect(await found({ origin: 'Austin, TX', distance: 1 })).toEqual(CLOSED)
    expect(await found({ origin: 'Austin, TX', distance: 0 })).toEqual(CLOSED)
  })

  test('is found at its venue once it is opened, and at the city when it is closed again', async () => {
    const [own] = (await app.call(tournaments.organizing, {}, ada)).payload.filter(({ zip }) => zip === NORTH)
    const opened = (open_invite: 0 | 1) => app.call(tournaments.edit, { id: own?.id ?? '', open_invite }, ada)
    await opened(1)
    expect(await found({ origin: { lat: 30.38, lon: -97.68 }, distance: 3 })).toEqual(['In the north'])
    await opened(0)
    expect(await found({ origin: { lat: 30.38, lon: -97.68 }, distance: 3 })).toEqual([])
  })

  test('that was announced before is found in a square of many miles, and no longer at its ZIP', async () => {
    const points = 'select round(ux::numeric, 9) as ux, round(uz::numeric, 9) as uz from tournament_finds'
    await write('update tournaments set city_lat = null, city_lon = null')
    await write('alter table tournament_finds disable trigger user')
    await write(`update tournament_finds f set (ux, uy, uz) = (
      select cosd(lat) * cosd(lon), cosd(lat) * sind(lon), sind(lat) from tournaments where id = f.tournament_id)`)
    await write('alter table tournament_finds enable trigger user')
    const before = await write(points)
    await forgetFilled(app.db)
    await migrate(app.db)
    const zips = await write('select distinct zip from tournaments')
    expect(zips).toHaveLength(2)
    const after = await write(points)
    expect(after).not.toEqual(before)
    expect(after).toEqual(
      await write(`select round((cosd(lat) * cosd(lon))::numeric, 9) as ux, round(sind(lat)::numeric, 9) as uz from (
        select (floor(lat * 4) + 0.5) / 4 as lat, (floor(lon * 4) + 0.5) / 4 as lon from tournaments order by id) t`),
    )
  })
})

/** The titles that a player finds in a small circle around the ZIP in the north. */
const outlined = async (player: Player) => {
  const near = { origin: { lat: 30.38, lon: -97.68 }, distance: 3 }
  const { payload } = await app.call(tournaments.search, near, player)
  return payload.map(({ title }) => title)
}

describe('an open tournament of which a player reads the outline alone', () => {
  test('is found no longer by a player who was turned down', async () => {
    const tournament = await tournamentOf(app, ada, { title: 'Turning down', zip: NORTH })
    expect(await outlined(ben)).toEqual(['Turning down'])
    await joinTournament(app, tournament, ben)
    await app.call(tournaments.removePlayer, { tournament_id: tournament.id, user_id: ben.id }, ada)
    expect(await viewTournament(app, tournament, ben)).toMatchObject({ zip: '', venue: '' })
    expect(await outlined(ben)).toEqual([])
    await app.call(tournaments.cancel, { id: tournament.id }, ada)
  })

  test('is found by a player under 18 where it is opened to them, or its organizer is a friend', async () => {
    await app.call(profiles.update, { preference: { age: 15 } }, kim)
    const { id } = await tournamentOf(app, ada, { title: 'For adults', zip: NORTH })
    expect(await outlined(ben)).toEqual(['For adults'])
    expect(await outlined(kim)).toEqual([])
    await app.call(tournaments.edit, { id, open_to_minors: 1 }, ada)
    expect(await outlined(kim)).toEqual(['For adults'])
    await app.call(tournaments.edit, { id, open_to_minors: 0 }, ada)
    expect(await outlined(kim)).toEqual([])
    await befriend(app, kim, ada)
    expect(await outlined(kim)).toEqual(['For adults'])
  })
})
