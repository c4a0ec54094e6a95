import { accounts } from '@gauntlet/contract/accounts/endpoints'
import { blocks } from '@gauntlet/contract/blocks/endpoints'
import { brackets } from '@gauntlet/contract/brackets/endpoints'
import { events } from '@gauntlet/contract/events/endpoints'
import { guests } from '@gauntlet/contract/guests/endpoints'
import { peopleSearch } from '@gauntlet/contract/people-search/endpoints'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { DAY } from '@gauntlet/contract/time'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { describe, expect, test } from 'vitest'
import { eventOf } from '../../testing/events.ts'
import { codeOfGuest, nameGuest } from '../../testing/guests.ts'
import { selfOf } from '../../testing/app.ts'
import { befriend } from '../../testing/lineups.ts'
import { subjectsTo } from '../../testing/notices.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import {
  joinTournament,
  letTournamentStart,
  placesIn,
  tournamentOf,
  viewTournament,
} from '../../testing/tournaments.ts'

const app = testApp()
const [ada, ben, cleo, dan] = testPlayers(app, ['Ada Ace', 'Ben Baseline', 'Cleo Clay', 'Dan Deuce'])
const name = (tournament: Tournament, guest: string, by = ada) =>
  app.call(tournaments.addPlayers, { tournament_id: tournament.id, guest }, by)

describe('a guest by name', () => {
  test('has a place, without a profile and without a rank', async () => {
    const tournament = await tournamentOf(app, ada)
    const { payload } = await name(tournament, 'Gil Guest')
    expect([placesIn(payload), payload.openSlots]).toEqual(['Gil Accepted', 7])
    const [gil] = payload.users
    expect(gil).toMatchObject({ full_name: 'Gil Guest', former: true, rank: null, _joinData: { asked_by: 'guest' } })
    expect((await app.call(profiles.view, { id: gil?.id ?? '' }, ada)).status).toBe(404)
    expect((await app.call(blocks.set, { user_id: gil?.id ?? '', active: 1 }, ada)).status).toBe(400)
    expect(JSON.stringify((await app.call(peopleSearch.byName, { term: 'gil' }, ada)).body)).not.toContain('Gil')
  })

  test('of one name only is called by it', async () => {
    const { payload } = await name(await tournamentOf(app, ada), 'Zoe')
    expect(payload.users.map(({ full_name, short_name }) => [full_name, short_name])).toEqual([['Zoe', 'Zoe']])
  })

  test('is known to those who play, and to nobody else', async () => {
    const tournament = await tournamentOf(app, ada)
    await name(tournament, 'Gil Guest')
    app.clock.advance(1_000)
    await joinTournament(app, tournament, ben)
    expect(placesIn(await viewTournament(app, tournament, ben))).toBe('Gil Accepted, Ben Accepted')
    expect(placesIn(await viewTournament(app, tournament, cleo))).toBe('Ben Accepted')
    const page = await app.app.server.inject({ url: `/tournament/${tournament.id}` })
    expect([page.statusCode, page.body.includes('Gil')]).toEqual([200, false])
  })

  test.each([
    ['a number', { guest: 'Gil 7' }, 400],
    ['nothing', { guest: ' ' }, 400],
    ['the name of those who run the place', { guest: 'Gauntlet Support' }, 400],
    ['a player beside', { guest: 'Gil', user_id: '00000000-0000-4000-8000-000000000000' }, 400],
  ])('is refused with %s', async (_what, input, code) => {
    const { id: tournament_id } = await tournamentOf(app, ada)
    expect((await app.call(tournaments.addPlayers, { tournament_id, ...input }, ada)).status).toBe(code)
  })

  test('is refused where it is ranked, and to a player who does not organize it', async () => {
    const ranked = await name(await tournamentOf(app, ada, { ranked: 1 }), 'Gil')
    expect([ranked.status, ranked.body.message]).toEqual([
      409,
      'A guest has no rank: this is for tournaments that are not ranked.',
    ])
    expect((await name(await tournamentOf(app, ada), 'Gil', ben)).status).toBe(403)
  })

  test('is gone with the place', async () => {
    const tournament = await tournamentOf(app, ada)
    const id = await nameGuest(app, tournament, 'Gil Guest', ada)
    const { payload } = await app.call(tournaments.removePlayer, { tournament_id: tournament.id, user_id: id }, ada)
    expect(payload.users).toEqual([])
    expect((await app.call(guests.link, { id }, ada)).status).toBe(404)
    expect(await app.db.session(session => session.run('select id from users where id = $1', [id]))).toEqual([])
  })
})

