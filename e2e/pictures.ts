// Takes the README's pictures from the running app over the demo world; `npm run pictures` runs it.
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

async function take(page: Page, name: string, path?: string): Promise<void> {
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
  await take(page, `tournaments-${suffix}`, '/tournaments')
  await page.getByText('Club Knockout').first().click()
  const bracket = page.getByRole('heading', { name: 'Bracket', exact: true })
  // Below the bar at the top.
  await bracket.evaluate(heading => {
    heading.style.scrollMarginTop = '6rem'
    heading.scrollIntoView()
  })
  await take(page, `bracket-${suffix}`)
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
