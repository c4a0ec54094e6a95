import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { contact } from '@gauntlet/contract/contact/endpoints'
import { payments, SANDBOX_CARD } from '@gauntlet/contract/payments/endpoints'
import { peopleSearch } from '@gauntlet/contract/people-search/endpoints'
import { sessions } from '@gauntlet/contract/sessions/endpoints'
import { DAY } from '@gauntlet/contract/time'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Reply } from '../../platform/operator/socket.ts'
import { PASSWORD, type Player, selfOf } from '../../testing/app.ts'
import { testApp } from '../../testing/opened.ts'
import { challengeOf, playedMatch, report, view } from '../../testing/challenges.ts'
import { tournamentOf } from '../../testing/tournaments.ts'
import { answerAtDesk } from './desk.ts'

const app = testApp()
let ada: Player
let ben: Player
const folder = mkdtempSync(join(tmpdir(), 'desk-'))
afterAll(() => rmSync(folder, { recursive: true }))

let pairs = 0
/** A name has letters only, and each pair its own. */
const familyName = () => String.fromCharCode(97 + Math.floor(pairs / 26), 97 + (pairs % 26))
beforeEach(async () => {
  pairs += 1
  ada = await app.player(`Ada ${familyName()}`)
  ben = await app.player(`Ben ${familyName()}`)
})

/** Each act a second after the one before, so that one is the newest. */
function olga(command: string, ...words: string[]): Promise<Reply> {
  app.clock.advance(1_000)
  return answerAtDesk(app.app.services, { command, words, who: 'olga', cwd: folder })
}
async function done(command: string, ...words: string[]) {
  const reply = await olga(command, ...words)
  if (!('text' in reply)) throw new Error(`${command} was refused: ${JSON.stringify(reply)}`)
  return reply
}
const lastAct = async () => (await done('audit', '--limit', '1')).data

/** Ben reported himself, Ada disputes it. */
async function disputed() {
  const challenge = await playedMatch(app, ada, ben, { ranked: 1 })
  await report(app, challenge, ben, ben, { [ada.id]: 4 })
  await app.call(challenges.reject, { id: challenge.id }, ada)
  return challenge
}

test('a dispute is listed with who claims what, the stars and what they wrote', async () => {
  const { id } = await disputed()
  const words = { first_name: 'Ada', last_name: 'Archer', email: ada.email, reason: 'Dispute', message: 'I won 6:4.' }
  await app.call(contact.send, { ...words, reason: 'Dispute', challenge: id }, ada)
  const { data, text } = await done('disputes')
  expect(data).toMatchObject({
    disputes: expect.arrayContaining([
      expect.objectContaining({
        challenge_id: id,
        disputed_by: ada.id,
        players: [
          expect.objectContaining({ id: ada.id, reported_winner_id: null, void_disputes: 0 }),
          expect.objectContaining({ id: ben.id, reported_winner_id: ben.id, stars: { [ada.id]: 4 } }),
        ],
        messages: [expect.objectContaining({ message: 'I won 6:4.', sender_id: ada.id })],
      }),
    ]),
  })
  expect(text).toContain(`says that ${ben.name} won`)
})

test('a dispute is decided for Ada: her rank moves, both are told, and the audit says who and why', async () => {
  const challenge = await disputed()
  const { data } = await done('resolve', 'challenge', challenge.id, 'winner', ada.email, '--why', 'Two witnesses.')
  expect(data).toMatchObject({ status: '4', winner_id: ada.id })
  const seen = await view(app, challenge, ada)
  expect([seen.reported_winner_id, (seen.rank_change?.change ?? 0) > 0]).toEqual([ada.id, true])
  expect((await app.mailTo(ben.email, 'You lost to')).subject).toMatch(
    new RegExp(`^You lost to ${ada.name}. Rank \\d+ ▼`),
  )
  expect(await lastAct()).toMatchObject({
    acts: [{ who: 'olga', act: 'resolve', subject: challenge.id, why: 'Two witnesses.' }],
  })
})

