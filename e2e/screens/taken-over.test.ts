import { expect, test } from 'vitest'
import { openDevice } from '../support/browser.ts'
import { heading } from '../support/screens.ts'
import { holdScripts } from '../support/scripts.ts'
import { openStage } from '../support/stage.ts'

const { server, browser } = await openStage()

test('a link that is pressed while the scripts take over leads where it points', async () => {
  const { page, troubles } = await openDevice(browser, server.url, 'a desktop, light')
  const scripts = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await heading(page, 'Sign In').waitFor()
  await page.getByRole('link', { name: 'Forgot Password' }).hover()
  await page.mouse.down()
  scripts.letGo()
  await page.locator('[data-for]').first().waitFor({ state: 'detached' })
  await page.mouse.up()
  await heading(page, 'Forgot Password').waitFor()
  expect(troubles).toEqual([])
})

declare global {
  interface Window {
    /** Which answer of the page that was written was opened last, and how often another was. */
    openedLast: { answer: number; times: number }
  }
}

/** Runs in a page from its start: of the answers that were written it opens one after the other, as often as it can. */
function openEachInTurn() {
  window.openedLast = { answer: -1, times: 0 }
  setInterval(() => {
    const answers = [...document.querySelectorAll<HTMLDetailsElement>('[data-for="page"] details')]
    if (answers.length === 0) return
    const answer = ++window.openedLast.times % answers.length
    for (const [n, one] of answers.entries()) one.open = n === answer
    window.openedLast.answer = answer
  }, 1)
}

for (const path of ['/about', '/faq']) {
  test(`the answer of ${path} that a visitor opened as the scripts took over stays open, and no other`, async () => {
    const { page, troubles } = await openDevice(browser, server.url, 'a phone, light')
    await page.addInitScript(openEachInTurn)
    await page.goto(path)
    await page.locator('[data-for]').first().waitFor({ state: 'detached' })
    const { answer, times } = await page.evaluate(() => window.openedLast)
    const open = await page
      .locator('details')
      .evaluateAll(all => all.flatMap((one, n) => (one instanceof HTMLDetailsElement && one.open ? [n] : [])))
    expect([open, times > 0]).toEqual([[answer], true])
    expect(troubles).toEqual([])
  })
}

test('a question that is pressed while the scripts take over opens its answer', async () => {
  const { page, troubles } = await openDevice(browser, server.url, 'a desktop, light')
  const scripts = await holdScripts(page)
  await page.goto('/faq', { waitUntil: 'commit' })
  const question = page.locator('details').filter({ hasText: 'I am not getting emails.' })
  await question.locator('summary').hover()
  await page.mouse.down()
  scripts.letGo()
  await page.locator('[data-for]').first().waitFor({ state: 'detached' })
  await page.mouse.up()
  await page.locator('details[open]').filter({ hasText: 'I am not getting emails.' }).waitFor()
  expect(troubles).toEqual([])
})
