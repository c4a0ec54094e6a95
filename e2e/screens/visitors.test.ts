import { once } from 'node:events'
import { createServer } from 'node:http'
import type { BracketMatch } from '@gauntlet/contract/brackets/answer'
import { brackets } from '@gauntlet/contract/brackets/endpoints'
import { MINUTE } from '@gauntlet/contract/time'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { expectNoAxeFindings } from '../support/axe.ts'
import { closeDevices, looks, type Look, openDevice, sharedBrowser } from '../support/browser.ts'
import { type Player, sportId, verified } from '../support/cast.ts'
import { call } from '../support/client.ts'
import { dayAfter } from '../support/days.ts'
import { type Server, sharedServer } from '../support/server.ts'

const PLACE = { location: 'Austin', locstate: 'TX', zip: '78701', venue: 'Central Court' }
const NAMES = ['Ada Archer', 'Ben Baker', 'Cleo Clark', 'Dan Dray']

let server: Server
let browser: Browser
let players: Player[]
beforeAll(async () => {
  server = sharedServer()
  browser = await sharedBrowser()
  players = await Promise.all(NAMES.map(name => verified(server, name)))
})
afterAll(async () => {
  await closeDevices(browser)
  await server?.close()
})

afterEach(() => server.setClock(null))

async function announced(title: string): Promise<{ id: string; ada: Player; others: Player[] }> {
  const [ada, ...others] = players
  if (!ada) throw new Error('The cast is not whole')
  const { id } = await call(
    server.url,
    tournaments.create,
    {
      title,
      sport: await sportId(server, 'Tennis Singles'),
      tournament_start: `${dayAfter(3)}T10:00`,
      ...PLACE,
      rules: 'One set',
      slots: 4,
      minSpread: 2000,
      format: 'single_elimination',
      visibility: 'public',
    },
    ada.token,
  )
  return { id, ada, others }
}

/** Opens a page for visitors, and waits until it hears of changes. */
async function follows(page: Page, path: string, id: string) {
  await Promise.all([
    page.waitForResponse(response => response.url().endsWith(`/api/live/tournament/${id}`)),
    page.goto(path),
  ])
}

/** A match that can be played, and who plays it. */
async function readyMatch(id: string, { token }: Player): Promise<[BracketMatch, Player[]]> {
  const { players: entrants, matches } = await call(server.url, brackets.view, { id }, token)
  const match = matches.find(({ state }) => state === 'ready')
  if (!match) throw new Error('Nothing is to be played')
  const ids = match.sides.map(seed => entrants.find(entrant => entrant.seed === seed)?.id)
  return [match, ids.flatMap(playerId => players.find(player => player.id === playerId) ?? [])]
}

test('a visitor on a phone and a screen on the wall follow a tournament without a touch', async () => {
  const { id, ada, others } = await announced('Visitors’ Open')
  const phone = await openDevice(browser, server.url, 'a phone, light')
  const wall = await openDevice(browser, server.url, 'a desktop, dark')
  await follows(phone.page, `/tournament/${id}`, id)
  await follows(wall.page, `/tv/tournament/${id}`, id)
  await phone.page.getByText('0 of 4 taken').waitFor()
  await call(server.url, tournaments.joinMyself, { tournament_id: id }, ada.token)
  for (const { token } of others) await call(server.url, tournaments.join, { id }, token)
  await phone.page.getByText('Ben B.').filter({ visible: true }).first().waitFor()
  await call(server.url, brackets.draw, { id }, ada.token)
  await phone.page.getByRole('heading', { name: 'Semi-finals' }).waitFor()
  await wall.page.getByRole('heading', { name: 'Semi-finals' }).waitFor()
  await expect.poll(() => phone.page.getByRole('link', { name: 'Join' }).count()).toBe(0)
  expect([phone.troubles, wall.troubles, server.errors()]).toEqual([[], [], []])
})

test('a club night: a visitor on a phone and the screen on the wall see each result to the last, without a touch', async () => {
  const { id, ada, others } = await announced('Club Night')
  await call(server.url, tournaments.joinMyself, { tournament_id: id }, ada.token)
  for (const { token } of others) await call(server.url, tournaments.join, { id }, token)
  const devices = [
    await openDevice(browser, server.url, 'a phone, dark'),
    await openDevice(browser, server.url, 'a desktop, light'),
  ]
  const [phone, wall] = devices.map(({ page }) => page)
  if (!phone || !wall) throw new Error('There is nobody')
  await follows(phone, `/tournament/${id}`, id)
  await follows(wall, `/tv/tournament/${id}`, id)
  await server.setClock(new Date(`${dayAfter(4)}T12:00:00Z`))
  await call(server.url, brackets.draw, { id }, ada.token)
  const see = async (words: string) => {
    for (const { page } of devices)
      await page.getByText(words, { exact: true }).filter({ visible: true }).first().waitFor()
  }
  await see('On now')
  for (const result of ['3–0', '3–1', '3–2', '4–3']) {
    const [match, sides] = await readyMatch(id, ada)
    const [score1, score2] = result.split('–').map(Number)
    for (const { token } of sides)
      await call(server.url, brackets.report, { id, match: match.id, winner: sides[0]?.id, score1, score2 }, token)
    for (const { page } of devices) {
      const told = (side: string, score = 0) => page.locator(`${side} b`).getByText(String(score), { exact: true })
      const card = page
        .locator('.match')
        .filter({ has: told('.won', score1) })
        .filter({ has: told('.side:not(.won)', score2) })
      await card.filter({ visible: true }).first().waitFor()
    }
  }
  await see('Finished')
  await expectNoAxeFindings(phone)
  expect([...devices.flatMap(({ troubles }) => troubles), ...server.errors()]).toEqual([])
})

