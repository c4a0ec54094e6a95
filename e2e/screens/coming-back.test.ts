import { expect, test } from 'vitest'
import { openDevice } from '../support/browser.ts'
import { verified } from '../support/cast.ts'
import { doorWithVersions } from '../support/newer-version.ts'
import { heading, press, said, signIn } from '../support/screens.ts'
import { openStage } from '../support/stage.ts'

const { server, browser } = await openStage()

test('a page that the browser has kept, and shows again on Back, shows nothing of Ada once she has signed out', async () => {
  const ada = await verified(server, 'Ada Archer')
  const { context, page, troubles } = await openDevice(browser, server.url, 'a phone, light')
  await signIn(page, ada)
  await page.evaluate(() => {
    // A kept page hears nothing of what happens meanwhile. A browser that a test drives keeps none.
    localStorage.removeItem('currentUser')
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await heading(page, 'Your move.').waitFor()
  expect(await page.getByText('Ada Archer').count()).toBe(0)
  expect(troubles).toEqual([])
  await context.close()
})

test('Ada is told of a newer version, and has it when she wants it: what she types stays until then', async () => {
  const door = await doorWithVersions(server.url)
  const ada = await verified(server, 'Ada Archer')
  const { context, page, troubles } = await openDevice(browser, door.url, 'a phone, light', { keeps: true })
  await signIn(page, ada)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  // From now on the worker has this page, too.
  await page.goto('/contact')
  await page.getByLabel('Message').fill('Half a sentence')
  door.comes()
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()))
  await said(page, 'A new version is ready.')
  expect(await page.getByLabel('Message').inputValue()).toBe('Half a sentence')
  page.once('dialog', dialog => void dialog.accept())
  await Promise.all([page.waitForEvent('load'), press(page, 'Update')])
  await heading(page, 'Contact').waitFor()
  expect(await page.getByText('A new version is ready.').count()).toBe(0)
  await expect.poll(() => page.evaluate(() => caches.keys())).toHaveLength(1)
  expect(troubles).toEqual([])
  await context.close()
  door.close()
})

test.each([
  ['a phone, light', 'My Profile'],
  ['a desktop, light', 'Teams'],
] as const)('on %s Ada sees the bars before any script has come, where they are then', async (look, sign) => {
  const ada = await verified(server, 'Ada Archer')
  const { context, page } = await openDevice(browser, server.url, look)
  await signIn(page, ada)
  await heading(page, 'Dashboard').waitFor()
  const stands = async () => {
    const box = await page.getByText(sign, { exact: true }).first().boundingBox()
    return box && [Math.round(box.x), Math.round(box.y)]
  }
  const then = await stands()
  await page.route('**/assets/*.js', () => undefined)
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await page.getByText(sign, { exact: true }).first().waitFor()
  await page.evaluate(() => document.fonts.ready)
  expect(await stands()).toEqual(then)
  await context.close()
})