describe('the link of a guest', () => {
  test('is made by the organizer who named them, and a new one ends the one before', async () => {
    const id = await nameGuest(app, await tournamentOf(app, ada), 'Gil Guest', ada)
    expect((await app.call(guests.link, { id }, ben)).status).toBe(404)
    const [first, second] = [await codeOfGuest(app, id, ada), await codeOfGuest(app, id, ada)]
    expect((await app.call(guests.open, { code: first }, ben)).status).toBe(404)
    expect((await app.call(guests.open, { code: second }, ben)).payload).toMatchObject({
      name: 'Gil Guest',
      kind: 'tournament',
      title: 'Spring Open',
      organizer: 'Ada',
      location: 'Austin',
      state: 'TX',
      is_in: 0,
    })
  })

  test('gives the place to whoever opens it, once, and tells the organizer', async () => {
    const tournament = await tournamentOf(app, ada)
    const code = await codeOfGuest(app, await nameGuest(app, tournament, 'Gil Guest', ada), ada)
    const claimed = await app.call(guests.claim, { code }, ben)
    expect([claimed.status, claimed.payload]).toEqual([200, { kind: 'tournament', id: tournament.id }])
    const { users, openSlots } = await viewTournament(app, tournament, ben)
    expect([users.map(({ id, former }) => [id, former]), openSlots]).toEqual([[[ben.id, false]], 7])
    expect(await subjectsTo(app, ada)).toContainEqual(expect.stringContaining('Ben Baseline'))
    expect((await app.call(guests.claim, { code }, cleo)).status).toBe(404)
  })

  test('is of no use to a player with a place', async () => {
    const tournament = await tournamentOf(app, ada)
    await joinTournament(app, tournament, ben)
    const code = await codeOfGuest(app, await nameGuest(app, tournament, 'Gil Guest', ada), ada)
    expect((await app.call(guests.open, { code }, ben)).payload.is_in).toBe(1)
    expect((await app.call(guests.claim, { code }, ben)).status).toBe(409)
  })

  test.each([
    ['Mia', 0, 'Finn Friend'],
    ['Mae', 1, 'Fay Friend'],
  ] as const)(
    'leads no stranger to what %s organizes, who is 15, open to under-18s (%i) or not, and her friend to it',
    async (first, open_to_minors, other) => {
      const [mia, finn] = [await app.player(`${first} Minor`), await app.player(other)]
      await befriend(app, mia, finn)
      await app.call(profiles.update, { preference: { age: 15 } }, mia)
      const tournament = await tournamentOf(app, mia, { open_to_minors })
      const event = await eventOf(app, mia, { open_invite: 1, open_to_minors })
      const ofEvent = (await app.call(events.addUsers, { event_id: event.id, guest: 'Gil' }, mia)).payload.users[0]
      for (const guest of [await nameGuest(app, tournament, 'Gil Guest', mia), ofEvent?.id ?? '']) {
        const code = await codeOfGuest(app, guest, mia)
        expect((await app.call(guests.open, { code }, ben)).status).toBe(404)
        expect((await app.call(guests.claim, { code }, ben)).status).toBe(404)
        expect((await app.call(guests.claim, { code }, finn)).status).toBe(200)
      }
    },
  )

  test('takes over what was drawn and played', async () => {
    const tournament = await tournamentOf(app, ada, { format: 'single_elimination', slots: 4 })
    const guest = await nameGuest(app, tournament, 'Gil Guest', ada)
    for (const player of [ben, cleo, dan]) await joinTournament(app, tournament, player)
    await letTournamentStart(app, tournament)
    const [organizer, gus] = [await app.signIn(ada), await app.signIn(await app.player('Gus Grass'))]
    const drawn = (await app.call(brackets.draw, { id: tournament.id }, organizer)).payload
    const seed = drawn.players.find(({ id }) => id === guest)?.seed ?? 0
    const match = drawn.matches.find(({ sides }) => sides.includes(seed))
    const decided = await app.call(
      brackets.decide,
      { id: tournament.id, match: match?.id ?? 0, winner: guest },
      organizer,
    )
    expect(decided.status).toBe(200)
    const code = await codeOfGuest(app, guest, organizer)
    expect((await app.call(guests.claim, { code }, gus)).status).toBe(200)
    const after = (await app.call(brackets.view, { id: tournament.id }, gus)).payload
    expect([after.seed, after.matches.find(({ id }) => id === match?.id)?.winner]).toEqual([seed, seed])
  })

  test('cannot answer: the organizer’s own match against them stands with the report', async () => {
    const tournament = await tournamentOf(app, ada, { format: 'single_elimination', slots: 4 })
    const guest = await nameGuest(app, tournament, 'Gil Guest', ada)
    for (const player of [ben, cleo]) await joinTournament(app, tournament, player)
    await app.call(tournaments.joinMyself, { tournament_id: tournament.id }, ada)
    await letTournamentStart(app, tournament)
    const begun = await app.signIn(ada)
    const order = [ada.id, ben.id, cleo.id, guest]
    const { matches, players } = (await app.call(brackets.draw, { id: tournament.id, order }, begun)).payload
    expect(players.map(player => player.guest)).toEqual([0, 0, 0, 1])
    const own = matches.find(({ sides }) => sides.includes(4))
    expect(own?.actions.decide.kind).toBe('allowed')
    const report = { id: tournament.id, match: own?.id ?? 0, winner: ada.id }
    const after = (await app.call(brackets.report, report, begun)).payload
    expect(after.matches.find(({ id }) => id === own?.id)).toMatchObject({ winner: 1, decided_by: 'organizer' })
  })

  test('takes over a match that counts as played, and the others play on', async () => {
    const tournament = await tournamentOf(app, ada, { format: 'single_elimination', slots: 4 })
    const guest = await nameGuest(app, tournament, 'Gil Guest', ada)
    for (const player of [ben, cleo, dan]) await joinTournament(app, tournament, player)
    await letTournamentStart(app, tournament)
    const begun = await app.signIn(ada)
    const drawn = (await app.call(brackets.draw, { id: tournament.id }, begun)).payload
    const seed = drawn.players.find(({ id }) => id === guest)?.seed ?? 0
    const [his, theirs] = drawn.matches
      .filter(({ sides }) => sides.length === 2)
      .toSorted((one, two) => Number(two.sides.includes(seed)) - Number(one.sides.includes(seed)))
    await app.call(brackets.decide, { id: tournament.id, match: his?.id ?? 0, winner: guest }, begun)
    await app.advance(3 * DAY)
    await app.app.services.jobs.runNow('settle-brackets')
    const [organizer, gus] = [await app.signIn(ada), await app.signIn(await app.player('Gus Glass'))]
    const code = await codeOfGuest(app, guest, organizer)
    expect((await app.call(guests.claim, { code }, gus)).status).toBe(200)
    const [own] = (await selfOf(app, gus)).sports
    expect([own?._joinData.wins, own?._joinData.played]).toEqual([1, 1])
    const winner = drawn.players.find(player => player.seed === theirs?.sides[0])?.id ?? ''
    const next = await app.call(brackets.decide, { id: tournament.id, match: theirs?.id ?? 0, winner }, organizer)
    expect(next.status).toBe(200)
  })
})

