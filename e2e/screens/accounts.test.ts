import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectNoAxeFindings } from '../support/axe.ts'
import { type Device, type Look, looks, openDevice } from '../support/browser.ts'
import { mailedLink, type Person, person } from '../support/cast.ts'
import { fill, follow, heading, press } from '../support/screens.ts'
import { openStage } from '../support/stage.ts'

const { server, browser } = await openStage()

/** Longer than the page takes from a press to its next start. */
const SLOW_MS = 4000
const NEW_PASSWORD = 'Second-2!serve'
async function signIn(page: Page, { email }: Person, password: string) {
  await fill(page, 'Email', email)
  await fill(page, 'Password', password)
  await press(page, 'Sign In')
}

describe('what a visitor sees passes axe', () => {
  const pages = [
    ['/', 'Your move.'],
    ['/login', 'Sign In'],
    ['/register', 'Sign Up'],
    ['/forgot', 'Forgot Password'],
    ['/reset/a-link', 'This password link has expired'],
    ['/verify/a-link', 'This confirmation link has expired'],
    ['/undo-email/a-link', 'Did somebody else change your email?'],
    ['/unsubscribe/digest/a-link', 'Stop our emails'],
  ] as const
  // Each layout and each scheme once: that the colours can be read in the other scheme, too, is
  // apps/web/src/ui/contrast.test.ts.
  const eachOnce: Look[] = ['a phone, light', 'a desktop, dark']
  test.each(eachOnce)('on %s', async look => {
    const { context, page, troubles } = await openDevice(browser, server.url, look)
    for (const [path, title] of pages) {
      await page.goto(path)
      await heading(page, title).waitFor()
      await expectNoAxeFindings(page)
    }
    expect(troubles).toEqual([])
    await context.close()
  })
})

test('on a dead link somebody who has no account asks that the emails stop', async () => {
  const { context, page, troubles } = await openDevice(browser, server.url, 'a phone, light')
  await page.goto('/unsubscribe/digest/a-link')
  await press(page, 'Stop the emails')
  await page.getByText('Email Required').waitFor()
  await fill(page, 'Email', 'nobody@example.com')
  await press(page, 'Stop the emails')
  await page.getByText('We have your message. Thank you.').waitFor()
  expect(troubles).toEqual([])
  await context.close()
})

interface Scene {
  device: Device
  page: Page
  who: Person
}

async function signsUp({ page, who }: Scene) {
  await page.goto('/')
  await follow(page, 'Sign Up')
  // A character that is no letter never enters a name.
  await fill(page, 'First Name', `${who.first}7`)
  await fill(page, 'Last Name', who.last)
  await fill(page, 'Email', who.email)
  await fill(page, 'Password', 'court')
  await fill(page, 'Confirm Password', who.password)
  await press(page, 'Register')
  await page.getByText('Password must be between 8 and 20 characters').waitFor()
  await expectNoAxeFindings(page)
  await fill(page, 'Password', who.password)
  await page.getByText('Password strength: Very Strong').waitFor()
  await press(page, 'Register')
  await page.getByText(`Hello ${who.first}.`).waitFor()
  expect(new URL(page.url()).pathname).toBe('/setup')
  await expectNoAxeFindings(page)
}

async function isKeptAtSetupUntilVerified({ page }: Scene) {
  await page.goto('/dashboard')
  await page.waitForURL('**/setup')
  await heading(page, 'Verify your email').waitFor()
}

async function opensTheLinkElsewhereAndTheFirstScreenGoesOn({ device, page, who }: Scene) {
  const elsewhere = await device.context.newPage()
  await elsewhere.goto(await mailedLink(server, who.email, 'verify'))
  await elsewhere.getByText(who.email).waitFor()
  await expectNoAxeFindings(elsewhere)
  // Opening it has confirmed nothing yet.
  expect(new URL(page.url()).pathname).toBe('/setup')
  await press(elsewhere, 'Confirm My Email')
  await elsewhere.getByText('Your email is verified.').waitFor()
  await expectNoAxeFindings(elsewhere)
  await page.waitForURL('**/dashboard')
  await heading(page, 'Dashboard').waitFor()
  await expectNoAxeFindings(page)
  await elsewhere.close()
}

