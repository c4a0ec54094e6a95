import { accounts } from '@gauntlet/contract/accounts/endpoints'
import { addresses } from '@gauntlet/contract/addresses/endpoints'
import { passwordTexts } from '@gauntlet/contract/passwords/forms'
import { passkeys } from '@gauntlet/contract/passkeys/endpoints'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { secondProofs } from '@gauntlet/contract/second-proofs/endpoints'
import { sessions } from '@gauntlet/contract/sessions/endpoints'
import { MINUTE } from '@gauntlet/contract/time'
import { beforeEach, describe, expect, test } from 'vitest'
import { PASSWORD, type Player } from '../../testing/app.ts'
import { testApp } from '../../testing/opened.ts'

const NEW = 'Net-2!rally'
const WRONG = 'Wrong-1!word'
const HOME = { address_line_1: '1 Main Street', address_line_2: '', city: 'Austin', state: 'TX', postal_code: '78701' }
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

const app = testApp({ APP_URL: 'http://localhost:3000' })
let count = 0
let ada: Player
/** Ada, whose sign-in is 10 minutes ago. */
beforeEach(async () => {
  ada = await app.player(`Ada A${LETTERS[count++]}`)
  await app.call(addresses.add, HOME, ada)
  await app.advance(10 * MINUTE)
})

const setPassword = (current?: string, player = ada) =>
  app.call(sessions.updatePassword, { password: NEW, confirm: NEW, ...(current && { current }) }, player)
const changeEmail = (current?: string, player = ada) =>
  app.call(profiles.update, { email: `new.${ada.email}`, ...(current && { current }) }, player)
const close = (current?: string, player = ada) =>
  current === undefined
    ? app.call(accounts.remove, { id: ada.id }, player)
    : app.call(accounts.removeWithPassword, { id: ada.id, current }, player)

describe.each([
  ['a new password', setPassword],
  ['a new e-mail', changeEmail],
  ['the end of the account', close],
])('%s', (_what, act) => {
  test('asks for the current password, and names the field', async () => {
    const { status, body } = await act()
    expect([status, body.message, body.errors]).toEqual([
      403,
      passwordTexts.current,
      { current: passwordTexts.current },
    ])
  })

  test('is refused with a wrong one', async () => {
    const { status, body } = await act(WRONG)
    expect([status, body.errors]).toEqual([403, { current: passwordTexts.currentWrong }])
    expect((await app.call(profiles.self, {}, ada)).status).toBe(200)
  })

  test('goes on with the right one', async () => {
    expect((await act(PASSWORD)).status).toBe(200)
  })

  test('goes on without, in a session that is younger than 10 minutes', async () => {
    const fresh = await app.signIn(ada)
    await app.advance(10 * MINUTE - 1)
    expect((await act(undefined, fresh)).status).toBe(200)
  })
})

test('a form that sends the e-mail as it is asks for nothing', async () => {
  const { status } = await app.call(profiles.update, { email: ada.email, preference: { bio: 'Left-handed.' } }, ada)
  expect(status).toBe(200)
})

test('ten wrong guesses, through whichever form, close the question for a quarter of an hour; signing in stays', async () => {
  const guesses = Array.from({ length: 10 }, (_, i) => (i % 2 === 0 ? setPassword(WRONG) : changeEmail(WRONG)))
  expect((await Promise.all(guesses)).map(({ status }) => status)).toEqual(Array(10).fill(403))
  const right = await close(PASSWORD)
  expect([right.status, right.headers['retry-after']]).toEqual([429, '900'])
  expect((await setPassword(undefined, await app.signIn(ada))).status).toBe(200)
})

test('guesses where a passkey is added or time codes are set up are of the same ten', async () => {
  await app.advance(1)
  const add = (password: string) => app.call(passkeys.addOptions, { password }, ada)
  const setUp = (password: string) => app.call(secondProofs.setUpTimeCodes, { password }, ada)
  for (let i = 0; i < 5; i++) expect([(await add(WRONG)).status, (await setUp(WRONG)).status]).toEqual([403, 403])
  for (const ask of [add, setUp, setPassword]) expect((await ask(PASSWORD)).status).toBe(429)
})

test('after a quarter of an hour the right password counts again', async () => {
  for (let i = 0; i < 10; i++) await setPassword(WRONG)
  await app.advance(15 * MINUTE)
  expect((await setPassword(PASSWORD)).status).toBe(200)
})

test('the right password starts the count of guesses anew', async () => {
  for (let i = 0; i < 9; i++) await changeEmail(WRONG)
  expect((await changeEmail(PASSWORD)).status).toBe(200)
  for (let i = 0; i < 9; i++) await setPassword(WRONG)
  expect((await setPassword(PASSWORD)).status).toBe(200)
})
