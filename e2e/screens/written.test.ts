import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoAxeFindings } from '../support/axe.ts'
import { looks, openDevice } from '../support/browser.ts'
import { heading } from '../support/screens.ts'
import { holdScripts } from '../support/scripts.ts'
import { openStage } from '../support/stage.ts'

// Pages that the server writes whole, and that their scripts take over.

const { server, browser } = await openStage()

const READ = [
  ['/leaderboard', 'Leaderboard', /Top ranked|No data found/i],
  ['/truth', 'Do the ranks tell the truth?', /Not enough matches yet|We said/],
  ['/about', 'About', /A rank that tells the truth/],
  ['/faq', 'FAQ', /\?$/],
  ['/payment-form', 'Buy Credits', /credits/],
] as const

test('without a script a visitor reads who leads, how chances turned out, About and the questions', async () => {
  const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false })
  const plain = await context.newPage()
  for (const [path, title, words] of READ) {
    await plain.goto(path)
    await plain.getByRole('heading', { level: 1, name: title }).waitFor()
    await plain.getByRole('main').getByText(words).filter({ visible: true }).first().waitFor()
    expect(await plain.title()).toContain(title)
    expect(await plain.locator('noscript').count()).toBe(0)
  }
})

const heightIn = async (page: Page) => Math.round((await page.getByRole('main').boundingBox())?.height ?? 0)

test('what a visitor reads before any script is as high as the scripts leave it', async () => {
  const { page } = await openDevice(browser, server.url, 'a phone, light')
  const { width, height } = looks['a phone, light']
  const context = await browser.newContext({
    baseURL: server.url,
    javaScriptEnabled: false,
    viewport: { width, height },
    isMobile: true,
    hasTouch: true,
  })
  const plain = await context.newPage()
  const heights: Record<'plain' | 'live', [string, number][]> = { plain: [], live: [] }
  for (const [path] of READ) {
    await plain.goto(path, { waitUntil: 'networkidle' })
    heights.plain.push([path, await heightIn(plain)])
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.locator('[data-for]').first().waitFor({ state: 'detached' })
    heights.live.push([path, await heightIn(page)])
  }
  expect(heights.plain).toEqual(heights.live)
})

test('the scripts of a page that was written draw the same, and ask for nothing that came with it', async () => {
  const { page, troubles } = await openDevice(browser, server.url, 'a phone, light')
  const asked: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(pathname)
  })
  for (const [path, title, words] of READ) {
    await page.goto(path)
    await page.locator('[data-for]').first().waitFor({ state: 'detached' })
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await page.getByRole('main').getByText(words).filter({ visible: true }).first().waitFor()
    await expectNoAxeFindings(page)
  }
  expect([asked, troubles]).toEqual([[], []])
})

test('a visitor finds a question by a word of its answer, and is told where there is none', async () => {
  const { page } = await openDevice(browser, server.url, 'a phone, light')
  await page.goto('/faq')
  await page.locator('[data-for]').first().waitFor({ state: 'detached' })
  const questions = page.locator('summary').filter({ visible: true })
  const all = await questions.count()
  const field = page.getByRole('searchbox', { name: 'Search the questions' })
  await field.fill('spam folder')
  expect(await questions.allTextContents()).toEqual(['I am not getting emails.'])
  expect(await page.getByRole('heading', { name: 'Credits' }).isVisible()).toBe(false)
  await field.fill('zebra')
  await page.getByText('No question has these words.').waitFor()
  await expectNoAxeFindings(page)
  await field.fill('')
  expect(await questions.count()).toBe(all)
})

const FORMS = [
  ['/login', 'Sign In', 'Email'],
  ['/register', 'Sign Up', 'First Name'],
  ['/forgot', 'Forgot Password', 'Email'],
  ['/contact', 'Contact', 'Message'],
] as const

test('a visitor’s page is painted before it asks for any script', async () => {
  const { page } = await openDevice(browser, server.url, 'a phone, light')
  for (const path of ['/', '/leaderboard', '/login']) {
    await page.goto(path)
    await page.locator('[data-for]').first().waitFor({ state: 'detached' })
    const { painted, asked } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      asked: performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')),
    }))
    expect(asked.length).toBeGreaterThan(3)
    expect(Math.min(...asked.map(({ startTime }) => startTime))).toBeGreaterThanOrEqual(painted ?? Infinity)
  }
})

test('a form is seen before its scripts come, and takes nothing that would be lost with them', async () => {
  const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false })
  const plain = await context.newPage()
  const { page, troubles } = await openDevice(browser, server.url, 'a phone, light')
  for (const [path, title, field] of FORMS) {
    await plain.goto(path)
    await plain.getByRole('heading', { level: 1, name: title }).waitFor()
    expect(await plain.getByLabel(field).isEditable()).toBe(false)
    expect(await plain.locator('noscript').innerText()).toContain('needs JavaScript')
    await page.goto(path)
    await page.getByLabel(field).fill('ada@example.com')
    await page.locator('[data-for]').first().waitFor({ state: 'detached' })
    expect(await page.getByLabel(field).inputValue()).not.toBe('')
  }
  expect(troubles).toEqual([])
})

declare global {
  interface Window {
    /** How many frames were drawn since the page had a heading, and how many had none, or bones for what was there. */
    drawn: { frames: number; bare: number }
  }
}

/** Runs in a page from its start. */
function countFrames() {
  let began = false
  window.drawn = { frames: 0, bare: 0 }
  const look = () => {
    const shown = [...document.querySelectorAll('h1, .bone')].filter(one => one.checkVisibility())
    const isBare = shown.length === 0 || shown.some(one => one.matches('.bone'))
    began ||= !isBare
    if (began) window.drawn.frames += 1
    if (began && isBare) window.drawn.bare += 1
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

test('no page is bare for a moment as its scripts take over', async () => {
  const { page, troubles } = await openDevice(browser, server.url, 'a phone, dark')
  await page.addInitScript(countFrames)
  const scripts = await holdScripts(page)
  for (const [path, title] of [...READ, ...FORMS]) {
    scripts.hold()
    await page.goto(path, { waitUntil: 'commit' })
    await heading(page, title).waitFor()
    scripts.letGo()
    await page.locator('[data-for]').first().waitFor({ state: 'detached' })
    await heading(page, title).waitFor()
    const { frames, bare } = await page.evaluate(() => window.drawn)
    expect([path, frames > 0, bare]).toEqual([path, true, 0])
  }
  expect(troubles).toEqual([])
})

test('Sign In complains of nothing in the console, also at an address without a name, where no passkey can be', async () => {
  const { page } = await openDevice(browser, server.url, 'a desktop, light')
  const complaints: string[] = []
  page.on('console', message => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  await page.goto('/login')
  await page.locator('button:not([inert])', { hasText: 'Passkey' }).waitFor()
  await page.waitForLoadState('networkidle')
  expect([new URL(page.url()).hostname, complaints]).toEqual(['127.0.0.1', []])
})