describe('the names of guests', () => {
  test('are in the export of the organizer, and go with the account', async () => {
    const eve = await app.player('Eve Even')
    const id = await nameGuest(app, await tournamentOf(app, eve), 'Gil Guest', eve)
    const file: unknown = JSON.parse(
      (await app.app.server.inject({ url: '/api/users/export', headers: { authorization: `Bearer ${eve.token}` } }))
        .body,
    )
    expect(file).toMatchObject({ guests: [{ id, name: 'Gil Guest', kind: 'tournament' }] })
    await app.call(accounts.remove, { id: eve.id }, eve)
    expect(await app.db.session(session => session.run('select first_name from users where id = $1', [id]))).toEqual([
      { first_name: '' },
    ])
  })

  test('are forgotten 90 days after the end, while the place stays', async () => {
    const finn = await app.player('Finn Fast')
    const tournament = await tournamentOf(app, finn)
    const id = await nameGuest(app, tournament, 'Gil Guest', finn)
    const nameNow = async () => {
      const rows = await app.db.session(session => session.run('select first_name from users where id = $1', [id]))
      return rows.map(row => row['first_name'])
    }
    await letTournamentStart(app, tournament)
    await app.advance(80 * DAY)
    await app.app.services.jobs.runNow('old-guests')
    expect(await nameNow()).toEqual(['Gil'])
    await app.advance(12 * DAY)
    await app.app.services.jobs.runNow('old-guests')
    expect(await nameNow()).toEqual([''])
  })
})
