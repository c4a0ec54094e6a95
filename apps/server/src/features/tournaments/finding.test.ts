import { accounts } from '@gauntlet/contract/accounts/endpoints'
import { addresses } from '@gauntlet/contract/addresses/endpoints'
import { blocks } from '@gauntlet/contract/blocks/endpoints'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { sessions } from '@gauntlet/contract/sessions/endpoints'
import { DAY } from '@gauntlet/contract/time'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Player } from '../../testing/app.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import {
  joinTournament,
  letTournamentStart,
  placesIn,
  tournamentOf,
  viewTournament,
} from '../../testing/tournaments.ts'

const app = testApp()
const [ada, ben, cleo] = testPlayers(app, ['Ada Ace', 'Ben Baseline', 'Cleo Clay'])

const home = { address_line_1: '17 Hidden Lane', city: 'Austin', state: 'TX', postal_code: '78702' }

const titles = async (filter: object, player = ben) =>
  (await app.call(tournaments.search, filter, player)).payload.map(({ title }) => title)

const agenda = async (player: Player) => {
  const [pending, upcoming, past] = await Promise.all([
    app.call(challenges.pending, {}, player),
    app.call(challenges.upcoming, {}, player),
    app.call(challenges.past, {}, player),
  ])
  const idsIn = ({ payload }: typeof pending) => payload.tournaments.map(({ id }) => id)
  return {
    pending: idsIn(pending),
    upcoming: idsIn(upcoming),
    past: idsIn(past),
    totals: [pending, upcoming, past].map(({ payload }) => payload.total_count),
    news: pending.payload.new_count,
  }
}

describe('the search for tournaments', () => {
  let minor: Player
  beforeAll(async () => {
    minor = await app.player('Mia Minor')
    await app.call(addresses.add, home, minor)
    await app.call(profiles.update, { preference: { age: 16 } }, minor)
    await tournamentOf(app, ada, { title: 'Austin', minRate: 500, minSpread: 150 })
    app.clock.advance(1_000)
    const [dallas, houston] = [
      { location: 'Dallas', zip: '75201' },
      { location: 'Houston', zip: '77002' },
    ]
    await tournamentOf(app, ada, { title: 'Dallas', ...dallas, minRate: 700, minSpread: 100 })
    await tournamentOf(app, ada, {
      title: 'Late',
      ...houston,
      tournament_start: '2030-09-01T18:00',
      tournament_end: '',
    })
    const gone = await tournamentOf(app, ada, { title: 'Gone' })
    await app.call(tournaments.cancel, { id: gone.id }, ada)
    await tournamentOf(app, minor, { title: 'Young' })
  })
  test('finds the nearest first, with the distance to the venue in miles', async () => {
    const { payload, body } = await app.call(tournaments.search, { origin: '78701', distance: 300 }, ben)
    expect(payload.map(({ title }) => title)).toEqual(['Austin', 'Late', 'Dallas'])
    expect(payload[0]?.distance).toBeLessThan(5)
    expect(payload[2]?.distance).toBeCloseTo(182, -1)
    expect(body.total).toBe(3)
  })
  test('keeps to the distance, to the city for none, and to everywhere without an origin', async () => {
    expect(await titles({ origin: '78701', distance: 100 })).toEqual(['Austin'])
    expect(await titles({ origin: 'Dallas, TX', distance: 0 })).toEqual(['Dallas'])
    expect(await titles({})).toEqual(['Austin', 'Dallas', 'Late'])
  })
  test.each([
    [{ minRate: 650, maxRate: 650 }, ['Austin', 'Dallas', 'Late']],
    [{ minRate: 651, maxRate: 900 }, ['Dallas', 'Late']],
    [{ minRate: 300, maxRate: 349 }, ['Late']],
    [{ maxRate: 599 }, ['Austin', 'Late']],
  ])('with the rank window %j finds those that overlap it', async (filter, expected) => {
    expect(await titles(filter)).toEqual(expected)
  })
  test('keeps to days at the venue, both included, and to the sports', async () => {
    expect(await titles({ startDate: '2030-09-01', endDate: '2030-09-01' })).toEqual(['Late'])
    expect(await titles({ startDate: '2030-09-02' })).toEqual([])
    expect(await titles({ sports: [await app.sportId('Golf')] })).toEqual([])
  })
  test.each([
    ['one', ['Tennis Singles'], ['Austin', 'Late', 'Dallas']],
    ['another', ['Golf'], []],
    ['a few', ['Golf', 'Tennis Singles'], ['Austin', 'Late', 'Dallas']],
    ['many', ['Golf', 'Chess', 'Bowling', 'Tennis Singles'], ['Austin', 'Late', 'Dallas']],
  ])('of %s of the sports comes the nearest first', async (_how, names, expected) => {
    const sports = await Promise.all(names.map(name => app.sportId(name)))
    expect(await titles({ origin: '78701', distance: 12_000, sports })).toEqual(expected)
  })
  test('in a state leaves out those of others', async () => {
    expect(await titles({ origin: 'Texas', distance: 0 })).toHaveLength(3)
    expect(await titles({ origin: 'Ohio', distance: 0 })).toEqual([])
  })
  test('pages', async () => {
    expect(await titles({ page: 2, limit: 2 })).toEqual(['Late'])
    expect((await app.call(tournaments.search, { page: 9, limit: 2 }, ben)).body.total).toBe(3)
  })
  test('hides an organizer under 18, and the tournament with her', async () => {
    const [own] = (await app.call(tournaments.organizing, {}, minor)).payload
    expect((await app.call(tournaments.view, { id: own?.id ?? '' }, ben)).status).toBe(404)
  })
})