async function changesTheThemeWhichStays({ page }: Scene, dark: boolean) {
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const before = await ground()
  await page.goto('/user/profile/view')
  await heading(page, 'My Profile').waitFor()
  // The own record is slow: what the page has kept of it is older than the choice.
  await page.route('**/api/users/self*', async route => {
    await setTimeout(SLOW_MS)
    await route.continue()
  })
  await press(page, dark ? 'Light theme' : 'Dark theme')
  await page.getByRole('button', { name: dark ? 'Dark theme' : 'Light theme', exact: true }).waitFor()
  await expect.poll(ground).not.toBe(before)
  const after = await ground()
  await expectNoAxeFindings(page)
  await page.reload()
  await heading(page, 'My Profile').waitFor()
  expect(await ground()).toBe(after)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await press(page, dark ? 'Dark theme' : 'Light theme')
  await expect.poll(ground).toBe(before)
}

async function logsOut({ page }: Scene) {
  await press(page, 'Log Out')
  await heading(page, 'Your move.').waitFor()
}

async function findsTheAppClosed({ page }: Scene) {
  await page.goto('/dashboard')
  await heading(page, 'Your move.').waitFor()
}

async function isRefusedAndKeepsWhatWasTyped({ page, who }: Scene, password: string) {
  await follow(page, 'Sign In')
  await signIn(page, who, password)
  await page.getByRole('alert').getByText('Wrong email or password.').waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe(who.email)
  await expectNoAxeFindings(page)
}

async function logsIn({ page, who }: Scene, password: string) {
  await signIn(page, who, password)
  await heading(page, 'Dashboard').waitFor()
}

/** A link that was used already says so before a password is typed, and asks where to send another. */
async function isShownTheWayFromADeadLink({ page }: Scene) {
  await page.goto('/reset/used-before')
  await heading(page, 'This password link has expired').waitFor()
  expect(await page.getByLabel('Password', { exact: true }).count()).toBe(0)
  await expectNoAxeFindings(page)
}

async function setsANewPasswordByMail({ page, who }: Scene) {
  await fill(page, 'Email', who.email)
  await press(page, 'Send me another link')
  await page.getByText('a link to set a new password is on its way').waitFor()
  await expectNoAxeFindings(page)
  await page.goto(await mailedLink(server, who.email, 'reset'))
  await fill(page, 'Password', NEW_PASSWORD)
  await fill(page, 'Confirm Password', NEW_PASSWORD)
  await press(page, 'Set Password')
  await heading(page, 'Dashboard').waitFor()
}

/** Once the browser has the whole app, it opens where there is no network, with what it showed before, and goes on. */
async function opensTheAppWithoutANetwork({ device, page }: Scene) {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await device.context.setOffline(true)
  await page.reload()
  const bar = page.getByText('No connection. You see what was loaded last.')
  await bar.waitFor()
  await heading(page, 'Dashboard').waitFor()
  await expectNoAxeFindings(page)
  await device.context.setOffline(false)
  await bar.waitFor({ state: 'detached' })
}

test.each([
  ['Ada Archer', 'a phone, light'],
  ['Ben Baker', 'a desktop, dark'],
] as const)('%s gets in, out and back in again on %s', async (name, look) => {
  const device = await openDevice(browser, server.url, look, { keeps: looks[look].phone })
  const scene = { device, page: device.page, who: person(name) }
  await signsUp(scene)
  await isKeptAtSetupUntilVerified(scene)
  await opensTheLinkElsewhereAndTheFirstScreenGoesOn(scene)
  await changesTheThemeWhichStays(scene, looks[look].colorScheme === 'dark')
  await logsOut(scene)
  await findsTheAppClosed(scene)
  await isRefusedAndKeepsWhatWasTyped(scene, 'Wrong-1!word')
  await logsIn(scene, scene.who.password)
  await logsOut(scene)
  await isShownTheWayFromADeadLink(scene)
  await setsANewPasswordByMail(scene)
  await logsOut(scene)
  await isRefusedAndKeepsWhatWasTyped(scene, scene.who.password)
  await logsIn(scene, NEW_PASSWORD)
  if (looks[look].phone) await opensTheAppWithoutANetwork(scene)
  expect(device.troubles).toEqual([])
  await device.context.close()
})

test('the server logged no error', () => {
  expect(server.errors()).toEqual([])
})
