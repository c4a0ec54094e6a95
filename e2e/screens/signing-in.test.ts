import { createServer } from 'node:net'
import { MINUTE } from '@gauntlet/contract/time'
import { Secret, TOTP } from 'otpauth'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectNoAxeFindings } from '../support/axe.ts'
import { closeDevices, sharedBrowser, openDevice } from '../support/browser.ts'
import { morningAfter } from '../support/days.ts'
import { type Person, verified } from '../support/cast.ts'
import { answer, button, comesTo, fill, heading, press, said, signInByForm } from '../support/screens.ts'
import { type OwnServer, startServer } from '../support/server.ts'

const later = () => Date.now() + MINUTE

/** A passkey belongs to a host name, so the server has to know its own port before it starts. */
const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No port'))))
    })
  })

let server: OwnServer
let browser: Browser
let url: string
beforeAll(async () => {
  const port = await freePort()
  url = `http://localhost:${port}`
  ;[server, browser] = await Promise.all([startServer({ PORT: String(port), APP_URL: url }), sharedBrowser()])
})
afterAll(async () => {
  await closeDevices(browser)
  await server?.close()
})

/** A device that recognizes its player, and does so only when it is asked to. */
async function authenticatorOf(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: false,
    },
  })
  return {
    isShown: (enabled: boolean) => cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
  }
}
type Authenticator = Awaited<ReturnType<typeof authenticatorOf>>

async function opensTheSettings(page: Page) {
  await comesTo(page, '/account-settings/sign-in')
  await heading(page, 'Signing in').waitFor()
}

async function logsOut(page: Page) {
  await comesTo(page, '/dashboard')
  await press(page, 'Log Out')
  await heading(page, 'Your move.').waitFor()
}

async function addsAPasskey(page: Page, face: Authenticator) {
  await opensTheSettings(page)
  await button(page, 'Add a Passkey').waitFor()
  await button(page, 'Turn On Two-Step Sign-In').waitFor()
  await expectNoAxeFindings(page)
  await press(page, 'Add a Passkey')
  await fill(page, 'Name', 'The one in my pocket')
  await expectNoAxeFindings(page)
  await face.isShown(true)
  await answer(page, 'Add a passkey', 'Add Passkey')
  await face.isShown(false)
  await said(page, 'The one in my pocket')
  await expectNoAxeFindings(page)
}

async function signsInWithIt(page: Page, face: Authenticator) {
  const offered = page.waitForResponse(/\/passkeys\/options$/)
  await page.goto('/login')
  // Until the scripts have come another stands in its place. A face that is shown before passkeys are offered beside
  // the e-mail signs in at once, without a button.
  await page.locator('button:not([inert])', { hasText: 'Sign In with a Passkey' }).waitFor()
  await offered
  await expectNoAxeFindings(page)
  await face.isShown(true)
  await press(page, 'Sign In with a Passkey')
  await heading(page, 'Dashboard').waitFor()
  await face.isShown(false)
}

/** Answers with the authenticator app, which knows the code of any time, and with the recovery codes. */
async function turnsTimeCodesOn(page: Page) {
  await opensTheSettings(page)
  await press(page, 'Turn On Two-Step Sign-In')
  const dialog = page.getByRole('dialog', { name: 'Turn on two-step sign-in' })
  const secret = await dialog.locator('.secret code').innerText()
  await expectNoAxeFindings(page)
  const app = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) })
  await fill(page, 'The code that the app shows', app.generate())
  await press(page, 'Turn On')
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' })
  await codes.waitFor()
  await expectNoAxeFindings(page)
  const recovery = await codes.getByRole('listitem').allInnerTexts()
  await answer(page, 'Your recovery codes', 'I Have Them')
  await said(page, '10 recovery codes are left.')
  await expectNoAxeFindings(page)
  return { app, recovery }
}