test('what happened to an account is listed by its e-mail, without an address of anybody', async () => {
  const { data, text } = await done('security-log', ben.email)
  expect(data).toMatchObject({
    user_id: ben.id,
    events: expect.arrayContaining([
      expect.objectContaining({
        kind: 'registered',
        device: 'An app',
        network: expect.stringMatching(/^[0-9a-f]{4}$/),
      }),
    ]),
  })
  expect(text).toContain('Signed up')
  expect(JSON.stringify(data)).not.toContain('127.0.0.1')
})

test('a result that stands is made void, and what it did to the ranks is undone', async () => {
  const challenge = await playedMatch(app, ada, ben, { ranked: 1 })
  await report(app, challenge, ben, ben)
  await report(app, challenge, ada, ben)
  const rankOf = async () => (await selfOf(app, ada)).sports.map(({ _joinData }) => _joinData.played)
  expect(await rankOf()).toEqual([1])
  await done('void', challenge.id)
  expect(await rankOf()).toEqual([0])
  expect(await view(app, challenge, ada)).toMatchObject({ event_status_id: '6', ended: 'void' })
  expect((await done('replay-ranks')).failed).toBeUndefined()
})

test('the third dispute of Ada that ends void bars her from ranked play for 30 days', async () => {
  const barred = []
  let last = 0
  for (let turn = 0; turn < 3; turn += 1) {
    const { id } = await disputed()
    barred.push((await done('resolve', 'challenge', id, 'void')).data)
    last = app.clock.now().getTime()
  }
  const until = new Date(last + 30 * DAY).toISOString()
  expect(barred).toMatchObject([{ barred_until: null }, { barred_until: null }, { barred_until: until }])
  await expect(challengeOf(app, ada, [ben], { ranked: 1 })).rejects.toThrow('You cannot play ranked matches for now.')
})

test('what nobody disputes cannot be decided, and who did not play cannot win', async () => {
  const open = await challengeOf(app, ada, [ben])
  expect(await olga('resolve', 'challenge', open.id, 'void')).toEqual({ failure: 'There is nothing to settle.' })
  const { id } = await disputed()
  const cleo = await app.player(`Cleo ${familyName()}`)
  expect(await olga('resolve', 'challenge', id, 'winner', cleo.id)).toEqual({ failure: 'Please select a winner' })
  expect(await olga('void', ada.id)).toEqual({ failure: 'There is no such challenge or tournament.' })
})

test('credits are granted to a player named by id or by e-mail, and stand in the ledger', async () => {
  await done('grant', ada.id, '5', 'Helped at the open day')
  expect((await done('grant', ada.email.toUpperCase(), '2')).data).toMatchObject({ granted: 2, credits: 17 })
  expect((await selfOf(app, ada)).credits).toBe(17)
  const { data } = await done('balances', ada.email)
  expect(data).toMatchObject({ credits: 17, entries: [{ reason: 'welcome' }, { points: 5 }, { reason: 'granted' }] })
  expect((await done('balances')).failed).toBeUndefined()
})

const holding = {
  challenge: () => challengeOf(app, ada, [ben], { ranked: 1 }),
  tournament: () => tournamentOf(app, ada, { ranked: 1 }),
}
test.each([
  ['challenge', 1],
  ['tournament', 5],
] as const)('a %s that holds more than was paid for it is told', async (kind, paid) => {
  const { id } = await holding[kind]()
  const hold = (points: number) =>
    app.db.session(session => session.run(`update ${kind}s set paid = $2 where id = $1`, [id, points]))
  await hold(7)
  const { data, failed } = await done('balances')
  expect(data).toMatchObject({ holdings: [{ thing: kind, id, holds: 7, paid }] })
  expect(failed).toBe('The credits do not add up.')
  await hold(paid)
})

test('a payment that says it is credited, and is not in the ledger, is told', async () => {
  const { payload } = await app.call(payments.sandboxToken, { number: SANDBOX_CARD, exp: '12/34', cvc: '123' }, ben)
  await app.call(payments.pay, { amount: 5, point: 50, token: payload.token }, ben)
  expect((await done('balances')).failed).toBeUndefined()
  await app.db.session(session => session.run("delete from credit_entries where reason = 'purchase'"))
  expect((await done('balances')).data).toMatchObject({ payments: [{ bought: 50, credited: 0 }] })
  await app.db.session(session => session.run('delete from payments'))
})

