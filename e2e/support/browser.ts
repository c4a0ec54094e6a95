import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'

export const looks = {
  'a phone, light': { width: 360, height: 800, colorScheme: 'light', phone: true },
  'a phone, dark': { width: 360, height: 800, colorScheme: 'dark', phone: true },
  'a desktop, light': { width: 1280, height: 800, colorScheme: 'light', phone: false },
  'a desktop, dark': { width: 1280, height: 800, colorScheme: 'dark', phone: false },
} as const
export type Look = keyof typeof looks

/** A device of one player: pages share a session, and nothing with other devices. */
export interface Device {
  context: BrowserContext
  page: Page
  /** What the scripts of its pages threw, and what the pages' security policy blocked. */
  troubles: string[]
}

export function launchBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROME_PATH']
  if (executablePath === undefined) throw new Error('CHROME_PATH must name a Chromium')
  return chromium.launch({ executablePath, args: (process.env['CHROME_FLAGS'] ?? '').split(' ').filter(Boolean) })
}

/** A fresh device that looks at the app at `url`. Screens change at once: what moves has no colours to judge. */
export async function openDevice(browser: Browser, url: string, look: Look): Promise<Device> {
  const { width, height, colorScheme, phone } = looks[look]
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height },
    colorScheme,
    isMobile: phone,
    hasTouch: phone,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'America/Chicago',
  })
  context.setDefaultTimeout(8_000)
  const troubles: string[] = []
  context.on('weberror', error => troubles.push(String(error.error())))
  context.on('console', message => {
    if (/Content Security Policy/i.test(message.text())) troubles.push(message.text())
  })
  return { context, page: await context.newPage(), troubles }
}
