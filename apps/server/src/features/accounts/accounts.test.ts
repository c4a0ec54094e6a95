import { accounts } from '@gauntlet/contract/accounts/endpoints'
import { addresses } from '@gauntlet/contract/addresses/endpoints'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { sessions } from '@gauntlet/contract/sessions/endpoints'
import { contact } from '@gauntlet/contract/contact/endpoints'
import { describe, expect, test } from 'vitest'
import { eventOf, joinEvent } from '../../testing/events.ts'
import { tournamentOf } from '../../testing/tournaments.ts'
import { PASSWORD, type Player, selfOf } from '../../testing/app.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { accept, challengeOf, letItStart, playedMatch, report, view } from '../../testing/challenges.ts'

const app = testApp()
const [ben] = testPlayers(app, ['Ben Backhand'])

const HOME = {
  address_line_1: '17 Hidden Lane',
  city: 'Austin',
  state: 'TX',
  postal_code: '78701',
}
const run = (text: string, values: unknown[]) => app.db.session(session => session.run(text, values))
const remove = (id: string, player: Player) => app.call(accounts.remove, { id }, player)

const NEW = 'Other-1!ace#'
const set = (password: string, confirm: string, player: Player) =>
  app.call(sessions.updatePassword, { password, confirm }, player)

describe('a new password', () => {
  test('ends the other sessions, keeps this one, and tells the owner', async () => {
    const ada = await app.player('Ada Ace')
    const phone = await app.signIn(ada)
    const { body } = await set(NEW, NEW, ada)
    expect(body.message).toBe('Update Successful')
    expect((await app.call(profiles.self, {}, phone)).status).toBe(401)
    expect((await app.call(profiles.self, {}, ada)).status).toBe(200)
    await app.mailTo(ada.email, 'password was changed')
    const login = async (password: string) => (await app.call(sessions.login, { email: ada.email, password })).status
    expect([await login(PASSWORD), await login(NEW)]).toEqual([401, 200])
  })

  test.each([
    ['', '', 'Please enter a password'],
    ['Ab1!', 'Ab1!', 'Password must be between 8 and 20 characters'],
    [NEW, 'other', 'Passwords must match'],
  ])('%s and %s: %s', async (password, confirm, message) => {
    const { status, body } = await set(password, confirm, ben)
    expect([status, body.message]).toEqual([400, message])
  })
})

describe('deleting an account', () => {
  test("is for one's own; another's stays, and whether there is one is not told", async () => {
    const ada = await app.player('Ada Away')
    expect((await remove(ada.id, ben)).status).toBe(403)
    expect((await remove('00000000-0000-4000-8000-000000000000', ben)).status).toBe(403)
    expect((await selfOf(app, ada)).active).toBe(1)
  })

  test('erases what is personal; the match that was played stays, with a former player', async () => {
    const cleo = await app.player('Cleo Clay')
    await app.call(addresses.add, HOME, cleo)
    await app.call(profiles.update, { preference: { bio: 'I like clay.', age: 44 } }, cleo)
    const match = await playedMatch(app, cleo, ben)
    const signedIn = await app.signIn(cleo)
    await report(app, match, signedIn, cleo)
    await report(app, match, await app.signIn(ben), cleo)
    const other = await app.signIn(cleo)
    expect((await remove(cleo.id, signedIn)).body.message).toBe('Your account is deleted.')

    for (const player of [signedIn, other]) expect((await app.call(profiles.self, {}, player)).status).toBe(401)
    expect((await app.call(sessions.login, { email: cleo.email, password: PASSWORD })).status).toBe(401)
    const viewer = await app.signIn(ben)
    const played = await view(app, match, viewer)
    expect(played.reported_winner_id).toBe(cleo.id)
    const shown = played.users.find(({ id }) => id === cleo.id)
    expect([shown?.full_name, shown?.former]).toEqual(['Former player', true])
    expect((await app.call(profiles.view, { id: cleo.id }, viewer)).status).toBe(404)
    const [row] = await run('select * from users where id = $1', [cleo.id])
    expect(JSON.stringify(row)).not.toMatch(/cleo|clay/i)
    expect(await run('select 1 from addresses where user_id = $1', [cleo.id])).toEqual([])
    expect(await run('select sum(points)::int as left from credit_entries where user_id = $1', [cleo.id])).toEqual([
      { left: 0 },
    ])
    await app.mailTo(cleo.email, 'deleted')
  })

  test('cancels what has not begun and leaves what reports', async () => {
    const dan = await app.player('Dan Drop')
    const eve = await app.player('Eve Even')
    const begun = await playedMatch(app, dan, eve)
    const leaver = await app.signIn(dan)
    const rival = await app.signIn(eve)
    const asked = await challengeOf(app, leaver, [rival])
    const agreed = await challengeOf(app, leaver, [rival])
    await accept(app, agreed, rival)
    const invited = await challengeOf(app, rival, [leaver], { ranked: 1 })
    const promised = await challengeOf(app, rival, [leaver], { ranked: 1 })
    await accept(app, promised, leaver)
    expect((await selfOf(app, rival)).credits).toBe(8)
    await remove(dan.id, leaver)
    const statuses = await Promise.all(
      [begun, asked, agreed, invited, promised].map(async challenge => (await view(app, challenge, rival)).status),
    )
    expect(statuses).toEqual(['Reporting', 'Cancelled', 'Cancelled', 'Dismissed', 'Dismissed'])
    expect((await selfOf(app, rival)).credits).toBe(10)
    await report(app, begun, rival, eve)
    await app.advance(49 * 3_600_000)
    expect((await view(app, begun, await app.signIn(eve))).status).toBe('Complete')
  })

  test('frees the address for a new account, without new welcome credits', async () => {
    const finn = await app.player('Finn Flat')
    await remove(finn.id, finn)
    const again = await app.player('Finn Flat')
    expect(await selfOf(app, again)).toMatchObject({ full_name: 'Finn Flat', credits: 0 })
  })
})

