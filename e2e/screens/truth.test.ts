import type { AnswerOf } from '@gauntlet/contract/endpoint'
import type { CalibrationFigures } from '@gauntlet/contract/ranks/calibration'
import type { ranks } from '@gauntlet/contract/ranks/endpoints'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoAxeFindings } from '../support/axe.ts'
import { type Look, openDevice } from '../support/browser.ts'
import { failsOnce, follow, heading, press, said } from '../support/screens.ts'
import { openStage } from '../support/stage.ts'

const { server, browser } = await openStage()
const TITLE = 'Do the ranks tell the truth?'
const CALL = 'ranks/calibration*'

const none: CalibrationFigures = { matches: 3, even: 0, draws: 0, enough: 0, log_loss: null, brier: null, bins: [] }
/** Told well, but for the boldest chances. */
const many: CalibrationFigures = {
  matches: 2000,
  even: 100,
  draws: 41,
  enough: 1,
  log_loss: 0.6012,
  brier: 0.2065,
  bins: Array.from({ length: 10 }, (_, n) => {
    const told = n / 10 + 0.05
    const happened = n === 6 ? 0.64 : n > 8 ? 0.88 : told
    const bin = { from: n / 10, to: (n + 1) / 10, matches: 380, won: Math.round(380 * happened) }
    return { ...bin, told, happened, low: happened - 0.03, high: happened + 0.03 }
  }),
}

/** It stands in the first answer of About, which is folded as all of them are. */
async function followsFromAbout(page: Page) {
  await page.locator('details:not([open]) > summary').filter({ hasText: 'A rank that tells the truth' }).click()
  await follow(page, 'how often these chances come true')
}

/** From About the page is drawn by its scripts, which ask for its figures. */
async function comesFromAbout(page: Page) {
  await page.goto('/about')
  await page.locator('[data-for]').first().waitFor({ state: 'detached' })
  await followsFromAbout(page)
}

/** A year of matches takes longer than a journey: the page is shown the figures of one. */
const playsAYear = (page: Page) => {
  const payload: AnswerOf<typeof ranks.calibration> = {
    counted_at: '2031-06-05T12:00:00.000Z',
    all: many,
    settled: many,
    unsettled: many,
    singles: many,
    sides: none,
    sports: [],
  }
  return page.route(`**/api/${CALL}`, route => route.fulfill({ json: { success: true, payload } }))
}

async function visit(look: Look): Promise<Page> {
  const { page } = await openDevice(browser, server.url, look)
  return page
}

test('a visitor comes from About to a page that has too few matches yet', async () => {
  const page = await visit('a phone, dark')
  await page.goto('/about')
  await followsFromAbout(page)
  await heading(page, TITLE).waitFor()
  await said(page, 'Not enough matches yet')
  await expectNoAxeFindings(page)
})

test('once there are enough, a visitor reads how chances turned out, as a sentence and as a table', async () => {
  const page = await visit('a phone, light')
  await playsAYear(page)
  await comesFromAbout(page)
  await page.getByText('When we said 60% to 70%, players won 64% of the time.').waitFor()
  await said(page, 'What we said is within the likely range in 9 of 10 rows.')
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: '60–70%' }) })
  expect(await row.getByRole('cell').allTextContents()).toEqual(['380', '64%', '61–67%'])
  await expectNoAxeFindings(page)
  await page.getByLabel('Which matches').selectOption('With partners')
  await said(page, 'Not enough matches yet')
})

test('by night and on a desktop it can be read as well', async () => {
  const page = await visit('a desktop, dark')
  await playsAYear(page)
  await comesFromAbout(page)
  await page.getByRole('heading', { name: 'Better than a coin?' }).waitFor()
  await expectNoAxeFindings(page)
})

test('where the figures do not come, a visitor is told, and tries again', async () => {
  const page = await visit('a desktop, light')
  await failsOnce(page, CALL)
  await comesFromAbout(page)
  await said(page, 'Something went wrong')
  await expectNoAxeFindings(page)
  await press(page, 'Try Again')
  await said(page, 'Not enough matches yet')
})
