import { session, sessions } from '@gauntlet/contract/sessions/endpoints'
import { CLIENT_HEADER, WEB_CLIENT } from '@gauntlet/contract/web-client'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Device } from './browser.ts'
import { type Person, mailedLink } from './cast.ts'
import { envelopeOf, requestOf } from './client.ts'
import type { Server } from './server.ts'

// A player's acts on a screen, by the words of the screen itself.
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
/** A button by its words; where several have the same words, each names its player after a comma. */
export const button = (page: Page, words: string) =>
  page.getByRole('button', { name: new RegExp(`^${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(, .+)?$`) })
export const press = (page: Page, name: string) => button(page, name).first().click()
export const follow = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first().click()
export const fill = (page: Page, label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text)

/** The acts that few come for, behind the dots of the acts of a challenge. */
export async function opensMore(page: Page): Promise<void> {
  const more = page.getByRole('region', { name: 'What you can do' }).locator('details')
  if ((await more.getAttribute('open')) === null) await more.locator('summary').click()
}

/** The field for a date that is none of those to tap. */
export async function opensExactDate(within: Page | Locator): Promise<void> {
  const summary = within.locator('summary').filter({ hasText: 'Another date or time', visible: true }).first()
  if ((await summary.locator('..').getAttribute('open')) === null) await summary.click()
}

/** Fills in a start that is none of the usual ones, `2031-06-05T18:00`. */
export async function fillStart(page: Page, start: string): Promise<void> {
  await press(page, 'Another time')
  await opensExactDate(page)
  await fill(page, 'Start date & time', start)
}

/** Fills in a venue that is none of those offered. */
export async function fillVenue(page: Page, venue: string): Promise<void> {
  const other = button(page, 'Another place')
  if ((await other.count()) > 0) await other.click()
  await fill(page, 'Venue', venue)
}

/** Fills in a start, `2031-06-05T18:00`, and a venue in Austin. */
export async function fillWhenAndWhere(page: Page, start: string, venue: string): Promise<void> {
  await fillStart(page, start)
  await fill(page, 'City', 'Austin')
  await page.getByLabel('State', { exact: true }).selectOption('Texas')
  await fill(page, 'Zip code', '78701')
  await fill(page, 'Venue', venue)
}

/** The organizer draws the bracket of the tournament that is open. */
export async function drawTheBracket(page: Page): Promise<void> {
  await press(page, 'Draw the bracket')
  const dialog = page.getByRole('dialog', { name: 'Draw the bracket' })
  await dialog.getByRole('button', { name: 'Draw', exact: true }).click()
  await said(page, 'The bracket is drawn')
}

/** Fills the sign-up form and sends it. */
export async function register(page: Page, who: Person): Promise<void> {
  await page.goto('/register')
  await fill(page, 'First Name', who.first)
  await fill(page, 'Last Name', who.last)
  await fill(page, 'Email', who.email)
  await fill(page, 'Password', who.password)
  await fill(page, 'Confirm Password', who.password)
  await press(page, 'Register')
  await heading(page, 'Verify your email').waitFor()
}

/** Opens the link of the verification mail in another page of the same device; `page` goes on to the dashboard. */
export async function verifyElsewhere(server: Server, page: Page, who: Person): Promise<void> {
  const elsewhere = await page.context().newPage()
  await elsewhere.goto(await mailedLink(server, who.email, 'verify'))
  await elsewhere.getByText(who.email).waitFor()
  await press(elsewhere, 'Confirm My Email')
  await elsewhere.getByText('Your email is verified.').waitFor()
  await elsewhere.close()
  await heading(page, 'Dashboard').waitFor()
}

/** Signs in as an existing player, as a player does. */
export async function signInByForm(page: Page, who: Person): Promise<void> {
  await page.goto('/login')
  await fill(page, 'Email', who.email)
  await fill(page, 'Password', who.password)
  await press(page, 'Sign In')
  await heading(page, 'Dashboard').waitFor()
}

/** Where the client keeps the player that is signed in. */
const SIGNED_IN = 'currentUser'

/**
 * Signs in on a device on which nobody was signed in, by the call of the form and with what the client keeps of its
 * answer: to load the page of the form takes as long as to load the app.
 */
