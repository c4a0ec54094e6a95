import { DAY, HOUR } from '@gauntlet/contract/time'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { describe, expect, test } from 'vitest'
import { type Player, selfOf } from '../../testing/app.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { subjectsTo } from '../../testing/notices.ts'
import {
  joinTournament,
  letTournamentStart,
  placesIn,
  tournamentOf,
  tournamentTerms,
  viewTournament,
} from '../../testing/tournaments.ts'

const app = testApp()
const [ada, ben, cleo, dan, eve] = testPlayers(app, ['Ada Ace', 'Ben Baseline', 'Cleo Clay', 'Dan Deuce', 'Eve Even'])

const status = ({ status: code }: { status: number }) => code
const message = ({ body }: { body: { message?: string } }) => body.message

describe('announcing a tournament', () => {
  test('answers it, with the invited told and without a place for the organizer', async () => {
    const answer = await app.call(
      tournaments.create,
      { ...(await tournamentTerms(app)), selected: [ben.id], message: 'Bring water.' },
      ada,
    )
    expect(message(answer)).toBe('Tournament Created')
    expect(answer.payload).toMatchObject({
      status: 'Upcoming',
      becomes: 'Dismissed',
      user_id: ada.id,
      openSlots: 8,
      start_rating: 500,
      end_rating: 2000,
      invitation_status_id: null,
      message: 'Bring water.',
      notes: [{ message: 'Bring water.', user: { full_name: 'Ada Ace' } }],
    })
    expect(placesIn(answer.payload)).toBe('Ben Pending')
    expect(await subjectsTo(app, ben)).toContain('Ada Ace invites you to Spring Open')
  })

  test('without an end lasts until 23:59 at the venue on the day of its start', async () => {
    const { tournament_end, timezone } = await tournamentOf(app, ada, {
      tournament_start: '2030-06-20T18:30',
      tournament_end: '',
    })
    expect([tournament_end, timezone]).toEqual(['2030-06-21T04:59:00.000Z', 'America/Chicago'])
  })

  test.each([
    ['title', { title: '' }, 400, 'Set a title'],
    ['rules', { rules: '' }, 400, 'Add rule'],
    ['start', { tournament_start: '' }, 400, 'Start date & time is required'],
    ['ZIP', { zip: '00000' }, 400, 'We do not know this zip code.'],
    ['past', { tournament_start: '2030-06-01T12:00:00Z' }, 409, 'The start is in the past.'],
    ['player', { selected: ['00000000-0000-4000-8000-000000000000'] }, 400, 'We do not know this player.'],
  ])('is refused for its %s', async (_what, change, code, text) => {
    const answer = await app.call(tournaments.create, { ...(await tournamentTerms(app)), ...change }, ada)
    expect([status(answer), message(answer)]).toEqual([code, text])
  })

  test('ranked costs five credits, which cancelling before the start gives back', async () => {
    const { id } = await tournamentOf(app, eve, { ranked: 1 })
    expect((await selfOf(app, eve)).credits).toBe(5)
    const cancelled = await app.call(tournaments.cancel, { id }, eve)
    expect([message(cancelled), cancelled.payload.status]).toEqual(['Tournament cancel successfully', 'Cancelled'])
    expect((await selfOf(app, eve)).credits).toBe(10)
    const again = await app.call(tournaments.cancel, { id }, eve)
    expect([status(again), message(again)]).toEqual([409, 'Tournament already canceled.'])
  })

  test('ranked is refused to a player with too few credits', async () => {
    await tournamentOf(app, dan, { ranked: 1 })
    await tournamentOf(app, dan, { ranked: 1 })
    const third = await app.call(tournaments.create, { ...(await tournamentTerms(app)), ranked: 1 }, dan)
    expect([status(third), message(third)]).toEqual([409, 'You do not have enough credits.'])
  })
})

