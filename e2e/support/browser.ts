import { type Browser, type BrowserContext, chromium, type Page, type Request } from 'playwright-core'

export const looks = {
  'a phone, light': { width: 360, height: 800, colorScheme: 'light', phone: true },
  'a phone, dark': { width: 360, height: 800, colorScheme: 'dark', phone: true },
  'a desktop, light': { width: 1280, height: 800, colorScheme: 'light', phone: false },
  'a desktop, dark': { width: 1280, height: 800, colorScheme: 'dark', phone: false },
} as const
export type Look = keyof typeof looks

/** A screen that takes this long is lost, not slow: the machine may run two browsers and four engines at once. */
const BUSY_MS = 40_000

/** A device of one player: its pages share a session with each other and nothing with other devices. */
export interface Device {
  context: BrowserContext
  page: Page
  /** Errors that scripts of its pages threw, and requests that the pages' security policy blocked. */
  troubles: string[]
  /** Whether its pages hold the stream of changes: they poll only where none is open. */
  hearsChanges: () => boolean
}

let shared: Promise<Browser> | undefined
let whole: Promise<Browser> | undefined

/** The one that the files of a worker share; it ends with the worker. */
export const sharedBrowser = (): Promise<Browser> => (shared ??= launchBrowser(process.env['HEADLESS_SHELL_PATH']))

/** The same with all that a Chromium has around its pages: without it nobody permits notifications. */
export const wholeBrowser = (): Promise<Browser> => (whole ??= launchBrowser())

/** Closes all devices of a file: their screens would go on being updated. */
export async function closeDevices(browser: Browser | undefined): Promise<void> {
  await Promise.all((browser?.contexts() ?? []).map(context => context.close()))
}

export function launchBrowser(executablePath = process.env['CHROME_PATH']): Promise<Browser> {
  if (executablePath === undefined) throw new Error('CHROME_PATH must name a Chromium')
  return chromium.launch({ executablePath, args: (process.env['CHROME_FLAGS'] ?? '').split(' ').filter(Boolean) })
}

/**
 * A fresh device that opens the app at `url`. Screens change at once unless it `moves`: colours cannot be judged while
 * something moves. Only a device that `keeps` the app for use without a network fetches all of it behind the first
 * screen.
 */
export async function openDevice(
  browser: Browser,
  url: string,
  look: Look,
  { keeps = false, moves = false } = {},
): Promise<Device> {
  const { width, height, colorScheme, phone } = looks[look]
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height },
    colorScheme,
    isMobile: phone,
    hasTouch: phone,
    reducedMotion: moves ? 'no-preference' : 'reduce',
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    serviceWorkers: keeps ? 'allow' : 'block',
  })
  context.setDefaultTimeout(BUSY_MS)
  const troubles: string[] = []
  context.on('weberror', error => troubles.push(String(error.error())))
  context.on('console', message => {
    if (/Content Security Policy/i.test(message.text())) troubles.push(message.text())
  })
  // By their requests: one that is given up before its answer never was a stream.
  const streams = new Set<Request>()
  context.on('response', response => {
    if (response.ok() && new URL(response.url()).pathname === '/api/live') streams.add(response.request())
  })
  context.on('requestfailed', request => streams.delete(request))
  context.on('requestfinished', request => streams.delete(request))
  return { context, page: await context.newPage(), troubles, hearsChanges: () => streams.size > 0 }
}