export async function openSession(page: Page, { email, password }: Person): Promise<void> {
  const { method, headers, body, ...login } = requestOf(sessions.login, { email, password })
  const reply = await page.request.fetch(login.path, {
    method,
    headers: { ...headers, [CLIENT_HEADER]: WEB_CLIENT },
    data: body,
  })
  const opened = JSON.stringify(session.parse(envelopeOf(await reply.text())?.payload))
  // Any address of the origin; this one runs nothing.
  await page.goto('/robots.txt')
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [SIGNED_IN, opened] as const)
}

/** Signs in, and loads the screen at `path` of the app. */
export async function signIn(page: Page, who: Person, path = '/dashboard'): Promise<void> {
  await openSession(page, who)
  await page.goto(path)
  await titleOf(page).waitFor()
}

/** The screen that the address names: others may be hidden behind it, or stand beside it as a list. */
const IN_FRONT = '.screen:is(.alone, .detail):not([style*="none"])'
const titleOf = (page: Page) => page.locator(`${IN_FRONT} h1`).first()

/** Runs in the browser: whether another screen than the one before is in front. */
function isAnother([before, inFront]: readonly [Node | null, string]): boolean {
  const now = document.querySelector(inFront)
  return now !== null && now !== before
}

/**
 * Leads a player from one screen of the app to another as the Back of the browser does, and leaves none behind: to load
 * the client anew takes longer than most looks at a screen. Addresses that are opened from a mail or another app, and
 * those that visitors open, are loaded: `page.goto`.
 */
export async function comesTo(page: Page, path: string): Promise<void> {
  if (new URL(page.url()).pathname === path) return
  const before = await page.locator(IN_FRONT).elementHandle()
  await page.evaluate(to => {
    history.replaceState({ idx: 0 }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, path)
  await expect.poll(() => page.evaluate(isAnother, [before, IN_FRONT] as const)).toBe(true)
  await titleOf(page).waitFor()
}

/** Makes the server fail the next call to this path under its base. */
export const failsOnce = (page: Page, path: string) =>
  page.route(`**/api/${path}`, route => route.fulfill({ status: 500, body: 'no envelope' }), { times: 1 })

/** Waits for words on the screen in front; one behind it may still say the same. */
export const said = (page: Page, text: string) =>
  page.getByText(text, { exact: true }).filter({ visible: true }).first().waitFor()

/** One of the lists of challenges, tournaments and events. */
export async function opensTheList(page: Page, list: 'Pending' | 'Upcoming' | 'Past'): Promise<void> {
  await comesTo(page, '/challenges')
  await heading(page, 'Challenges').waitFor()
  await page.locator('label').filter({ hasText: list }).click()
}

/** Presses the button of a dialog, which closes it. */
export async function answer(page: Page, title: string, words: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByRole('button', { name: words, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** A stream that is not open by then never will be. */
const STREAM_MS = 60_000

/** Acts of others show on a screen that hears changes, without a touch; the benchmark `live` says how soon. */
export async function shows({ page, hearsChanges }: Device, what: Locator): Promise<void> {
  const { pathname } = new URL(page.url())
  await expect.poll(hearsChanges, { timeout: STREAM_MS, message: `${pathname} hears changes` }).toBe(true)
  await what.filter({ visible: true }).first().waitFor()
}

/** The result in `result` is shown as a picture, and saved, since this device has no sheet to share it by. */
export async function sharesAPicture(page: Page, result: Locator): Promise<void> {
  await result.getByRole('button', { name: 'Share' }).click()
  const sheet = page.getByRole('dialog', { name: 'Share' })
  await sheet.getByRole('img').waitFor()
  const save = sheet.getByRole('link', { name: 'Save the picture' })
  const [picture] = await Promise.all([page.waitForEvent('download'), save.click()])
  expect(picture.suggestedFilename()).toBe('result.png')
  await sheet.getByRole('button', { name: 'Close' }).click()
}

/** The form of a new challenge that Rematch in `result` opens. */
export async function asksForARematch(page: Page, result: Locator): Promise<Locator> {
  await result.getByRole('button', { name: 'Rematch' }).click()
  return page.getByRole('dialog', { name: /^(?:Rematch with |Challenge$)/ })
}
