import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { session, sessions } from '@gauntlet/contract/sessions/endpoints'
import { CLIENT_HEADER, WEB_CLIENT, ZONE_COOKIE } from '@gauntlet/contract/web-client'
import { type BrowserContext, chromium } from 'playwright-core'
import * as z from 'zod/mini'
import { fillWorld } from '../../apps/server/src/demo/fill.ts'
import { readConfig } from '../../apps/server/src/platform/config/config.ts'
import { chromiumFlags, findChromium, findHeadlessShell } from '../../scripts/support/chromium.ts'
import { buildWeb } from '../../scripts/support/web-build.ts'
import { benchmark, type Figure } from './support/benchmark.ts'
import { type DemoPage, demoPages } from './support/demo-pages.ts'
import { serveEmptyPage } from './support/empty-page.ts'
import { lookAt, type Look } from './support/lighthouse.ts'
import { serverEnvironment, startServer } from './support/server.ts'
import { median } from './support/statistics.ts'

const WANTED = { visitors: 98, players: 95 }
type Audience = keyof typeof WANTED

/** A demo that listens at a port: the one that BENCH_DEMO names, else one of its own. */
async function openDemo(folder: string): Promise<{ port: number; stop(): Promise<void> }> {
  const given = process.env['BENCH_DEMO']
  if (given) return { port: Number(new URL(given).port), stop: async () => undefined }
  buildWeb()
  await fillWorld(readConfig(serverEnvironment({ folder })), new Date())
  return startServer({ folder })
}

interface Device {
  context: BrowserContext
  /** Lighthouse drives it through this port. */
  port: number
}

/**
 * Without windows where that can be had: what a whole Chromium draws around a page takes its time from the page, twice
 * that of the page itself on two cores.
 */
async function openDevice(folder: string): Promise<Device> {
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: (await findHeadlessShell()) ?? (await findChromium()),
    args: [...chromiumFlags, '--remote-debugging-port=0'],
  })
  const [port] = readFileSync(join(folder, 'DevToolsActivePort'), 'utf8').split('\n')
  return { context, port: Number(port) }
}

/**
 * Signs in as the form does: the session is in the cookie, and beside it the time zone, which the app tells as soon as
 * somebody is signed in. Answers with what the client keeps of it.
 */
async function signIn({ context }: Device, origin: string, data: { email: string; password: string }): Promise<string> {
  const answer = await context.request.post(`${origin}/api${sessions.login.path}`, {
    headers: { [CLIENT_HEADER]: WEB_CLIENT },
    data,
  })
  const value = new Intl.DateTimeFormat().resolvedOptions().timeZone
  await context.addCookies([{ name: ZONE_COOKIE, value, url: origin }])
  return JSON.stringify(z.object({ payload: session }).parse(await answer.json()).payload)
}

/** Leaves on the device the session and its zone alone; Lighthouse empties the caches and ends the service worker. */
async function forget({ context }: Device, origin: string, kept: string | undefined): Promise<void> {
  const page = await context.newPage()
  // An address of the origin that runs nothing.
  await page.goto(`${origin}/robots.txt`)
  await page.evaluate(text => {
    localStorage.clear()
    if (text !== undefined) localStorage.setItem('currentUser', text)
  }, kept)
  await page.close()
}

/** The figures of one page, and a line about what they are made of. */
function tell(
  audience: Audience,
  { name, found }: DemoPage,
  looks: readonly Look[],
): { figures: Figure[]; note: string } {
  const whole = looks.filter(({ scores }) => scores.size > 1)
  const page = `${audience}: ${name}`
  const middle = (of: (look: Look) => number) => median(looks.map(of))
  const scores = looks.map(({ scores: of }) => of.get('performance') ?? 0)
  const least = (category: 'accessibility' | 'best-practices' | 'seo') =>
    Math.min(...whole.map(({ scores: of }) => of.get(category) ?? 0))
  const missed = [...new Set(whole.flatMap(look => look.missed))]
  return {
    figures: [
      { name: `${page}, performance`, value: median(scores), unit: '', atLeast: WANTED[audience] },
      { name: `${page}, accessibility`, value: least('accessibility'), unit: '', atLeast: 100 },
      { name: `${page}, best practices`, value: least('best-practices'), unit: '', atLeast: 100 },
      ...(found ? [{ name: `${page}, SEO`, value: least('seo'), unit: '', atLeast: 100 }] : []),
    ],
    note: [
      `${page}: ${scores.toSorted((a, b) => a - b).join(' ')}`,
      `first paint ${Math.round(middle(({ paints }) => paints.first))}`,
      `largest ${Math.round(middle(({ paints }) => paints.largest))}`,
      `blocked ${Math.round(middle(({ paints }) => paints.blocked))} ms`,
      `shift ${middle(({ paints }) => paints.shift).toFixed(3)}`,
      `machine ${Math.round(middle(({ machine }) => machine))}`,
      ...missed.map(audit => `misses ${audit}`),
    ].join(', '),
  }
}

/** The scores of a page with one heading and nothing else: so much is the machine and the browser. */
async function lookAtEmptyPage(device: Device, folder: string, times: number): Promise<string> {
  const page = await serveEmptyPage()
  try {
    const looks: Look[] = []
    while (looks.length < times) looks.push(await lookAt(page.url, device.port, folder, true))
    const scores = looks.map(({ scores: of }) => of.get('performance') ?? 0).toSorted((a, b) => a - b)
    return `an empty page: ${scores.join(' ')}, blocked ${Math.round(median(looks.map(({ paints }) => paints.blocked)))} ms`
  } finally {
    await page.close()
  }
}

export default benchmark({ times: 5 }, async ({ times }) => {
  const folder = mkdtempSync(join(tmpdir(), 'gauntlet-lighthouse-'))
  const wanted = new RegExp(process.env['BENCH_PAGES'] ?? '')
  const figures: Figure[] = []
  const notes: string[] = []
  const demo = await openDemo(folder)
  try {
    const origin = `http://127.0.0.1:${demo.port}`
    const { login, ...pages } = await demoPages(demo.port)
    for (const audience of ['players', 'visitors'] as const) {
      const chosen = pages[audience].filter(({ name }) => wanted.test(`${audience}: ${name}`))
      if (chosen.length === 0) continue
      const device = await openDevice(join(folder, audience))
      try {
        notes.push(await lookAtEmptyPage(device, folder, times))
        const kept = audience === 'players' ? await signIn(device, origin, login) : undefined
        const looks = new Map<DemoPage, Look[]>(chosen.map(page => [page, []]))
        // In turn, so that what else the machine does falls on all pages alike.
        for (let time = 0; time < times; time++)
          for (const [page, seen] of looks) {
            await forget(device, origin, kept)
            const look = await lookAt(origin + page.path, device.port, folder, time > 0)
            seen.push(look)
            process.stderr.write(`${audience}: ${page.name} ${look.scores.get('performance')}\n`)
          }
        for (const [page, seen] of looks) {
          const told = tell(audience, page, seen)
          figures.push(...told.figures)
          notes.push(told.note)
        }
      } finally {
        await device.context.close()
      }
    }
  } finally {
    await demo.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return {
    figures,
    notes: [
      ...notes,
      `Lighthouse's mobile defaults, cold, medians of ${times}, the demo's 300 players; machine: its benchmark index`,
    ],
  }
})
