import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { expectNoAxeFindings } from '../support/axe.ts'
import { type Device, openDevice } from '../support/browser.ts'
import { challengedTo } from '../support/agreed.ts'
import { type Player, verified } from '../support/cast.ts'
import { comesTo, follow, heading, press, signIn } from '../support/screens.ts'
import { openStage } from '../support/stage.ts'

const { server, browser } = await openStage()
let ada: Player
let phone: Device
let page: Page
beforeAll(async () => {
  ;[ada, phone] = await Promise.all([
    verified(server, 'Ada Archer'),
    openDevice(browser, server.url, 'a phone, light', { moves: true }),
  ])
  ;({ page } = phone)
  await signIn(page, ada)
})

const front = () => page.getByRole('main')
const scrolled = () => front().evaluate(main => Math.round(main.scrollTop))
const shows = (title: string) => heading(page, title).filter({ visible: true }).waitFor()
const back = () => page.evaluate(() => history.back())
const at = (path: string) => expect.poll(() => new URL(page.url()).pathname).toBe(path)

/** A finger that pulls the page down by so many px. */
async function pull(px: number): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    devTools.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 180, y }] })
  await touch('touchStart', 200)
  for (let moved = 0; moved <= px; moved += 20) await touch('touchMove', 200 + moved)
  await touch('touchEnd')
  await devTools.detach()
}

test('Ada comes back to where she had scrolled and to what she had typed, by Back and by a tab', async () => {
  await comesTo(page, '/search/friend')
  await shows('Friends')
  for (const way of ['Near a place', 'By email']) await page.getByText(way, { exact: true }).click()
  await page.getByLabel('Email', { exact: true }).fill('ben@example.com')
  const scrolls = async () => {
    await front().evaluate(main => main.scrollTo(0, 240))
    return scrolled()
  }
  // Until all of the page is there it is not high enough.
  await expect.poll(scrolls).toBe(240)
  await follow(page, 'FAQ')
  await shows('FAQ')
  await expect.poll(scrolled).toBe(0)
  await back()
  await shows('Friends')
  await expect.poll(scrolled).toBe(240)
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe('ben@example.com')
})

test('Back and Forward of the browser lead through the screens, and the title tells which is in front', async () => {
  await comesTo(page, '/dashboard')
  await shows('Dashboard')
  await follow(page, 'Leaderboard')
  await shows('Leaderboard')
  await follow(page, 'About')
  await shows('About')
  await page.evaluate(() => history.go(-2))
  await shows('Dashboard')
  await expect.poll(() => page.title()).toContain('Dashboard')
  await page.evaluate(() => history.forward())
  await shows('Leaderboard')
  await expect.poll(() => page.title()).toContain('Leaderboard')
  await expect.poll(() => page.locator('h1').filter({ visible: true }).count()).toBe(1)
  await expectNoAxeFindings(page)
})

test('the arrow of a screen that Ada opened by its address leads to where it belongs', async () => {
  const fresh = await openDevice(browser, server.url, 'a phone, light')
  await signIn(fresh.page, ada)
  const other = await fresh.context.newPage()
  await other.goto('/notices')
  await heading(other, 'Notifications').waitFor()
  await press(other, 'Back')
  await heading(other, 'Dashboard').waitFor()
  expect(await other.evaluate(() => history.length)).toBeLessThanOrEqual(2)
  await fresh.context.close()
})

test('the keyboard goes on at the link that led away', async () => {
  await comesTo(page, '/dashboard')
  await shows('Dashboard')
  const tile = page.getByRole('link', { name: 'Leaderboard', exact: true })
  await tile.focus()
  await page.keyboard.press('Enter')
  await shows('Leaderboard')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
  await back()
  await shows('Dashboard')
  await expect.poll(() => tile.evaluate(link => link === document.activeElement)).toBe(true)
})

