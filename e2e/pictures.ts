// Takes the README's pictures from the running app over the demo world; `npm run pictures` runs it. With beginnings of
// names (`npm run pictures -- report rank`) it takes only those.
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { type Look, launchBrowser, openDevice } from './support/browser.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const pictures = join(root, 'docs', 'pictures')
/** A picture is taken once nothing is loading and, a little later, nothing moves any more. */
const SETTLED_MS = 900

interface Demo {
  url: string
  email: string
  password: string
  stop(): Promise<void>
}

/** Starts the demo on data of its own and reads from what it prints where it is and who can sign in. */
async function startDemo(): Promise<Demo> {
  const folder = await mkdtemp(join(tmpdir(), 'gauntlet-pictures-'))
  const env = { ...process.env, PORT: '0', GAUNTLET_DATA: folder, LOG_LEVEL: 'error', RATE_LIMITS: 'off' }
  const child = spawn(process.execPath, ['scripts/demo.ts'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
  let url = ''
  let password = ''
  for await (const line of createInterface({ input: child.stdout })) {
    const told = /Sign in at (\S+)\/login with the password (\S+) as/.exec(line)
    if (told?.[1] && told[2]) [, url, password] = told
    const email = /^\s+(\S+@\S+)/.exec(line)?.[1]
    if (url === '' || email === undefined) continue
    return {
      url,
      email,
      password,
      async stop() {
        child.kill('SIGTERM')
        await ended
        // Beside it lies the demo's own folder.
        for (const made of [folder, `${folder}-demo`]) await rm(made, { recursive: true, force: true })
      },
    }
  }
  throw new Error('The demo ended before it told who can sign in')
}

async function signIn(page: Page, { email, password }: Demo): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL('**/dashboard', { timeout: 60_000 })
}

const wanted = process.argv.slice(2)

async function take(page: Page, name: string, path?: string): Promise<void> {
  if (wanted.length > 0 && !wanted.some(beginning => name.startsWith(beginning))) return
  if (path !== undefined) await page.goto(path)
  // Screens that were left stay behind, hidden; what lies below the picture loads once it is scrolled to.
  await page.waitForFunction(() => {
    const inPicture = [...document.querySelectorAll('h1, .bone')].filter(
      each => each.checkVisibility() && each.getBoundingClientRect().top < window.innerHeight,
    )
    return inPicture.length > 0 && inPicture.every(each => each.matches('h1'))
  })
  await page.waitForTimeout(SETTLED_MS)
  await page.screenshot({ path: join(pictures, `${name}.png`) })
  process.stderr.write(`docs/pictures/${name}.png\n`)
}

/** Moves what is under a heading up to below the bar at the top. */
const showFrom = (page: Page, heading: string | RegExp) =>
  page.getByRole('heading', { name: heading, exact: true }).evaluate(element => {
    element.style.scrollMarginTop = '6rem'
    element.scrollIntoView()
  })

/** The sheet of a match of tennis that waits for its result, half filled in. */
async function takeReport(page: Page, name: string): Promise<void> {
  const card = page.locator('.card').filter({ hasText: 'Tennis Singles' })
  await card
    .getByRole('button', { name: /^Report\b/ })
    .first()
    .click()
  const cell = page.getByRole('dialog').locator('.score-cell').first()
  await cell.focus()
  await page.keyboard.type('643')
  await take(page, name)
}

/** Why a result with a score has moved the rank as it did. */
async function takeRank(page: Page, name: string): Promise<void> {
  const scored = page.locator('.settled-card').filter({ hasText: /\d–\d/ }).filter({ hasText: /[▲▼]/ })
  const link = scored.locator('a[href^="/challenge/issue/"]').first()
  await page.goto((await link.getAttribute('href')) ?? '/challenges')
  await showFrom(page, /^What moved your rank/)
  await take(page, name)
}

async function opensPast(page: Page): Promise<void> {
  await page.goto('/challenges')
  await page.locator('label').filter({ hasText: 'Past' }).click()
}

async function tour(browser: Browser, demo: Demo, look: Look, suffix: string): Promise<void> {
  const { context, page } = await openDevice(browser, demo.url, look)
  await take(page, `splash-${suffix}`, '/')
  await signIn(page, demo)
  await take(page, `dashboard-${suffix}`, '/dashboard')
  await take(page, `challenges-${suffix}`, '/challenges')
  await take(page, `profile-${suffix}`, '/user/profile/view')
  await take(page, `find-${suffix}`, '/search/friend')
  await take(page, `leaderboard-${suffix}`, '/leaderboard')
  await page.goto('/challenges')
  const first = page.locator('a[href^="/challenge/issue/"]').first()
  await first.waitFor()
  await take(page, `challenge-${suffix}`, (await first.getAttribute('href')) ?? '/challenges')
  await page.goto('/tournaments')
  await take(page, `tournaments-${suffix}`)
  await page.getByText('Club Knockout').first().click()
  await showFrom(page, 'Bracket')
  await take(page, `bracket-${suffix}`)
  await opensPast(page)
  await takeReport(page, `report-${suffix}`)
  await opensPast(page)
  await takeRank(page, `rank-${suffix}`)
  await context.close()
}

const demo = await startDemo()
const browser = await launchBrowser()
try {
  await tour(browser, demo, 'a phone, light', 'phone-light')
  await tour(browser, demo, 'a phone, dark', 'phone-dark')
  await tour(browser, demo, 'a desktop, light', 'desktop-light')
  await tour(browser, demo, 'a desktop, dark', 'desktop-dark')
} finally {
  await browser.close()
  await demo.stop()
}