describe('the lists', () => {
  test('of the agenda carry tournaments: invited, playing, begun before dismissed', async () => {
    const [eve, fay] = [await app.player('Eve Even'), await app.player('Fay Fair')]
    const invited = await tournamentOf(app, eve, { selected: [fay.id] })
    const joined = await tournamentOf(app, eve)
    for (const player of [eve, fay]) await joinTournament(app, joined, player)
    expect(await agenda(fay)).toEqual({
      pending: [invited.id],
      upcoming: [joined.id],
      past: [],
      totals: [1, 1, 0],
      news: 1,
    })
    expect(await agenda(eve)).toMatchObject({ pending: [], totals: [0, 2, 0] })
    await app.call(tournaments.setViewed, { id: invited.id }, fay)
    expect((await agenda(fay)).news).toBe(0)
    await letTournamentStart(app, joined)
    const later = await agenda(await app.signIn(fay))
    expect([later.pending, later.upcoming, later.past]).toEqual([[], [], [joined.id, invited.id]])
  })

  test('of the tournaments answer 304 until something changes', async () => {
    const organizer = await app.player('Olga Order')
    const viewer = await app.player('Pia Pace')
    const tournament = await tournamentOf(app, organizer)
    await joinTournament(app, tournament, viewer)
    const ask = (etag = '') =>
      app.send({ path: '/tournaments/user', player: viewer, headers: { 'if-none-match': etag } })
    const first = await ask()
    const etag = String(first.headers['etag'])
    expect((await ask(etag)).status).toBe(304)
    await app.call(tournaments.edit, { id: tournament.id, title: 'Renamed' }, organizer)
    expect((await ask(etag)).status).toBe(200)
    expect((await app.call(tournaments.organizing, {}, organizer)).payload.map(({ title }) => title)).toEqual([
      'Renamed',
    ])
    expect((await app.call(tournaments.all, {}, viewer)).payload).toHaveLength(1)
  })
})

