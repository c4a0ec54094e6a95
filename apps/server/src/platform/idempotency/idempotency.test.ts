import { addresses } from '@gauntlet/contract/addresses/endpoints'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { friends } from '@gauntlet/contract/friends/endpoints'
import { keyTexts } from '@gauntlet/contract/idempotency'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { Player } from '../../testing/app.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { query } from '../database/query.ts'

const app = testApp()
const [ada, ben] = testPlayers(app, ['Ada Ace', 'Ben Baseline'])

let turn = 0
let key: string
beforeEach(() => {
  key = `key-${++turn}`
})

const street = (line: string) => ({ address_line_1: line, city: 'Austin', state: 'Texas', postal_code: '78701' })
const add = (line: string, headers: Record<string, string> = { 'idempotency-key': key }, player = ada) =>
  app.send({ method: 'POST', path: addresses.add.path, body: street(line), headers, player })
const streetsOf = async (player: Player) =>
  (await app.call(addresses.list, {}, player)).payload.map(one => one.address_line_1)
const keysKept = query(() => sql<{ count: number }>`select count(*) as count from idempotency_keys`)
const kept = async () => (await keysKept.one(app.db)).count

test('the same request with the same key is done once, and answered the same', async () => {
  const first = await add('1 First Street')
  const again = await add('1 First Street')
  expect(first.status).toBe(200)
  expect([again.status, again.body]).toEqual([200, first.body])
  expect((await streetsOf(ada)).filter(line => line === '1 First Street')).toHaveLength(1)
})

test('of two at once the second waits, and gets the answer of the first', async () => {
  const answers = await Promise.all([add('2 Twin Street'), add('2 Twin Street'), add('2 Twin Street')])
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect((await streetsOf(ada)).filter(line => line === '2 Twin Street')).toHaveLength(1)
})

test('the same key with something else is refused, and nothing is done', async () => {
  await add('3 One Street')
  const other = await add('3 Other Street')
  expect([other.status, other.body.message]).toEqual([422, keyTexts.used])
  expect(await streetsOf(ada)).not.toContain('3 Other Street')
})

test("another player's key is another key", async () => {
  await add('4 Shared Street')
  expect((await add('4 Shared Street', undefined, ben)).status).toBe(200)
  expect(await streetsOf(ben)).toContain('4 Shared Street')
})

test('what was refused is not kept: the key may be tried again with what is right', async () => {
  expect((await add('')).status).toBe(400)
  expect((await add('5 Right Street')).status).toBe(200)
})

test('without a key nothing is kept, and twice is twice', async () => {
  const before = await kept()
  await add('6 Plain Street', {})
  await add('6 Plain Street', {})
  expect(await kept()).toBe(before)
})

test.each(['', 'a b', 'x'.repeat(201)])('a key that is none (%j) is refused', async wrong => {
  expect(await add('7 Wrong Street', { 'idempotency-key': wrong })).toMatchObject({
    status: 400,
    body: { message: keyTexts.bad },
  })
})

test('an act that is there no more to be done again is answered as it was', async () => {
  await add('8 Gone Street')
  const gone = (await app.call(addresses.list, {}, ada)).payload.find(one => one.address_line_1 === '8 Gone Street')
  const remove = () =>
    app.send({ path: `/addresses/delete/${gone?.id}`, headers: { 'idempotency-key': `${key}-remove` }, player: ada })
  const first = await remove()
  expect(first.status).toBe(200)
  expect(await remove()).toMatchObject({ status: 200, body: first.body })
})

test('what follows from an act follows from it with a key: Ben hears of the challenge, by mail too', async () => {
  const input = {
    sport: await app.sportId('Tennis Singles'),
    date: '2030-06-10T18:30',
    location: 'Austin',
    locstate: 'TX',
    zip: '78701',
    venue: 'Central Court',
    message: 'Once and no more',
    ids: ben.id,
  }
  const issue = () =>
    app.send({
      method: 'POST',
      path: challenges.issue.path,
      body: input,
      headers: { 'idempotency-key': key },
      player: ada,
    })
  await app.app.settle()
  const mails = app.mails.length
  const [first, again] = [await issue(), await issue()]
  expect([first.status, again.body]).toEqual([200, first.body])
  await app.app.settle()
  expect(app.mails.slice(mails).map(({ to }) => to)).toEqual([ben.email])
})

test('a friend is asked once', async () => {
  const cleo = await app.player('Cleo Clay')
  const ask = () =>
    app.send({
      method: 'POST',
      path: friends.send.path,
      body: { friends: [{ id: cleo.id, active: 1 }] },
      headers: { 'idempotency-key': key },
      player: ada,
    })
  const first = await ask()
  expect(first.status).toBe(200)
  expect(await ask()).toMatchObject({ status: 200, body: first.body })
})

test('a day later a key is forgotten', async () => {
  await add('9 Old Street')
  expect(await kept()).toBeGreaterThan(0)
  app.clock.advance(25 * 3_600_000)
  await app.app.services.jobs.runNow('forget-keys')
  expect(await kept()).toBe(0)
})
