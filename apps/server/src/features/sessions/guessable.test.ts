import { guessTexts } from '@gauntlet/contract/passwords/texts'
import { lengthText, weakText } from '@gauntlet/contract/passwords/forms'
import { sessions } from '@gauntlet/contract/sessions/endpoints'
import { describe, expect, test } from 'vitest'
import { PASSWORD, type TestApp } from '../../testing/app.ts'
import { testApp } from '../../testing/opened.ts'

const app = testApp()
const roomy = testApp({ PASSWORD_MAX: '64' })

const registerAt = (where: TestApp, password: string, first_name = 'Ada') =>
  where.call(sessions.register, {
    first_name,
    last_name: 'Archer',
    email: 'ada.archer@example.com',
    password,
    confirm: password,
  })
const refused = async (answer: ReturnType<typeof registerAt>) => {
  const { status, body } = await answer
  return [status, body.errors]
}

describe('a password that is strong by its characters and among the first that are tried', () => {
  test.each([
    ['Password1!', guessTexts.common],
    ['P@ssw0rd2030!', guessTexts.common],
    ['Gauntlet2030!', guessTexts.own],
    ['Archer-2030!', guessTexts.own],
  ])('is refused at sign-up: %s', async (password, message) => {
    expect(await refused(registerAt(app, password))).toEqual([400, { password: message }])
  })

  test('is refused where it is changed, and by the mailed link, which stays good', async () => {
    const ben = await app.player('Ben Baker')
    const pair = { password: 'Dragon-2030!', confirm: 'Dragon-2030!' }
    const update = await app.call(sessions.updatePassword, pair, ben)
    expect([update.status, update.body.errors]).toEqual([400, { password: guessTexts.common }])
    await app.call(sessions.forgot, { email: ben.email })
    const token = await app.linkTo(ben.email, 'reset')
    const reset = await app.call(sessions.reset, { token, ...pair })
    expect([reset.status, reset.body.errors]).toEqual([400, { password: guessTexts.common }])
    const good = await app.call(sessions.reset, { token, password: PASSWORD, confirm: PASSWORD })
    expect(good.status).toBe(200)
  })
})

describe('where the operator allows 64 characters', () => {
  test('a passphrase needs no five points, and signs in', async () => {
    const passphrase = 'seven cold courts in the rain of november'
    expect((await registerAt(roomy, passphrase)).status).toBe(200)
    const login = await roomy.call(sessions.login, { email: 'ada.archer@example.com', password: passphrase })
    expect(login.status).toBe(200)
  })

  test.each([
    ['short and weak', weakText(64)],
    ['x'.repeat(65), lengthText(64)],
    ['passwordpasswordpassword', guessTexts.common],
    ['aaaaaaaaaaaaaaaaaaaa', guessTexts.common],
  ])('%s is still refused, with the number that counts', async (password, message) => {
    expect(await refused(registerAt(roomy, password))).toEqual([400, { password: message }])
  })

  test('where 20 is the most, a passphrase is too long', async () => {
    const answer = registerAt(app, 'seven cold courts in the rain')
    expect(await refused(answer)).toEqual([400, { password: lengthText() }])
  })
})