/** Signs in with the password and a second proof, which is asked for once it is to be typed: one of an app runs out. */
async function signsInWith(page: Page, who: Person, code: () => string) {
  await page.goto('/login')
  await fill(page, 'Email', who.email)
  await fill(page, 'Password', who.password)
  await press(page, 'Sign In')
  await page.getByLabel('Code', { exact: true }).waitFor()
  await expectNoAxeFindings(page)
  await fill(page, 'Code', '000000')
  await press(page, 'Sign In')
  await page.getByLabel('Code', { exact: true }).and(page.locator('[aria-invalid="true"]')).waitFor()
  await fill(page, 'Code', code())
  await press(page, 'Sign In')
  await heading(page, 'Dashboard').waitFor()
}

async function takesBothAway(page: Page) {
  await opensTheSettings(page)
  await said(page, '9 recovery codes are left.')
  await press(page, 'Turn Off')
  await expectNoAxeFindings(page)
  await answer(page, 'Turn two-step sign-in off?', 'Turn Off')
  await button(page, 'Turn On Two-Step Sign-In').waitFor()
  await press(page, 'Remove The one in my pocket')
  await answer(page, 'Remove The one in my pocket?', 'Remove')
  await page.getByText('The one in my pocket', { exact: true }).waitFor({ state: 'detached' })
}

test.each([
  ['Ada Archer', 'a phone, light'],
  ['Ben Baker', 'a desktop, dark'],
] as const)('%s signs in with a passkey, a time code and a recovery code on %s', async (name, look) => {
  const who = await verified(server, name)
  const { context, page, troubles } = await openDevice(browser, url, look)
  const face = await authenticatorOf(page)
  await signInByForm(page, who)
  await addsAPasskey(page, face)
  await logsOut(page)
  await signsInWithIt(page, face)
  const { app, recovery } = await turnsTimeCodesOn(page)
  await logsOut(page)
  // A code is good once: the next is the one of a minute later.
  await server.setClock(new Date(later()))
  await signsInWith(page, who, () => app.generate({ timestamp: later() }))
  await logsOut(page)
  await signsInWith(page, who, () => recovery[0] ?? '')
  await takesBothAway(page)
  await server.setClock(null)
  expect(troubles).toEqual([])
  await context.close()
})

test('Cleo’s session is in a cookie that no script reads, and ends where she ends it elsewhere', async () => {
  const cleo = await verified(server, 'Cleo Chen')
  const phone = await openDevice(browser, url, 'a phone, light')
  await signInByForm(phone.page, cleo)
  const secrets = (await phone.context.cookies()).filter(({ value }) => value.length >= 20)
  // The session, and the token by which the browser is recognized.
  expect(secrets.map(({ httpOnly, sameSite }) => [httpOnly, sameSite])).toEqual([
    [true, 'Strict'],
    [true, 'Strict'],
  ])
  const readable = await phone.page.evaluate(() =>
    JSON.stringify([document.cookie, Object.entries(localStorage), Object.entries(sessionStorage)]),
  )
  for (const { value } of secrets) expect(readable).not.toContain(value)
  expect(readable).not.toContain(cleo.password)
  expect(readable).not.toContain(cleo.token)

  // On another day, or it might be the same sign-in.
  await server.setClock(morningAfter(1))
  const desktop = await openDevice(browser, url, 'a desktop, light')
  await signInByForm(desktop.page, cleo)
  await comesTo(desktop.page, '/account-settings/sign-in')
  // A doubt about the sign-in on the phone leads to where it is ended, and takes the keyboard along.
  await press(desktop.page, 'Not you?')
  expect(await desktop.page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Your devices/)
  await press(desktop.page, 'Sign Out All Other Devices')
  await button(desktop.page, 'Sign Out All Other Devices').waitFor({ state: 'detached' })
  // Without a touch.
  await heading(phone.page, 'Your move.').waitFor()
  await server.setClock(null)
  expect([...phone.troubles, ...desktop.troubles]).toEqual([])
  await Promise.all([phone.context.close(), desktop.context.close()])
})

test('the server logged no error', () => {
  expect(server.errors()).toEqual([])
})
