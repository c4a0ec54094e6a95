import { setTimeout as sleep } from 'node:timers/promises'
import { sessions } from '@gauntlet/contract/sessions/endpoints'
import { CLIENT_HEADER, IN_COOKIE, WEB_CLIENT } from '@gauntlet/contract/web-client'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { chromiumFlags, findChromium } from '../../scripts/support/chromium.ts'
import { buildWeb } from '../../scripts/support/web-build.ts'
import { benchmark } from './support/benchmark.ts'
import { openStage } from './support/stage.ts'
import { median } from './support/statistics.ts'

const SIZE = { players: 200, signedIn: 1 }
const BITS = 8
const WAIT_MS = 120_000
/** By then the service worker has fetched everything behind the first screen. */
const BEHIND_MS = 15_000

interface Network {
  kbit: number
  latency: number
}

/** Slows down everything that the page fetches by the latency; its service worker answers from its cache. */
async function slowDown(page: Page, { kbit, latency }: Network): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  const throughput = (kbit * 1000) / BITS
  await devTools.send('Network.enable')
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
}

/** Seconds from asking for the dashboard until it shows the viewer's sports, and until it shows what comes next. */
async function view(context: BrowserContext, network: Network): Promise<{ useful: number; whole: number }> {
  const page = await context.newPage()
  await slowDown(page, network)
  const begin = performance.now()
  const seconds = () => (performance.now() - begin) / 1000
  await page.goto('/dashboard', { waitUntil: 'commit', timeout: WAIT_MS })
  await page.getByRole('navigation', { name: 'Go to' }).waitFor({ timeout: WAIT_MS })
  const useful = seconds()
  await page.locator('.challenge-status').first().waitFor({ timeout: WAIT_MS })
  const whole = seconds()
  await page.close()
  return { useful, whole }
}

export default benchmark({ times: 5, kbit: 400, latency: 400 }, async ({ times, kbit, latency }) => {
  buildWeb()
  await using stage = await openStage('embedded', SIZE)
  const server = await stage.start()
  const [viewer] = stage.world.players
  if (!viewer) throw new Error('Nobody is signed in')
  const browser = await chromium.launch({ executablePath: await findChromium(), args: [...chromiumFlags] })
  const cold: { useful: number; whole: number }[] = []
  const warm: typeof cold = []
  try {
    for (let time = 0; time < times; time++) {
      const context = await browser.newContext({
        baseURL: `http://127.0.0.1:${server.port}`,
        viewport: { width: 360, height: 740 },
        isMobile: true,
        hasTouch: true,
      })
      // As after signing in: the cookie has the session, and the page knows only that there is one.
      await context.request.post(`/api${sessions.toCookie.path}`, {
        headers: { [CLIENT_HEADER]: WEB_CLIENT, authorization: `Bearer ${viewer.token}` },
        data: {},
      })
      const session = JSON.stringify({ id: viewer.id, token: IN_COOKIE })
      await context.addInitScript(kept => {
        if (localStorage.getItem('currentUser') === null) localStorage.setItem('currentUser', kept)
      }, session)
      cold.push(await view(context, { kbit, latency }))
      // A returning visitor: the service worker has everything that the dashboard needs.
      const page = await context.newPage()
      await page.goto('/dashboard')
      await page.evaluate(async () => void (await navigator.serviceWorker.ready))
      await sleep(BEHIND_MS)
      await page.close()
      warm.push(await view(context, { kbit, latency }))
      await context.close()
    }
  } finally {
    await browser.close()
  }
  return {
    figures: [
      {
        name: 'dashboard, cold, first useful view',
        value: median(cold.map(({ useful }) => useful)),
        unit: 's',
        atMost: 6,
      },
      { name: 'dashboard, cold, with the next challenges', value: median(cold.map(({ whole }) => whole)), unit: 's' },
      {
        name: 'dashboard, warm, first useful view',
        value: median(warm.map(({ useful }) => useful)),
        unit: 's',
        atMost: 2,
      },
      { name: 'dashboard, warm, with the next challenges', value: median(warm.map(({ whole }) => whole)), unit: 's' },
    ],
    notes: [
      `${kbit} kbit/s and ${latency} ms by the browser's own means, a phone's screen, medians of ${times}; ${stage.world.size}`,
      'useful: the ranks of the player’s sports and the ways on; cold: nothing kept, signed in already',
    ],
  }
})
