import { callTexts } from '@gauntlet/contract/envelope'
import { sessions } from '@gauntlet/contract/sessions/endpoints'
import { sessionTexts } from '@gauntlet/contract/sessions/texts'
import { beforeEach, expect, test } from 'vitest'
import { PASSWORD, selfOf } from '../../testing/app.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'

let full = false
const app = testApp({ RATE_LIMITS: 'on' }, { room: { low: () => full } })
const [ada] = testPlayers(app, ['Ada Archer'])
beforeEach(() => {
  full = true
})

const WRONG = 'Wrong-1!word'
const login = (password: string, email = ada.email) => app.call(sessions.login, { email, password })

test('on a full disk a wrong password is told as one', async () => {
  const { status, body } = await login(WRONG)
  expect([status, body.message]).toEqual([401, sessionTexts.wrongLogin])
})

test('on a full disk the right password is told that nothing can be kept, and signs in once there is room', async () => {
  const refused = await login(PASSWORD)
  expect([refused.status, refused.headers['retry-after'], refused.body.message]).toEqual([503, '60', callTexts.noRoom])
  full = false
  expect((await login(PASSWORD)).status).toBe(200)
})

test('on a full disk passwords are guessed no more often than otherwise', async () => {
  full = false
  const ben = await app.player('Ben Baseline')
  full = true
  const statuses: number[] = []
  for (let guess = 0; guess < 11; guess++) statuses.push((await login(WRONG, ben.email)).status)
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429])
})

test('on a full disk nobody still signed in is told otherwise', async () => {
  expect((await app.call(sessions.logout, {}, ada)).status).toBe(503)
  expect((await selfOf(app, ada)).id).toBe(ada.id)
  full = false
  expect((await app.call(sessions.logout, {}, ada)).status).toBe(200)
})