describe('the export', () => {
  test('is a file with everything about Gus, and no secret', async () => {
    const gus = await app.player('Gus Grass')
    await app.call(addresses.add, HOME, gus)
    app.clock.advance(1_000)
    const match = await challengeOf(app, gus, [await app.signIn(ben)], { ranked: 1, message: 'Bring balls.' })
    await accept(app, match, await app.signIn(ben))
    await letItStart(app, match)
    const viewer = await app.signIn(gus)
    await report(app, match, viewer, gus)
    await report(app, match, await app.signIn(ben), gus)
    const reply = await app.app.server.inject({
      url: '/api/users/export',
      headers: { authorization: `Bearer ${viewer.token}` },
    })
    expect(reply.headers['content-disposition']).toMatch(/^attachment; filename="gauntlet-.*\.json"$/)
    const file: Record<string, unknown> = JSON.parse(reply.body)
    expect(file['account']).toMatchObject({ email: gus.email, first_name: 'Gus' })
    expect(file['addresses']).toMatchObject([{ address_line_1: '17 Hidden Lane', postal_code: '78701' }])
    expect(file['challenges']).toMatchObject([{ sport: 'Tennis Singles', own: { message: 'Bring balls.' } }])
    expect(file['rank_history']).toMatchObject([{ sport: 'Tennis Singles', challenge_id: match.id }])
    expect(file['credits']).toMatchObject([{ reason: 'welcome' }, { reason: 'issue', points: -1 }])
    expect(file['sessions']).toHaveLength(2)
    expect(Object.keys(file).join(' ')).toBe(
      'exported_at account addresses sports challenges tournaments brackets events rank_history credits payments friends blocked teams notices messages passkeys time_codes sessions links calendar_address notice_choices push_devices notices_without_mail mails_waiting invitations invitations_sent friend_requests stars_given dispute_strikes security_log guests weekly_times kudos talk_messages talk_read talk_reports',
    )
    expect(reply.body).not.toMatch(/token_hash|password_hash|\$argon2/)
    expect(reply.body).not.toContain(ben.email)
  })
  test('has what Hal organizes, where he takes part, what he was told and what he wrote', async () => {
    const hal = await app.player('Hal Half')
    const organizer = await app.signIn(ben)
    const own = await tournamentOf(app, hal, { title: 'Half Open' })
    const other = await tournamentOf(app, organizer, { title: 'Baseline Cup', selected: [hal.id] })
    const event = await eventOf(app, organizer, { event_start: '2030-12-01T10:00', event_end: '' })
    await joinEvent(app, event, hal)
    const name = { first_name: 'Hal', last_name: 'Half', email: hal.email }
    await app.call(contact.send, { ...name, reason: 'Other', message: 'Hello there.' }, hal)
    const { body: file } = await app.send({ path: '/users/export', player: hal })
    expect(file).toMatchObject({
      tournaments: expect.arrayContaining([
        expect.objectContaining({ id: own.id, organized: true }),
        expect.objectContaining({ id: other.id, organized: false, own: expect.objectContaining({ state: '1' }) }),
      ]),
      events: [{ id: event.id, organized: false, own: { asked_by: 'self' } }],
      notices: [{ kind: 'invitations', name: 'tournament' }],
      messages: [{ reason: 'Other', message: 'Hello there.' }],
    })
  })
})