test('Ada finds each part of her settings from their list, beside it where there is room', async () => {
  await comesTo(page, '/account-settings')
  await shows('Account Settings')
  await expectNoAxeFindings(page)
  await page.getByRole('link', { name: /^Privacy and data/ }).click()
  await shows('Privacy and data')
  await at('/account-settings/privacy')
  await press(page, 'Back')
  await shows('Account Settings')

  const desk = await openDevice(browser, server.url, 'a desktop, dark')
  await signIn(desk.page, ada, '/account-settings')
  await heading(desk.page, 'Signing in').waitFor()
  const list = desk.page.getByRole('region', { name: 'Account Settings, list' })
  await list.getByRole('link', { name: /^Calendar/ }).click()
  await heading(desk.page, 'Calendar').waitFor()
  await list.locator('a[aria-current]', { hasText: 'Calendar' }).waitFor()
  await expectNoAxeFindings(desk.page)
  await desk.context.close()
})

test('a screen behind another one asks for nothing', async () => {
  await comesTo(page, '/leaderboard')
  await shows('Leaderboard')
  await follow(page, 'FAQ')
  await shows('FAQ')
  const asked: string[] = []
  const note = (request: { url: () => string }) => asked.push(request.url())
  page.on('request', note)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await page.waitForTimeout(1000)
  page.off('request', note)
  expect(asked.filter(url => /leaderboards?/.test(url))).toEqual([])
})

test('Ada pulls the dashboard down, and it is asked for anew', async () => {
  await comesTo(page, '/dashboard')
  await shows('Dashboard')
  await page.locator('.refresher').waitFor({ state: 'attached' })
  const asked: string[] = []
  const note = (request: { method: () => string; url: () => string }) =>
    asked.push(`${request.method()} ${new URL(request.url()).pathname}`)
  page.on('request', note)
  // A finger is heard a moment after the mark is there.
  const pulls = async () => {
    await pull(180)
    return asked
  }
  await expect.poll(pulls).toContainEqual(expect.stringMatching(/^GET \/api\/challenges\//))
  page.off('request', note)
})

test('an address that is no page leads to the dashboard, which says so until Ada goes on', async () => {
  const line = page.getByText('There is no page at /no/such/page.')
  await page.goto('/no/such/page')
  await expect.poll(() => new URL(page.url()).pathname).toBe('/dashboard')
  await line.waitFor()
  await follow(page, 'My Profile')
  await shows('My Profile')
  await back()
  await shows('Dashboard')
  expect(await line.count()).toBe(0)
})

test('a session that ends leaves no screen behind to come back to', async () => {
  await comesTo(page, '/dashboard')
  await shows('Dashboard')
  await follow(page, 'My Profile')
  await shows('My Profile')
  await press(page, 'Log Out')
  await heading(page, 'Your move.').waitFor()
  await at('/')
  await back()
  await heading(page, 'Your move.').waitFor()
  expect(await page.locator('.shell').count()).toBe(0)
  expect(phone.troubles).toEqual([])
})

test('on a desktop the list stays beside what Ada opens from it, and Back closes that', async () => {
  const ben = await verified(server, 'Ben Baker')
  const id = await challengedTo(server, [ben, ada], { days: 3 })
  const desk = await openDevice(browser, server.url, 'a desktop, light')
  await signIn(desk.page, ada, '/challenges')
  const link = desk.page.getByRole('link', { name: 'Ben Baker' })
  await link.click()
  await heading(desk.page, 'Challenge').waitFor()
  expect(new URL(desk.page.url()).pathname).toBe(`/challenge/issue/${id}`)
  const list = desk.page.getByRole('region', { name: 'Challenges, list' })
  expect(await list.isVisible()).toBe(true)
  expect(await list.getByRole('link', { name: 'Ben Baker' }).getAttribute('aria-current')).toBe('page')
  await expect.poll(() => desk.page.title()).toBe('Ben Baker · Challenge · Gauntlet')
  const detail = desk.page.locator('.screen.detail')
  await expect.poll(() => detail.evaluate(screen => screen === document.activeElement)).toBe(true)
  await expectNoAxeFindings(desk.page)
  await desk.page.evaluate(() => history.back())
  await heading(desk.page, 'Challenges').waitFor()
  await expect.poll(() => desk.page.title()).toContain('Challenges')
  await expect.poll(() => link.evaluate(element => element === document.activeElement)).toBe(true)
  await desk.page.goto(`/challenge/issue/${id}`)
  await list.getByRole('link', { name: 'Ben Baker' }).waitFor()
  await desk.context.close()
})