describe('places', () => {
  test('who is inside the window is in at once, and joining again answers what stands', async () => {
    const tournament = await tournamentOf(app, ada)
    const first = await joinTournament(app, tournament, ben)
    expect([placesIn(first.payload), first.payload.openSlots]).toEqual(['Ben Accepted', 7])
    expect(status(await joinTournament(app, tournament, ben))).toBe(200)
    expect((await viewTournament(app, tournament, ada)).unseen).toBe(1)
  })

  test('who is outside asks, and the organizer approves or turns down', async () => {
    const tournament = await tournamentOf(app, ada, { minRate: 1000, minSpread: 100 })
    expect((await viewTournament(app, tournament, ben)).join_asks).toBe('outside_window')
    for (const player of [ben, cleo])
      expect((await joinTournament(app, tournament, player)).payload.invitation_status_id).toBe('1')
    const self = await app.call(tournaments.answer, { id: tournament.id, status: 'accepted' }, ben)
    expect(status(self)).toBe(409)
    await app.call(tournaments.addPlayers, { tournament_id: tournament.id, user_id: [ben.id] }, ada)
    const rest = await app.call(tournaments.removePlayer, { tournament_id: tournament.id, user_id: cleo.id }, ada)
    expect(placesIn(rest.payload)).toBe('Ben Accepted')
    expect(message(await joinTournament(app, tournament, cleo))).toBe('The organizer declined your request.')
  })

  test('a closed one is for the invited, who confirm or decline', async () => {
    const tournament = await tournamentOf(app, ada, { open_invite: 0, selected: [ben.id, cleo.id] })
    expect(message(await joinTournament(app, tournament, dan))).toBe('Only invited players join this tournament.')
    const answer = (player: Player, reply: 'accepted' | 'dismissed') =>
      app.call(tournaments.answer, { id: tournament.id, status: reply }, player)
    expect((await answer(ben, 'accepted')).payload.invitation_status_id).toBe('2')
    expect((await answer(cleo, 'dismissed')).payload.invitation_status_id).toBe('3')
    expect(status(await answer(dan, 'accepted'))).toBe(403)
  })

  test('the organizer plays too, and the last slot is the last', async () => {
    const tournament = await tournamentOf(app, ada, { slots: 2 })
    await app.call(tournaments.joinMyself, { tournament_id: tournament.id }, ada)
    await joinTournament(app, tournament, ben)
    expect(message(await joinTournament(app, tournament, cleo))).toBe('This tournament is full.')
    await app.call(tournaments.leave, { id: tournament.id }, ben)
    expect(status(await joinTournament(app, tournament, cleo))).toBe(200)
  })

  test('a participant withdraws from the list, the organizer cancels there, a stranger does neither', async () => {
    const tournament = await tournamentOf(app, ada)
    await joinTournament(app, tournament, ben)
    const withdraw = (player: Player, whom = player) =>
      app.call(tournaments.withdraw, { tournament_id: tournament.id, user_id: whom.id }, player)
    expect(status(await withdraw(cleo, ben))).toBe(403)
    const left = await withdraw(ben)
    expect([message(left), placesIn(left.payload)]).toEqual(['Tournaments cancel successfully.', ''])
    expect((await withdraw(ada)).payload.status).toBe('Cancelled')
  })
})

const cancel = (id: string, player: Player, text: string) =>
  app.call(tournaments.withdraw, { tournament_id: id, user_id: player.id, message: text }, player)

describe('cancelling a tournament', () => {
  test('with a message keeps it among the notes, and mails it to everybody who takes part', async () => {
    const { id } = await tournamentOf(app, ada, { selected: [ben.id] })
    const answer = await cancel(id, ada, ' The courts are under water. ')
    expect([message(answer), answer.payload.status]).toEqual(['Tournaments cancel successfully.', 'Cancelled'])
    const note = { message: 'The courts are under water.', user_id: ada.id, user: { full_name: 'Ada Ace' } }
    expect((await viewTournament(app, answer.payload, ben)).notes).toMatchObject([note])
    const mail = await app.mailTo(ben.email, 'cancelled')
    expect(mail.subject).toBe('Ada Ace cancelled Spring Open')
    expect(mail.text).toContain('The courts are under water.')
    expect(status(await cancel(id, ada, 'Once more.'))).toBe(409)
    expect((await viewTournament(app, answer.payload, ben)).notes).toHaveLength(1)
  })

  test('without one keeps none', async () => {
    const { id } = await tournamentOf(app, ada, { selected: [ben.id] })
    expect((await cancel(id, ada, '')).payload.notes).toEqual([])
    await app.mailTo(ben.email, 'There is nothing left to do.')
  })

  test('is the organizer’s: who withdraws writes to nobody', async () => {
    const tournament = await tournamentOf(app, ada)
    await joinTournament(app, tournament, ben)
    const answer = await cancel(tournament.id, ben, 'It is all off!')
    expect([status(answer), message(answer)]).toEqual([400, 'Only the organizer writes to everyone.'])
    expect(placesIn(await viewTournament(app, tournament, ben))).toBe('Ben Accepted')
  })
})

