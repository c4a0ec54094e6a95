import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { contact } from '@gauntlet/contract/contact/endpoints'
import { payments, SANDBOX_CARD } from '@gauntlet/contract/payments/endpoints'
import { peopleSearch } from '@gauntlet/contract/people-search/endpoints'
import { sessions } from '@gauntlet/contract/sessions/endpoints'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { PASSWORD, type Player, selfOf } from '../../testing/app.ts'
import { challengeOf } from '../../testing/challenges.ts'
import { testApp } from '../../testing/opened.ts'
import { tournamentOf } from '../../testing/tournaments.ts'
import { askDesk, doAtDesk, type Words } from './desk.testing.ts'

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

const olga = (...words: Words) => askDesk(app, words, folder)
const done = (...words: Words) => doAtDesk(app, words, folder)
test('what happened to an account is listed by its e-mail, without an address of anybody', async () => {
  const { data, text } = await done('security-log', ben.email)
  expect(data).toMatchObject({
    user_id: ben.id,
    events: expect.arrayContaining([
      expect.objectContaining({
        kind: 'registered',
        device: 'Unknown app',
        network: expect.stringMatching(/^[0-9a-f]{4}$/),
      }),
    ]),
  })
  expect(text).toContain('Signed up')
  expect(JSON.stringify(data)).not.toContain('127.0.0.1')
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