describe('an invitation by e-mail', () => {
  test('invites the owner of the address', async () => {
    const [organizer, guest] = [await app.player('Gus Grass'), await app.player('Hal Half')]
    const { id } = await tournamentOf(app, organizer)
    const answer = await app.call(tournaments.addPlayers, { tournament_id: id, email: guest.email }, organizer)
    expect(placesIn(answer.payload)).toBe('Hal Pending')
  })

  test('writes to an unknown address, and the place waits once it is verified', async () => {
    const organizer = await app.player('Ida Idle')
    const tournament = await tournamentOf(app, organizer, { title: 'Autumn Open' })
    const add = (email: string) => app.call(tournaments.addPlayers, { tournament_id: tournament.id, email }, organizer)
    expect((await add('ivo.inbound@example.com')).status).toBe(200)
    const mail = await app.mailTo('ivo.inbound@example.com')
    expect(mail.text).toContain('Ida Idle would like you to join a tournament: “Autumn Open”')
    const again = await add('ivo.inbound@example.com')
    expect([again.status, again.body.message]).toEqual([429, 'This address was invited this week already.'])
    expect(Number(again.headers['retry-after'])).toBeGreaterThan(6 * 86_400)
    const guest = await app.register('Ivo Inbound')
    expect(placesIn(await viewTournament(app, tournament, organizer))).toBe('')
    await app.call(sessions.verify, { token: await app.linkTo(guest.email, 'verify') }, guest)
    expect(placesIn(await viewTournament(app, tournament, guest))).toBe('Ivo Pending')
    await app.app.settle()
    expect(app.mails.filter(({ to }) => to === guest.email).map(({ subject }) => subject)).toContain(
      'Ida Idle invites you to Autumn Open',
    )
  })

  test('goes to at most twenty addresses a day', async () => {
    const newcomer = await app.player('Jon Joiner')
    await app.advance(DAY)
    const organizer = await app.signIn(newcomer)
    const { id } = await tournamentOf(app, organizer)
    const add = (n: number) =>
      app.call(tournaments.addPlayers, { tournament_id: id, email: `stranger${n}@example.com` }, organizer)
    for (let n = 0; n < 20; n++) expect((await add(n)).status).toBe(200)
    expect((await add(20)).status).toBe(429)
    await app.advance(DAY + 1)
    const fresh = await app.signIn(organizer)
    const next = await app.call(tournaments.addPlayers, { tournament_id: id, email: 'stranger20@example.com' }, fresh)
    expect(next.status).toBe(200)
  })
})

describe('who goes', () => {
  test('leaves the tournaments ahead and cancels the own ones', async () => {
    const [kim, lou] = [await app.player('Kim Kick'), await app.player('Lou Lob')]
    const own = await tournamentOf(app, kim, { selected: [lou.id] })
    const others = await tournamentOf(app, lou)
    await joinTournament(app, others, kim)
    await app.call(accounts.remove, { id: kim.id }, kim)
    expect(placesIn(await viewTournament(app, others, lou))).toBe('')
    expect(await viewTournament(app, own, lou)).toMatchObject({
      status: 'Cancelled',
      issuer: { full_name: 'Former player' },
    })
  })
})

describe('what others are shown', () => {
  test('no card tells e-mail, credits or ZIP', async () => {
    const viewer = await app.signIn(ada)
    const tournament = await tournamentOf(app, viewer)
    const player = await app.signIn(cleo)
    await app.call(addresses.add, home, player)
    await joinTournament(app, tournament, player)
    const told = JSON.stringify(await viewTournament(app, tournament, viewer))
    expect(told).toContain('Cleo')
    expect(told).not.toMatch(/cleo\.clay@|\b78702\b|Hidden|credits/)
  })

  test('a player who has blocked the viewer is not among the participants, but holds a slot', async () => {
    const [organizer, mona, ned] = [await app.signIn(ada), await app.player('Mona Move'), await app.player('Ned Net')]
    const tournament = await tournamentOf(app, organizer)
    await joinTournament(app, tournament, mona)
    await app.call(blocks.set, { user_id: ned.id, active: 1 }, mona)
    const seen = await viewTournament(app, tournament, ned)
    expect([placesIn(seen), seen.openSlots]).toEqual(['', 7])
  })
})