describe('modifying a tournament', () => {
  test('changes what is named, keeps the message, and tells who is in it', async () => {
    const tournament = await tournamentOf(app, ada)
    await joinTournament(app, tournament, ben)
    const answer = await app.call(
      tournaments.edit,
      { id: tournament.id, title: 'Summer Open', slots: 16, message: 'More slots.' },
      ada,
    )
    expect(message(answer)).toBe('Tournament Updated')
    expect(answer.payload).toMatchObject({ title: 'Summer Open', slots: 16, venue: 'Central Courts' })
    expect(answer.payload.notes).toMatchObject([{ message: 'More slots.', user: { full_name: 'Ada Ace' } }])
    expect(await subjectsTo(app, ben)).toContain('Ada Ace changed Summer Open')
    const silent = await app.call(tournaments.edit, { id: tournament.id, slots: 12, message: '' }, ada)
    expect(silent.payload).toMatchObject({ slots: 12, message: 'More slots.', notes: [{ message: 'More slots.' }] })
    expect((await app.call(tournaments.modified, {}, ben)).payload.count).toBeGreaterThan(0)
  })

  test('is the organizer’s, keeps the sport and a slot for each, and stops an hour before the start', async () => {
    const tournament = await tournamentOf(app, ada)
    for (const player of [ben, cleo]) await joinTournament(app, tournament, player)
    const edit = (change: object, player = ada) => app.call(tournaments.edit, { id: tournament.id, ...change }, player)
    expect(status(await edit({ title: 'Mine' }, ben))).toBe(403)
    expect(message(await edit({ sport: await app.sportId('Golf') }))).toBe('Players have accepted: the sport stays.')
    expect(message(await edit({ ranked: 1 }))).toBe('Players have accepted a tournament that is not ranked.')
    expect(message(await edit({ slots: 1 }))).toBe('More players have accepted than that.')
    await app.advance(new Date(tournament.tournament_start).getTime() - HOUR - app.clock.now().getTime())
    const late = await app.call(tournaments.edit, { id: tournament.id, title: 'Late' }, await app.signIn(ada))
    expect(message(late)).toBe('Nothing can be changed in the last hour before the start.')
  })
})

test('an unknown tournament is none, on every path', async () => {
  const id = '00000000-0000-4000-8000-000000000000'
  const [viewer] = [await app.signIn(ada)]
  const answers = await Promise.all([
    app.call(tournaments.view, { id }, viewer),
    app.call(tournaments.join, {}, viewer),
    app.call(tournaments.cancel, { id }, viewer),
    app.call(tournaments.details, { id }, viewer),
  ])
  expect(answers.map(message)).toEqual(answers.map(() => 'Tournament does not exist'))
  expect(answers.map(status)).toEqual([404, 404, 404, 404])
})

describe('once time has come', () => {
  test('one of fewer than two is Dismissed with the credits back', async () => {
    const [gus, hal] = [await app.player('Gus Grass'), await app.player('Hal Half')]
    const tournament = await tournamentOf(app, gus, { ranked: 1, selected: [hal.id] })
    await letTournamentStart(app, tournament)
    const viewer = await app.signIn(gus)
    expect(await viewTournament(app, tournament, viewer)).toMatchObject({ status: 'Dismissed', ended: 'too_few' })
    expect((await selfOf(app, viewer)).credits).toBe(10)
    expect(await subjectsTo(app, gus)).toContain('Spring Open is dismissed')
  })

  test('one that nobody reports is Dismissed 14 days after its end', async () => {
    const [gus, hal] = [await app.player('Gil Gone'), await app.player('Ida Idle')]
    const tournament = await tournamentOf(app, gus)
    for (const player of [gus, hal]) await joinTournament(app, tournament, player)
    await letTournamentStart(app, tournament)
    expect((await viewTournament(app, tournament, await app.signIn(hal))).status).toBe('Reporting')
    await app.advance(15 * DAY)
    expect((await viewTournament(app, tournament, await app.signIn(hal))).status).toBe('Dismissed')
  })
})
