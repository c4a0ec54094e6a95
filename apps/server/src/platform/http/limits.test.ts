import { sessions } from '@gauntlet/contract/sessions'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, PASSWORD, type TestApp } from '../../testing/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ RATE_LIMITS: 'on' })
})
afterAll(() => app.close())

const ask = () => app.call(sessions.forgot, { email: 'cleo@example.com' })
const register = async (email: string) => {
  const form = { first_name: 'Eve', last_name: 'Often', email, password: PASSWORD, confirm: PASSWORD }
  return (await app.call(sessions.register, form)).status
}

describe('limits', () => {
  test('the eleventh password tried on one account is refused, and told when to come back', async () => {
    const ada = await app.register('Ada Ace')
    const guess = (email: string) => app.call(sessions.login, { email, password: 'Wrong-1!word' })
    for (let i = 0; i < 10; i++) await guess(ada.email)
    const { status, headers } = await guess(ada.email.toUpperCase())
    expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true])
    // Another account is not locked out with it.
    expect((await guess('ben@example.com')).status).toBe(401)
  })

  test('a fourth reset mail to one address in a quarter of an hour is refused', async () => {
    for (let i = 0; i < 3; i++) expect((await ask()).status).toBe(200)
    expect((await ask()).status).toBe(429)
  })

  test('the right password is refused too while the account is locked', async () => {
    const dan = await app.register('Dan Locked')
    for (let i = 0; i < 10; i++) await app.call(sessions.login, { email: dan.email, password: 'Wrong-1!word' })
    expect((await app.call(sessions.login, { email: dan.email, password: PASSWORD })).status).toBe(429)
  })

  test('a sixth registration of one address in an hour is refused to one caller, and to no other address', async () => {
    for (let i = 0; i < 5; i++) expect(await register('eve@example.com')).toBe(200)
    expect([await register('Eve@example.com'), await register('eve.else@example.com')]).toEqual([429, 200])
  })
})