test('of registrations that wait for one address the operator names the one that is meant', async () => {
  const [vera, other] = [await app.register('Vera Twice'), await app.register('Vera Twice')]
  const failure = expect.stringContaining(`${vera.id} (Vera Twice)`)
  expect(await olga('verify', vera.email)).toMatchObject({ failure })
  await done('verify', other.id)
  expect((await selfOf(app, other)).preference.verified_email).toBe(1)
  expect((await app.send({ path: '/users/self', player: vera })).status).toBe(401)
})

test('somebody whose mail does not arrive is verified, once, with the welcome credits', async () => {
  const una = await app.register('Una Unverified')
  await done('verify', una.email)
  expect(await selfOf(app, una)).toMatchObject({ credits: 10, preference: { verified_email: 1 } })
  expect(await olga('verify', una.email)).toMatchObject({ failure: expect.stringContaining('verified already') })
})

test('a suspended player is out at once, cannot come back, and is not found; until it is lifted', async () => {
  const find = () => app.call(peopleSearch.near, { email: ben.email }, ada)
  await done('suspend', ben.email, '--why', 'Threats.')
  expect((await app.call(challenges.pending, {}, ben)).status).toBe(401)
  const login = await app.call(sessions.login, { email: ben.email, password: PASSWORD })
  expect([login.status, login.body.message]).toEqual([403, 'This account is suspended.'])
  expect((await find()).payload).toEqual([])
  expect(await olga('suspend', ben.email)).toMatchObject({ failure: expect.stringContaining('suspended already') })
  await done('unsuspend', ben.email)
  expect((await app.signIn(ben)).token).not.toBe('')
  expect((await find()).payload).toMatchObject([{ id: ben.id }])
})

test('what Ada writes about Ben is listed as a report of him', async () => {
  const words = { first_name: 'Ada', last_name: 'Archer', email: ada.email }
  await app.call(contact.send, { ...words, reason: 'Other', message: 'He shouts.', player: ben.id }, ada)
  expect((await done('reports', '--limit', '1')).data).toMatchObject({
    reports: [{ player_id: ben.id, player_name: ben.name, sender_id: ada.id, message: 'He shouts.' }],
  })
  expect((await done('messages', '--reason', 'other', '--limit', '1')).data).toMatchObject({
    messages: [{ message: 'He shouts.' }],
  })
})

test('sports come from a file; those that are there get its description', async () => {
  const sport = { kind: 'individual', side: [1], result: 'match' }
  writeFileSync(
    join(folder, 'sports.json'),
    JSON.stringify([
      { name: 'Tennis Singles', description: 'One against one.', ...sport },
      { name: 'Boules', description: 'Throw close.', ...sport },
    ]),
  )
  expect((await done('sports', 'import', 'sports.json')).data).toEqual({ added: 1, known: 1 })
  expect(await app.sportId('Boules')).not.toBe('')
  writeFileSync(join(folder, 'wrong.json'), '[{"name": ""}]')
  expect(await olga('sports', 'import', 'wrong.json')).toMatchObject({ failure: expect.stringContaining('name') })
})

test.each([
  ['dance'],
  ['resolve', 'event', 'x', 'void'],
  ['resolve', 'tournament', 'x'],
  ['resolve', 'tournament', 'x', 'places'],
  ['resolve', 'tournament', 'x', 'confirm', 'y'],
  ['resolve', 'challenge', 'x', 'void', 'y'],
  ['resolve', 'challenge'],
  ['resolve', 'challenge', 'x', 'maybe'],
  ['grant', 'ada@example.com', '-1'],
  ['grant', 'ada@example.com', '1', 'for', 'nothing'],
  ['suspend'],
  ['audit', '--limit', 'all'],
  ['security-log'],
  ['messages', '--reason', 'Gossip'],
  ['disputes', '--everything'],
])('%s %s %s %s is not understood, and does nothing', async (...words) => {
  const [command = '', ...rest] = words
  expect(await olga(command, ...rest)).toEqual({ usage: expect.any(String) })
})
