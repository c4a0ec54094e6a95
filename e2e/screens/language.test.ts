import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PSEUDO } from '@gauntlet/contract/language/pseudo'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sports } from '@gauntlet/contract/sports/endpoints'
import { closeDevices, type Device, openDevice, sharedBrowser } from '../support/browser.ts'
import { type Player, verified } from '../support/cast.ts'
import { call } from '../support/client.ts'
import { comesTo, signIn } from '../support/screens.ts'
import { type OwnServer, startServer } from '../support/server.ts'

// The client in the pseudo-language: English with accents, two fifths longer. A text without accents was in no
// catalogue, and one that sticks out here would stick out in German.

const root = join(import.meta.dirname, '..', '..')
let built: string
let server: OwnServer
let browser: Browser
let ada: Player
let ben: Player
let sportNames: ReadonlySet<string>
beforeAll(async () => {
  // Players of other tests, whose names no catalogue has, would stand on its lists.
  server = await startServer()
  built = await mkdtemp(join(tmpdir(), 'gauntlet-pseudo-'))
  ;[browser, ada, ben] = await Promise.all([
    sharedBrowser(),
    verified(server, 'Ada Archer'),
    verified(server, 'Ben Baker'),
    buildPseudo(built),
  ])
  sportNames = new Set((await call(server.url, sports.all, {})).map(({ name }) => name))
})
afterAll(async () => {
  await closeDevices(browser)
  await server?.close()
  await rm(built, { recursive: true, force: true })
})

async function buildPseudo(folder: string): Promise<void> {
  const build = spawn(
    'npm',
    ['run', '--silent', 'build', '-w', 'apps/web', '--', '--outDir', folder, '--emptyOutDir'],
    {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', VITE_LANGUAGE: PSEUDO },
      stdio: 'ignore',
    },
  )
  expect(await once(build, 'exit')).toEqual([0, null])
}

/** From now on the pages of this device are those of the build in that folder; the server is the one it was. */
const speakPseudo = (context: BrowserContext) =>
  context.route(
    url => !/^\/(api|dev)\//.test(url.pathname),
    (route, request) => {
      const file = join(built, new URL(request.url()).pathname)
      const page = request.resourceType() === 'document' || !existsSync(file)
      return route.fulfill({ path: page ? join(built, 'index.html') : file })
    },
  )

/** The words of the server, names of players and towns, and dates: in the pseudo-language they are as in English. */
const DATA = [
  /^(Gauntlet|Ada Archer|Ada A\.|Ben Baker|Ada|Archer|Ben|AA|BB)$/,
  /@example\.com/,
  /^Passkeys do not work at this address/,
  /^(All|Any|Male|Female|Other|[A-Z]{2})$/,
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)( \d+( [AP]M)?|, [A-Z][a-z]{2} \d+, \d+(:\d{2})?\s[AP]M)?$/,
  /^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/,
  /^(\d+(\s[AP]M)?\s?–\s?)?\d+\s[AP]M$/,
  /^(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)$/,
  /^[A-Z][a-z]+ \d{4}$/,
  /^Austin, TX$/,
  /^(Signed in|Signed up|Welcome credits|Unknown app|\w+ on \w+|[A-Z][a-z]{2} \d+(, .*)?)$/,
]

/** The texts on a page that nobody has translated. */
const plainTexts = async (page: Page): Promise<string[]> => {
  const texts = await page.evaluate(() => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.parentElement?.checkVisibility() && !node.parentElement.closest('script, style, option, .crest'))
        found.push(node.textContent ?? '')
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]'))
      if (element.checkVisibility())
        for (const name of ['aria-label', 'title', 'placeholder']) found.push(element.getAttribute(name) ?? '')
    return found
  })
  const plain = texts
    .map(text => text.trim())
    .filter(text => /\p{L}{2}/u.test(text) && !/\p{M}|·/u.test(text.normalize('NFD')))
  return [...new Set(plain)].filter(text => !DATA.some(data => data.test(text)) && !sportNames.has(text))
}

type Way = (page: Page, path: string) => Promise<unknown>
const byAddress: Way = (page, path) => page.goto(path)

/** Places that are still kept for answers under way; below the fold one stands until somebody comes near. */
const bonesOf = (page: Page) =>
  page.evaluate(() => {
    const bones = [...document.querySelectorAll('.bone')]
    return bones.filter(bone => bone.checkVisibility() && !bone.closest('.unseen')).length
  })

/** The faults on each of these screens. */
async function findings(page: Page, paths: readonly string[], way: Way): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  const titles = new Set<string>()
  for (const path of paths) {
    await way(page, path)
    titles.add(await page.locator('h1').filter({ visible: true }).first().innerText())
    await expect.poll(() => bonesOf(page)).toBe(0)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    const wrong = [...(await plainTexts(page)), ...(wide > 0 ? [`${wide} px too wide`] : [])]
    if (wrong.length > 0) found[path] = wrong
  }
  // Some screens have a title in common; one that stays would have it in common with all.
  expect(titles.size).toBeGreaterThan(paths.length / 2)
  return found
}

test('what a visitor sees is all in catalogues, and fits a narrow phone when it is longer', async () => {
  const { context, page } = await openDevice(browser, server.url, 'a phone, light')
  await speakPseudo(context)
  const forms = ['/login', '/register', '/forgot', '/reset/a-link', '/verify/a-link', '/contact']
  expect(await findings(page, ['/', ...forms, '/leaderboard'], byAddress)).toEqual({})
})

const SCREENS =
  '/dashboard /challenges /tournaments /eventlist /mytournament /myevent /myteam /teams /search/match /search/friend /search/tournament /search/event /leaderboard /contact /createopenchallenge /addtournament /addevent /createteam /store /credits /notices /user/profile/view /user/profile/edit /account-settings /account-settings/sign-in /account-settings/notifications /account-settings/calendar /account-settings/privacy'.split(
    ' ',
  )

test('what a player sees is all in catalogues, and fits a narrow phone when it is longer', async () => {
  const { context, page }: Device = await openDevice(browser, server.url, 'a phone, light')
  await speakPseudo(context)
  await signIn(page, ada)
  const screens = [...SCREENS, `/user/view/${ben.id}`, `/challenge/create/${ben.id}`]
  expect(await findings(page, screens, comesTo)).toEqual({})
})
