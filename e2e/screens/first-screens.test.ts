import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { ZONE_COOKIE } from '@gauntlet/contract/web-client'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { busyWorld, PLACES } from '../support/busy-world.ts'
import { type Player, verified } from '../support/cast.ts'
import { heading, openSession } from '../support/screens.ts'
import { openStage } from '../support/stage.ts'

// Screens that the server writes for a player's phone, and that their scripts take over.

const { server, browser } = await openStage()
afterAll(() => server.setClock(null))

let world: ReturnType<typeof busyWorld> | undefined
/** Made by the first test that needs it: it moves the clock. */
const inWorld = () => (world ??= busyWorld(server))

const PHONE = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36'
const HERE = 'America/Chicago'
const BETWEEN_SHEETS_MS = 40
const SETTLED_MS = 300
/** Whatever the stream of changes has asked for is under way by then: its first event comes at once. */
const READ_AGAIN_MS = 1500

/** A phone on which a player has been before: it has told its time zone. */
async function phoneOf(
  who: Player,
  { scripts = true, userAgent = PHONE, told = HERE, width = 360 } = {},
): Promise<{ context: BrowserContext; page: Page; troubles: string[] }> {
  const context = await browser.newContext({
    baseURL: server.url,
    javaScriptEnabled: scripts,
    viewport: { width, height: 800 },
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: HERE,
    serviceWorkers: 'block',
    userAgent,
  })
  const troubles: string[] = []
  context.on('weberror', error => troubles.push(String(error.error())))
  context.on('console', message => {
    if (/Content Security Policy/i.test(message.text())) troubles.push(message.text())
  })
  const page = await context.newPage()
  await openSession(page, who)
  await context.addCookies([{ name: ZONE_COOKIE, value: told, url: server.url }])
  return { context, page, troubles }
}

const bootOf = (page: Page) => page.evaluate(() => document.documentElement.dataset['boot'])
const written = (page: Page) => page.locator('[data-for="screen"]')
const taken = (page: Page) => written(page).waitFor({ state: 'detached' })

/** The words of a screen, and how high it is. Figures are left out: a minute passes between two looks. */
async function readIn(page: Page, screen: string): Promise<[words: string, height: number]> {
  const scroll = page.locator(`${screen} .page-scroll`).first()
  const words = (await scroll.innerText()).replaceAll(/\s+/g, ' ').replaceAll(/\d+/g, '0')
  const { height = 0 } = (await scroll.locator('.page').first().boundingBox()) ?? {}
  return [words, Math.round(height)]
}

/** Not known to the server: whether this browser may be sent messages, and how long ago something was to the minute. */
const OF_THE_DEVICE = ['/account-settings/notifications', '/notices']

test('what Ada reads on a phone before any script is what the scripts draw, on every screen', async () => {
  const { ada, screens } = await inWorld()
  const [plain, live] = await Promise.all([phoneOf(ada, { scripts: false }), phoneOf(ada)])
  for (const path of [...screens, ...PLACES].filter(one => !OF_THE_DEVICE.includes(one))) {
    // The first one waits until the server has read what it writes with.
    await expect.poll(() => plain.page.goto(path).then(() => written(plain.page).count())).toBe(1)
    await live.page.goto(path)
    await taken(live.page)
    // Both anew each time: parts with scripts of their own are there a moment later, and what a phone lays out only in
    // sight has no words before the first frame.
    const unlike = async () => {
      const before = await readIn(plain.page, '[data-for="screen"]')
      const after = await readIn(live.page, '#root > .shell .screen:is(.alone, .detail)')
      return isDeepStrictEqual(before, after) ? [] : [before, after]
    }
    await expect.poll(unlike, { message: path }).toEqual([])
  }
  expect([plain.troubles, live.troubles]).toEqual([[], []])
})

/** The sum of all shifts of the page's layout so far. */
const shifted = (page: Page) =>
  page.evaluate(
    settled =>
      new Promise<number>(resolve => {
        let sum = 0
        new PerformanceObserver(list => {
          for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value)
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), settled)
      }),
    SETTLED_MS,
  )

