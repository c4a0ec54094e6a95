import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { challengedTo } from '../support/agreed.ts'
import { closeDevices, sharedBrowser, openDevice } from '../support/browser.ts'
import { verified } from '../support/cast.ts'
import { follow, heading, said, shows, signIn, signInByForm } from '../support/screens.ts'
import { type OwnServer, startServer } from '../support/server.ts'

let server: OwnServer
let browser: Browser
beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer({ LOG_LEVEL: 'info' }), sharedBrowser()])
})
afterAll(async () => {
  await closeDevices(browser)
  await server?.close()
})

/** Whatever the stream has asked for is under way by then: its first event comes at once. */
const READ_AGAIN_MS = 1500

/** The scripts and styles that the page or the service worker fetched from the server. */
const asked = () => server.logged('"/assets/').flatMap(line => /"url":"(\/assets\/[^"]+)"/.exec(line)?.[1] ?? [])

/** Resolves once nothing has been fetched for a while, with the requests so far. */
async function settled(): Promise<string[]> {
  let before = -1
  await expect
    .poll(
      () => {
        const now = asked().length
        const still = now === before && now > 0
        before = now
        return still
      },
      { interval: 4000, timeout: 60_000 },
    )
    .toBe(true)
  return asked()
}

const kilobytes = async (files: readonly string[]): Promise<number> => {
  const sizes = files.map(async file => {
    const answer = await fetch(server.url + file, { headers: { 'accept-encoding': 'br' } })
    return Number(answer.headers.get('content-length'))
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000
}

const worker = async (context: BrowserContext) =>
  context.pages()[0]?.evaluate(async () => void (await navigator.serviceWorker.ready))

test('a look at the splash page costs the page, and the doors that it leads to', async () => {
  const { context, page, troubles } = await openDevice(browser, server.url, 'a phone, light', { keeps: true })
  await page.goto('/')
  await heading(page, 'Your move.').waitFor()
  await worker(context)
  const files = await settled()
  const kb = await kilobytes([...new Set(files)])
  expect(files.length, files.join(' ')).toBeLessThan(25)
  // 22 of them are the face of headings and figures.
  expect(kb, files.join(' ')).toBeLessThan(112)
  expect(troubles).toEqual([])
  await context.close()
})

test('what Ada’s dashboard leads to opens without a network, though she never was there', async () => {
  const ada = await verified(server, 'Ada Archer')
  const device = await openDevice(browser, server.url, 'a phone, light', { keeps: true })
  await signInByForm(device.page, ada)
  await worker(device.context)
  await settled()
  await device.page.reload()
  await heading(device.page, 'Dashboard').waitFor()
  await settled()
  await device.context.setOffline(true)
  for (const [tile, title] of [
    ['Leaderboard', 'Leaderboard'],
    ['Tournaments', 'Tournaments'],
  ] as const) {
    await device.page.goto('/dashboard')
    await heading(device.page, 'Dashboard').waitFor()
    await follow(device.page, tile)
    await heading(device.page, title).waitFor()
  }
  expect(device.troubles).toEqual([])
  await device.context.close()
})

test('Ada’s page asks for what it shows before its scripts are there, each once; a visitor’s asks for nothing', async () => {
  const ada = await verified(server, 'Ada Avery')
  const { page, context, troubles } = await openDevice(browser, server.url, 'a phone, light')
  const shown = [
    '/api/users/self',
    '/api/tournaments/bracketMatches',
    ...['upcoming', 'pending', 'past?limit=10'].map(list => `/api/challenges/${list}`),
  ]
  const first = new Set<string>()
  const twice: string[] = []
  page.on('request', request => {
    const { pathname, search } = new URL(request.url())
    // One that has been asked before brings the tag of its answer.
    if (!pathname.startsWith('/api/') || request.headers()['if-none-match'] !== undefined) return
    if (first.has(pathname + search)) twice.push(pathname + search)
    first.add(pathname + search)
  })
  await page.goto('/login')
  await heading(page, 'Sign In').waitFor()
  expect(shown.filter(url => first.has(url))).toEqual([])
  const waitFor = (urls: readonly string[]) => expect.poll(() => urls.filter(url => !first.has(url))).toEqual([])
  await signInByForm(page, ada)
  // The screen after signing in has reads of its own, which are none of the next page.
  await waitFor(shown.slice(1))
  await said(page, 'No Challenges found.')
  first.clear()
  // The record comes before anything runs, the lists once the entry has run.
  const afterTheEntry = new Set(await page.evaluate<string[]>("filesFor('/dashboard', true).files"))
  await page.route('**/assets/*.js', async (route, request) => {
    await waitFor(afterTheEntry.has(new URL(request.url()).pathname) ? shown : shown.slice(0, 1))
    await route.continue()
  })
  twice.length = 0
  await page.goto('/')
  await heading(page, 'Dashboard').waitFor()
  await said(page, 'No Challenges found.')
  expect(twice.filter(url => shown.includes(url))).toEqual([])
  await page.unroute('**/assets/*.js')
  first.clear()
  await page.goto('/leaderboard')
  await heading(page, 'Leaderboard').waitFor()
  await waitFor(['/api/users/leaders'])
  await settled()
  expect(twice.filter(url => url === '/api/users/leaders')).toEqual([])
  expect(troubles).toEqual([])
  await context.close()
})

test.each(['a phone, light', 'a desktop, light'] as const)(
  'the stream of changes has nothing read again that Ada has, and what Ben does is there by one more read (%s)',
  async look => {
    const [ada, ben] = await Promise.all(
      ['Ada Archer', 'Ben Baker'].map(name => verified(server, name, ['Tennis Singles'])),
    )
    if (!ada || !ben) throw new Error('nobody came')
    const device = await openDevice(browser, server.url, look)
    const { page, context, troubles, hearsChanges } = device
    const reads: string[] = []
    page.on('request', request => {
      const { pathname, search } = new URL(request.url())
      if (pathname.startsWith('/api/') && request.method() === 'GET') reads.push(pathname + search)
    })
    await signIn(page, ada)
    await expect.poll(hearsChanges).toBe(true)
    await page.waitForTimeout(READ_AGAIN_MS)
    expect(reads.filter((read, at) => reads.indexOf(read) !== at)).toEqual([])
    reads.length = 0
    await challengedTo(server, [ben, ada], { days: 3 })
    await shows(device, page.getByText('Ben Baker'))
    await page.waitForTimeout(READ_AGAIN_MS)
    expect(reads.filter(read => read === '/api/challenges/pending')).toHaveLength(1)
    expect(troubles).toEqual([])
    await context.close()
  },
)
