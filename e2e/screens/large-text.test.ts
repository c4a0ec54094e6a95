import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { openDevice } from '../support/browser.ts'
import { busyWorld, PLACES } from '../support/busy-world.ts'
import { faultsOfRoom } from '../support/room.ts'
import { comesTo, signIn } from '../support/screens.ts'
import { openStage } from '../support/stage.ts'

const { server, browser } = await openStage()
afterAll(() => server.setClock(null))

/** px, as a browser has it before anybody chooses */
const USUAL = 16
/** How large the letters are, in percent, and the window: what WCAG 1.4.4 asks for, and a phone on its side. */
const WAYS = [
  { letters: 200, width: 360, height: 740 },
  { letters: 200, width: 1280, height: 800 },
  { letters: 100, width: 740, height: 360 },
] as const

/** Runs in the browser: whether the window and its letters have these sizes. */
const haveSize = ([width, height, letters]: readonly [number, number, number]) =>
  innerWidth === width &&
  innerHeight === height &&
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) === letters

/** Runs in the browser: settles once what has changed has been drawn. */
const isDrawn = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))

type Way = (page: Page, path: string) => Promise<unknown>

/** The faults of each of these screens, in each way in which it is looked at. */
async function walk(page: Page, screens: readonly string[], way: Way): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  const devTools = await page.context().newCDPSession(page)
  for (const path of screens) {
    await way(page, path)
    for (const { letters, width, height } of WAYS) {
      await page.setViewportSize({ width, height })
      // As the settings of a browser do it.
      const px = (USUAL * letters) / 100
      await devTools.send('Page.setFontSizes', { fontSizes: { standard: px } })
      await page.waitForFunction(haveSize, [width, height, px] as const)
      await page.evaluate(isDrawn)
      await page.locator('h1').filter({ visible: true }).first().waitFor()
      await expect.poll(() => page.locator('.bone:not(.unseen .bone)').filter({ visible: true }).count()).toBe(0)
      const faults = await faultsOfRoom(page)
      if (faults.length > 0) found[`${path} at ${width} × ${height}, ${letters} %`] = faults
    }
  }
  return found
}

test('with letters of twice the size, and on a phone on its side, nothing that a visitor reads is cut or covered', async () => {
  const { context, page } = await openDevice(browser, server.url, 'a desktop, light')
  const forms = ['/login', '/register', '/forgot', '/reset/a-link', '/verify/a-link', '/contact']
  const screens = ['/', ...forms, '/about', '/faq', '/leaderboard', '/truth', '/payment-form']
  expect(await walk(page, screens, (visitors, path) => visitors.goto(path))).toEqual({})
  await context.close()
})

test('with letters of twice the size, and on a phone on its side, nothing that Ada reads is cut or covered', async () => {
  const { ada, screens } = await busyWorld(server)
  const { context, page } = await openDevice(browser, server.url, 'a desktop, light')
  await signIn(page, ada)
  // The dashboard tells the result of a match only until somebody has looked at that.
  expect(await walk(page, ['/dashboard', ...screens, ...PLACES], comesTo)).toEqual({})
  await context.close()
})