test('nothing that Ada reads moves while the sheets of its scripts come one by one', async () => {
  const { ada } = await inWorld()
  const { page } = await phoneOf(ada)
  let late = 0
  await page.route('**/*.css', async route => {
    await sleep((late += BETWEEN_SHEETS_MS))
    await route.continue()
  })
  for (const path of ['/results', '/search/friend', '/dashboard']) {
    await expect.poll(() => page.goto(path).then(() => bootOf(page))).toBe('screen')
    await taken(page)
    expect(await shifted(page), path).toBeLessThan(0.02)
  }
})

test('no part of what Ada reads gives way to bones as the scripts draw it', async () => {
  const { ada } = await inWorld()
  const { page } = await phoneOf(ada)
  await page.addInitScript(() => {
    const handedOver = new MutationObserver(() => {
      if (document.querySelector('[data-for="screen"]')) return
      handedOver.disconnect()
      // Those below the window may be drawn a moment later.
      const seen = [...document.querySelectorAll('#root .bone')].filter(
        bone => bone.checkVisibility() && bone.getBoundingClientRect().top < innerHeight,
      )
      document.documentElement.dataset['bones'] = String(seen.length)
    })
    document.addEventListener('DOMContentLoaded', () =>
      handedOver.observe(document.getElementById('root') ?? document, { childList: true }),
    )
  })
  for (const path of ['/recordmatch', '/createteam', '/mychallenge', '/user/profile/view', '/dashboard']) {
    await expect.poll(() => page.goto(path).then(() => bootOf(page))).toBe('screen')
    await taken(page)
    expect([path, await page.evaluate(() => document.documentElement.dataset['bones'])]).toEqual([path, '0'])
  }
})

test('the scripts of a screen that was written ask for nothing that came with it', async () => {
  const ada = await verified(server, 'Ada Archer', ['Tennis Singles'])
  const { page, troubles } = await phoneOf(ada)
  const asked: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(pathname)
  })
  await expect.poll(() => page.goto('/leaderboard').then(() => bootOf(page))).toBe('screen')
  asked.length = 0
  await page.reload()
  await taken(page)
  await heading(page, 'Leaderboard').waitFor()
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  await sleep(READ_AGAIN_MS)
  // The stream of changes, by which they know that all of it is up to date.
  expect([asked, troubles]).toEqual([['/api/live'], []])
})

test('a screen begins where Ada has scrolled it, and its links lead on before any script', async () => {
  const ada = await verified(server, 'Ada Archer', ['Tennis Singles'])
  const { page } = await phoneOf(ada)
  const scripts = Promise.withResolvers<void>()
  await expect.poll(() => page.goto('/about').then(() => bootOf(page))).toBe('screen')
  await page.route('**/*.js', async route => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await written(page).getByRole('link', { name: 'FAQ' }).click()
  await page.waitForURL('**/faq')
  const shown = written(page).locator('.page-scroll')
  await shown.evaluate(element => element.scrollTo({ top: 300 }))
  await page.waitForTimeout(100)
  scripts.resolve()
  await taken(page)
  await heading(page, 'FAQ').waitFor()
  expect(
    await page
      .locator('#root > .shell .page-scroll')
      .first()
      .evaluate(({ scrollTop }) => scrollTop),
  ).toBe(300)
})

test('in another time zone than it told before, or in a wide window, a device draws the screen itself', async () => {
  const ada = await verified(server, 'Ada Archer', ['Tennis Singles'])
  const abroad = await phoneOf(ada, { told: 'Asia/Tokyo' })
  const wide = await phoneOf(ada, { width: 1000 })
  for (const { page, troubles } of [abroad, wide]) {
    await page.goto('/dashboard')
    await heading(page, 'Dashboard').waitFor()
    expect([await bootOf(page), troubles]).toEqual(['shell', []])
  }
  // Told anew, the next screen is written by the clock of the phone.
  await expect.poll(() => abroad.page.goto('/dashboard').then(() => bootOf(abroad.page))).toBe('screen')
})

test('where another player is signed in on this phone by now, nothing of the first one is shown', async () => {
  const [ada, ben] = await Promise.all(
    ['Ada Archer', 'Ben Baker'].map(name => verified(server, name, ['Tennis Singles'])),
  )
  if (!ada || !ben) throw new Error('nobody came')
  const { context, page } = await phoneOf(ada)
  const { cookies } = await (await phoneOf(ben)).context.storageState()
  await context.addCookies(cookies)
  await page.goto('/user/profile/view')
  await expect.poll(() => bootOf(page)).toBe('shell')
  expect(await written(page).filter({ visible: true }).count()).toBe(0)
})
