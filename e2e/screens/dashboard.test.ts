import { addresses } from '@gauntlet/contract/addresses/endpoints'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { agreedMatch } from '../support/agreed.ts'
import { expectNoAxeFindings } from '../support/axe.ts'
import { type Device, openDevice } from '../support/browser.ts'
import { type Player, sportId, verified } from '../support/cast.ts'
import { call } from '../support/client.ts'
import { dayAfter, morningAfter } from '../support/days.ts'
import { button, heading, press, said, shows, signIn, asksForARematch, sharesAPicture } from '../support/screens.ts'
import { openStage } from '../support/stage.ts'

const SPORT = 'Squash'
const HOME = { address_line_1: '1 Main Street', address_line_2: '', city: 'Boise', state: 'ID', postal_code: '83702' }
/** px from the top of a small phone. */
const AT_HAND = 400

const { server, browser } = await openStage()
let ada: Player
let ben: Player
let adas: Device
let bens: Device
beforeAll(async () => {
  ;[ada, ben, adas, bens] = await Promise.all([
    verified(server, 'Ada Ander', [SPORT]),
    verified(server, 'Ben Brook', [SPORT]),
    openDevice(browser, server.url, 'a phone, light'),
    openDevice(browser, server.url, 'a desktop, dark'),
  ])
  for (const { token } of [ada, ben]) await call(server.url, addresses.add, HOME, token)
  await adas.page.setViewportSize({ width: 360, height: 740 })
  await Promise.all([signIn(adas.page, ada), signIn(bens.page, ben)])
})

const isAtHand = (page: Page, name: string) =>
  expect
    .poll(async () => {
      const box = await button(page, name).first().boundingBox()
      return (box?.y ?? Infinity) + (box?.height ?? 0)
    })
    .toBeLessThanOrEqual(AT_HAND)

test('what waits for Ada can be answered in the first 400 pixels of a small phone', async () => {
  const form = { date: `${dayAfter(2)}T18:00`, location: 'Boise', locstate: 'ID', zip: '83702', venue: 'Court 1' }
  const { id } = await call(
    server.url,
    challenges.issue,
    { ...form, sport: await sportId(server, SPORT), ids: [ada.id], ranked: 1 },
    ben.token,
  )
  await shows(adas, adas.page.getByText('Ben challenged you'))
  await isAtHand(adas.page, 'Accept')
  await expectNoAxeFindings(adas.page)
  await press(adas.page, 'Accept')
  await said(adas.page, 'Challenge accepted successfully.')
  await adas.page.getByRole('timer').waitFor()
  await expectNoAxeFindings(adas.page)
  await call(server.url, challenges.cancel, { id, from: 'upcoming' }, ben.token)
  await call(server.url, challenges.cancel, { id, from: 'pending' }, ben.token)
})

test('Ada taps her face as the winner, waits for Ben, and both are shown what it did', async () => {
  await agreedMatch(server, [ada, ben], { days: 4, sport: SPORT, ranked: 1 })
  await server.setClock(morningAfter(4))
  await adas.page.goto('/dashboard')
  await button(adas.page, 'You won').waitFor()
  await isAtHand(adas.page, 'You won')
  await expectNoAxeFindings(adas.page)
  await button(adas.page, 'You won').tap()
  const sheet = adas.page.getByRole('dialog', { name: 'Match Report' })
  expect(await sheet.getByRole('radio', { name: ada.name }).isChecked()).toBe(true)
  // A score that the server refuses is still there, with the reason.
  await sheet.getByLabel('Game 1, Ada').fill('4')
  await sheet.getByLabel('Game 1, Ben').fill('3')
  await sheet.getByRole('button', { name: 'Send report' }).click()
  await sheet.locator('input[aria-invalid="true"]').first().waitFor()
  expect(await sheet.getByLabel('Game 1, Ada').inputValue()).toBe('4')
  await expect.poll(() => adas.page.evaluate(() => document.activeElement?.textContent)).toBe('Send report')
  for (const name of ['Ada', 'Ben']) await sheet.getByLabel(`Game 1, ${name}`).fill('')
  await sheet.getByRole('button', { name: 'Send report' }).click()
  await said(adas.page, 'Report sent successfully')
  await adas.page.getByRole('heading', { name: 'Waiting for Ben to confirm' }).waitFor()
  await adas.page.getByText(/^Final .+, unless disputed\.$/).waitFor()
  await expectNoAxeFindings(adas.page)

  await shows(bens, button(bens.page, 'Confirm'))
  await expectNoAxeFindings(bens.page)
  await press(bens.page, 'Confirm')
  const confirm = bens.page.getByRole('dialog', { name: 'Match Report' })
  await confirm.getByRole('button', { name: 'Confirm', exact: true }).click()
  const result = bens.page.getByRole('dialog', { name: `${ada.name} won` })
  await result.getByText('Well played, Ben.').waitFor()
  await result.getByText('365', { exact: true }).last().waitFor()
  await expectNoAxeFindings(bens.page)
  await sharesAPicture(bens.page, result)
  const again = await asksForARematch(bens.page, result)
  await again.getByText(ada.name, { exact: true }).filter({ visible: true }).first().waitFor()
  await again.getByRole('button', { name: 'Close' }).click()

  const news = adas.page.getByRole('article', { name: 'Result' })
  await shows(adas, news.getByRole('heading', { name: 'You won' }))
  await news.getByText('It was an even match', { exact: false }).waitFor()
  await expectNoAxeFindings(adas.page)
  await news.getByRole('button', { name: 'Done' }).tap()
  const unread = async () => {
    const { challenges: over } = await call(server.url, challenges.past, {}, ada.token)
    return over.filter(one => one.is_new && one.winnername !== null)
  }
  // A reload may overtake the tap: its reads, and not the act, are then the first at the server.
  await expect.poll(unread).toEqual([])
  await adas.page.reload()
  await adas.page.getByRole('link', { name: 'Find someone to challenge' }).waitFor()
  await expect.poll(() => news.count()).toBe(0)
})

test('on a desktop every place stands in the rail, with the one marked where Ben is', async () => {
  const { page } = bens
  const rail = page.getByRole('navigation', { name: 'Main' })
  for (const [place, title] of [
    ['Challenges', 'Challenges'],
    ['Tournaments', 'Tournaments'],
    ['Notifications', 'Notifications'],
  ] as const) {
    await rail.getByRole('link', { name: place }).click()
    await heading(page, title).waitFor()
    // Until the mark has moved it is the one before.
    const marked = () => rail.locator('[aria-current=page]').allInnerTexts()
    await expect.poll(marked).toEqual([expect.stringContaining(place)])
  }
  await expectNoAxeFindings(page)
})

test('the browser had no trouble, and the server logged no error', () => {
  expect([adas.troubles, bens.troubles, server.errors()]).toEqual([[], [], []])
})
