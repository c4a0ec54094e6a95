import { challenges } from '@gauntlet/contract/challenges/endpoints'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { agreedMatch } from '../support/agreed.ts'
import { expectNoAxeFindings } from '../support/axe.ts'
import { type Device, openDevice } from '../support/browser.ts'
import { type Player, verified } from '../support/cast.ts'
import { call } from '../support/client.ts'
import { morningAfter } from '../support/days.ts'
import { answer, button, heading, press, said, signInByForm } from '../support/screens.ts'
import { openStage } from '../support/stage.ts'

declare global {
  interface Window {
    /** The files of a screen, and those that it may ask for later. */
    filesFor: (pathname: string, player: boolean) => { files: readonly string[]; later: readonly string[] }
  }
}

const { server, browser } = await openStage()
let ada: Player
let ben: Player
beforeAll(async () => {
  ;[ada, ben] = await Promise.all([verified(server, 'Ada Ashe'), verified(server, 'Ben Borg')])
})

/** Ada and Ben have agreed on a match. */
const agreed = (days: number) => agreedMatch(server, [ada, ben], { days, format: 'bo3_mtb' })
const viewOf = (id: string, player: Player) => call(server.url, challenges.view, { id }, player.token)

/** A device that keeps the app, on which Ada has opened it, and everything that a report needs has arrived. */
async function adasDevice(look: 'a phone, light' | 'a desktop, dark'): Promise<{ device: Device; sent: string[] }> {
  const device = await openDevice(browser, server.url, look, { keeps: true })
  const sent: string[] = []
  device.context.on('request', request => {
    if (/\/challenges\/report\//.test(request.url())) sent.push(request.headers()['idempotency-key'] ?? '')
  })
  await signInByForm(device.page, ada)
  await isReady(device.page)
  return { device, sent }
}

const REPORTS = '**/challenges/report/**'

/**
 * No report leaves the device. The route is there beside the emulation, which a page that is just being opened may
 * overtake.
 */
async function losesNetwork({ context }: Device): Promise<void> {
  await context.route(REPORTS, route => route.abort('internetdisconnected'))
  await context.setOffline(true)
}

async function findsNetwork({ context }: Device): Promise<void> {
  await context.unroute(REPORTS)
  await context.setOffline(false)
}

/** All that the dashboard may open, the sheet too, and how tennis is scored, are on the device. */
async function isReady(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.reload()
  await button(page, 'Report').first().waitFor()
  const kept = () =>
    page.evaluate(async () => {
      const { files, later } = window.filesFor(location.pathname, true)
      const found = await Promise.all([...files, ...later].map(file => caches.match(file)))
      return found.every(Boolean) && (localStorage.getItem('keptAnswers') ?? '').includes('GET /sports/scoring')
    })
  await expect.poll(kept).toBe(true)
}

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Match Report' })

/** Ada types 6–4 3–6 10–7, and sends it. */
async function reports(page: Page): Promise<void> {
  await press(page, 'Report')
  await sheet(page).getByLabel('Set 1, Ada').focus()
  for (const digit of '6436107') await page.keyboard.press(digit)
  await sheet(page).getByRole('button', { name: 'Send report' }).click()
  await sheet(page).waitFor({ state: 'detached' })
}

const WAITS = 'Will be sent: You won, 6–4 3–6 10–7'

test('a report without a network is there when the app is opened again, and goes out once, from one of two tabs', async () => {
  const id = await agreed(2)
  await server.setClock(morningAfter(2))
  const { device, sent } = await adasDevice('a phone, light')
  await losesNetwork(device)
  await reports(device.page)
  await said(device.page, WAITS)
  await expectNoAxeFindings(device.page)
  await device.page.close()

  const [one, other] = [await device.context.newPage(), await device.context.newPage()]
  for (const page of [one, other]) {
    await page.goto('/dashboard')
    await said(page, WAITS)
  }
  expect((await viewOf(id, ben)).reported_winner_id).toBeNull()
  sent.length = 0
  await findsNetwork(device)
  for (const page of [one, other]) await page.getByText(WAITS).first().waitFor({ state: 'detached' })
  expect(sent).toHaveLength(1)
  const { users, reported_winner_id } = await viewOf(id, ben)
  expect([reported_winner_id, users.map(({ score }) => score)]).toEqual([ada.id, ['6–4 3–6 10–7', '4–6 6–3 7–10']])
  expect([device.troubles, server.errors()]).toEqual([[], []])
  await device.context.close()
})

test('neither Ben, on the same device, nor anybody before Ada is back sends or sees her report', async () => {
  const id = await agreed(4)
  await server.setClock(morningAfter(4))
  const { device, sent } = await adasDevice('a desktop, dark')
  const { page } = device
  await losesNetwork(device)
  await reports(page)
  await said(page, WAITS)
  await press(page, 'Log Out')
  await findsNetwork(device)
  await signInByForm(page, ben)
  await button(page, 'Report').first().waitFor()
  expect(await page.getByText('6–4 3–6 10–7').count()).toBe(0)
  expect((await viewOf(id, ben)).reported_winner_id).toBeNull()
  await press(page, 'Log Out')
  await heading(page, 'Your move.').waitFor()
  sent.length = 0
  await signInByForm(page, ada)
  await expect.poll(async () => (await viewOf(id, ben)).reported_winner_id).toBe(ada.id)
  expect(sent).toHaveLength(1)
  expect([device.troubles, server.errors()]).toEqual([[], []])
  await device.context.close()
})

test('a report that arrives after a dispute says so above every screen, until Ada has thrown it away', async () => {
  const id = await agreed(6)
  await server.setClock(morningAfter(6))
  const { device } = await adasDevice('a phone, light')
  const { page } = device
  await losesNetwork(device)
  await reports(page)
  await said(page, WAITS)
  await call(server.url, challenges.report, { id, winner: ben.id }, ben.token)
  await call(server.url, challenges.reject, { id }, ada.token)
  await findsNetwork(device)
  const line = `Your report of the match with ${ben.name} was not sent.`
  await page.getByText(line, { exact: false }).waitFor()
  await expectNoAxeFindings(page)
  await page.getByRole('link', { name: 'Look at it' }).click()
  await page
    .getByText(/^Not sent\. /)
    .filter({ visible: true })
    .first()
    .waitFor()
  await said(page, 'You entered: You won, 6–4 3–6 10–7')
  await expectNoAxeFindings(page)
  await press(page, 'Discard report')
  await answer(page, 'Discard this report?', 'Discard')
  await page.getByText(line, { exact: false }).waitFor({ state: 'detached' })
  expect((await viewOf(id, ben)).reject).toBe(1)
  expect([device.troubles, server.errors()]).toEqual([[], []])
  await device.context.close()
})