/** The browser tells a page that its window is covered, or seen again. */
const isSeen = (page: Page, seen: boolean) =>
  page.evaluate(
    state => {
      Object.defineProperty(document, 'visibilityState', { get: () => state, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    },
    seen ? 'visible' : 'hidden',
  )

test('a visitor who looks again sees a tournament that was for members in the meantime', async () => {
  const { id, ada } = await announced('Now and Then')
  const { page } = await openDevice(browser, server.url, 'a phone, light')
  await follows(page, `/tournament/${id}`, id)
  const title = page.getByRole('heading', { level: 1, name: 'Now and Then' })
  await title.waitFor()
  await call(server.url, tournaments.edit, { id, visibility: 'members' }, ada.token)
  await title.waitFor({ state: 'detached' })
  await isSeen(page, false)
  await call(server.url, tournaments.edit, { id, visibility: 'public' }, ada.token)
  await isSeen(page, true)
  await title.waitFor()
  expect(server.errors()).toEqual([])
})

/** A site of its own, by another name of this machine: a browser lets none of another network frame what is here. */
async function siteOf(html: string) {
  const site = createServer((_, answer) => answer.setHeader('Content-Type', 'text/html').end(html)).listen(0)
  await once(site, 'listening')
  const address = site.address()
  if (address === null || typeof address === 'string') throw new Error('The site has no port')
  return { url: `http://localhost:${address.port}/`, [Symbol.asyncDispose]: async () => void site.close() }
}

/** As in the frame of another site, where a browser keeps nothing for third parties. */
const NOTHING_KEPT = `Object.defineProperty(window, 'localStorage', {
  get() { throw new DOMException('Access is denied for this document.', 'SecurityError') },
})`

test('in a frame of a club’s own site, in which nothing may be kept, a tournament is followed without a touch', async () => {
  const { id, others } = await announced('On the Club’s Site')
  const { page, troubles } = await openDevice(browser, server.url, 'a desktop, light')
  await page.addInitScript(NOTHING_KEPT)
  await using club = await siteOf(
    `<!doctype html><html lang="en"><title>Club</title><iframe src="${server.url}/embed/tournament/${id}"></iframe>`,
  )
  await follows(page, club.url, id)
  const frame = page.frameLocator('iframe')
  await frame.getByText('Nobody has joined yet.').waitFor()
  await call(server.url, tournaments.join, { id }, others[0]?.token)
  await frame.getByText('Ben B.').waitFor()
  expect(await frame.getByRole('button').count()).toBe(0)
  expect([troubles, server.errors()]).toEqual([[], []])
})

test('a screen on the wall shows a tournament again by itself that was for members in the meantime', async () => {
  const { id, ada } = await announced('Back on the Wall')
  const { page } = await openDevice(browser, server.url, 'a desktop, dark')
  await page.clock.install()
  await follows(page, `/tv/tournament/${id}`, id)
  const title = page.getByRole('heading', { level: 1, name: 'Back on the Wall' })
  await title.waitFor()
  await call(server.url, tournaments.edit, { id, visibility: 'members' }, ada.token)
  await title.waitFor({ state: 'detached' })
  await call(server.url, tournaments.edit, { id, visibility: 'public' }, ada.token)
  await page.clock.fastForward(MINUTE)
  await title.waitFor()
  expect(server.errors()).toEqual([])
})

test('a visitor at an address that is no page reads so on the splash, and no longer once they have gone on', async () => {
  const { page, troubles } = await openDevice(browser, server.url, 'a phone, light')
  await page.goto('/no-such-page')
  await page.getByText('There is no page at /no-such-page.').waitFor()
  expect([new URL(page.url()).pathname, await page.locator('.toast').count()]).toEqual(['/', 0])
  await expectNoAxeFindings(page)
  await page.getByRole('link', { name: 'Sign In' }).click()
  await page.getByLabel('Email').waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: 'Your move.' }).waitFor()
  expect(await page.getByText('There is no page at').count()).toBe(0)
  expect(troubles).toEqual([])
})

test('Join leads a visitor through sign-up, which knows the way back to the tournament', async () => {
  const { id } = await announced('Open Door')
  const { page } = await openDevice(browser, server.url, 'a desktop, light')
  await page.goto('/tournaments')
  await page.getByRole('link', { name: 'Open Door' }).click()
  await page.getByRole('link', { name: 'Join' }).click()
  await page.waitForURL(url => url.pathname === '/register')
  expect(new URL(page.url()).searchParams.get('to')).toBe(`/tournament/view/${id}`)
})

test('Share says so where the browser lets nothing be copied', async () => {
  const { id } = await announced('Shared Open')
  const { page } = await openDevice(browser, server.url, 'a desktop, light')
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('Denied')) } })
  })
  await page.goto(`/tournament/${id}`)
  await page.getByRole('button', { name: 'Share' }).click()
  const said = page.getByRole('button', { name: 'The link could not be shared.' })
  await expect.poll(() => said.isVisible()).toBe(true)
})

test('without a script the page is whole, and it is without findings of axe on every device', async () => {
  const { id } = await announced('Whole Open')
  const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto(`/tournament/${id}`)
  await plain.getByRole('heading', { name: 'Whole Open' }).waitFor()
  await plain.getByText('0 of 4 taken').waitFor()
  for (const look of Object.keys(looks).filter((name): name is Look => name in looks)) {
    const { page } = await openDevice(browser, server.url, look)
    for (const path of [`/tournament/${id}`, '/tournaments', `/embed/tournament/${id}`]) {
      await page.goto(path)
      await expectNoAxeFindings(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    }
  }
})
