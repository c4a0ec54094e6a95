import { addresses } from '@gauntlet/contract/addresses/endpoints'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { sports } from '@gauntlet/contract/sports/endpoints'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { expectNoAxeFindings } from '../support/axe.ts'
import { type Device, openDevice } from '../support/browser.ts'
import { type Player, sportId, verified } from '../support/cast.ts'
import { call } from '../support/client.ts'
import {
  answer,
  button,
  comesTo,
  fill,
  fillVenue,
  follow,
  heading,
  press,
  said,
  shows,
  signIn,
} from '../support/screens.ts'
import { openStage } from '../support/stage.ts'

const SPORT = 'Tennis Singles'
const HOME = { address_line_1: '1 Court Lane', city: 'Austin', state: 'TX', postal_code: '78701' }

const { server, browser } = await openStage()
let ada: Player
let ben: Player
let adas: Device
let bens: Device
beforeAll(async () => {
  ;[ada, ben, adas, bens] = await Promise.all([
    verified(server, 'Ada Afterwards', [SPORT]),
    verified(server, 'Ben Belated', [SPORT]),
    openDevice(browser, server.url, 'a phone, light'),
    openDevice(browser, server.url, 'a desktop, dark'),
  ])
  await call(server.url, addresses.add, HOME, ada.token)
  await Promise.all([signIn(adas.page, ada), signIn(bens.page, ben)])
})

const status = (page: Page) => page.getByRole('region', { name: 'Status' })
const result = (page: Page) => page.getByRole('region', { name: 'How did it end?' })

/** When and where a match was stands in a line, once Ada has played somewhere. */
const opensWhere = (page: Page) => page.locator('summary').filter({ hasText: 'Change' }).click()

/** Ada has said who, when and where, and says that she has won. */
async function saysThatSheWon(page: Page, venue: string) {
  await fillVenue(page, venue)
  await result(page).getByRole('radio', { name: 'Ada Afterwards' }).check({ force: true })
  await expectNoAxeFindings(page)
  await press(page, 'Send result')
  await heading(page, 'Challenge').waitFor()
  await status(page).getByText('You won. Waiting for a yes from Ben Belated').waitFor()
}

test('Ada tells from Play of a match against Ben that they have played; it counts with his yes', async () => {
  const { page } = adas
  await comesTo(page, '/challengesearch')
  await button(page, 'PLAYED')
    .or(page.getByRole('button', { name: /^PLAYED/ }))
    .first()
    .click()
  await heading(page, 'A match you played').waitFor()
  const whom = page.getByLabel('Who played against you?')
  await press(page, 'Name your opponent')
  await expect.poll(() => whom.evaluate(field => field === document.activeElement)).toBe(true)
  await whom.fill('Ben Belated')
  await page
    .getByRole('button', { name: /^Ben Belated/ })
    .first()
    .click()
  await page.getByRole('list', { name: 'Chosen' }).getByText('Ben Belated').waitFor()
  await expectNoAxeFindings(page)
  // Whoever is named is lost no more easily than what is typed.
  await press(page, 'Back')
  await answer(page, 'Leave without saving?', 'Stay')
  await saysThatSheWon(page, 'Zilker Park')

  await shows(bens, bens.page.getByText('Ada says: You lost'))
  await press(bens.page, 'Yes, it counts')
  await shows(adas, status(page).getByText('Complete'))
  await shows(adas, status(page).getByText('You won'))
})

test('whoever comes back to a result shares it, and asks for the same match again', async () => {
  const { page } = adas
  await page.reload()
  const ways = page.getByRole('region', { name: 'What you can do' })
  await ways.getByRole('button', { name: 'Share' }).waitFor()
  await expectNoAxeFindings(page)
  await ways.getByRole('button', { name: 'Rematch' }).click()
  const sheet = page.getByRole('dialog', { name: 'Rematch with Ben' })
  await sheet.getByText('Last time: ').waitFor()
  expect(await sheet.getByLabel('Sport', { exact: true }).inputValue()).not.toBe('')
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
})

test('Ada tells of another from his profile; he says no, and it does not count', async () => {
  const { page } = adas
  await comesTo(page, `/user/view/${ben.id}`)
  await page.getByLabel('More', { exact: true }).click()
  await follow(page, 'Record a result')
  await heading(page, 'A match you played').waitFor()
  await page.getByRole('list', { name: 'Chosen' }).getByText('Ben Belated').waitFor()
  await opensWhere(page)
  await saysThatSheWon(page, 'Library Court')

  await bens.page.goto('/dashboard')
  await press(bens.page, 'No')
  await bens.page
    .getByRole('dialog', { name: 'Did it not happen like this?' })
    .getByRole('button', { name: 'Say no' })
    .click()
  await shows(adas, status(page).getByText('It does not count: Ben said no.'))
  expect([...adas.troubles, ...bens.troubles]).toEqual([])
})

test('Ben, who is asked while Ada takes her result back, is told that it changed', async () => {
  const { page } = adas
  await page.goto(`/recordmatch?player=${ben.id}`)
  await heading(page, 'A match you played').waitFor()
  await opensWhere(page)
  await saysThatSheWon(page, 'Town Lake Court')
  const id = page.url().split('/').at(-1) ?? ''

  await comesTo(bens.page, `/challenge/issue/${id}`)
  await press(bens.page, 'No')
  const dialog = bens.page.getByRole('dialog', { name: 'Did it not happen like this?' })
  await dialog.waitFor()
  await call(server.url, challenges.cancel, { id }, ada.token)
  await said(bens.page, 'This changed meanwhile, so nothing was sent.')
  await expect.poll(() => dialog.count()).toBe(0)
})

test('Ada tells of a doubles with guests on both sides; Ben reads who they were, and says yes for his side', async () => {
  const sport = await sportId(server, 'Tennis Doubles')
  for (const { token } of [ada, ben]) await call(server.url, sports.add, { sports: [sport] }, token)
  const { page } = adas
  await page.goto(`/recordmatch?player=${ben.id}&sport=${sport}`)
  await heading(page, 'A match you played').waitFor()
  for (const [at, name] of ['Gil Guest', 'Gwen Guest'].entries()) {
    await page.getByRole('button', { name: 'A guest' }).nth(at).click()
    await fill(page, 'Name', name)
    await page.getByRole('dialog', { name: 'Add a guest' }).getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('list', { name: 'Chosen' }).getByText(name).waitFor()
  }
  await expectNoAxeFindings(page)
  await opensWhere(page)
  await fillVenue(page, 'Clay Court')
  await result(page)
    .getByRole('radio', { name: /^Ada Afterwards/ })
    .check({ force: true })
  await press(page, 'Send result')
  await status(page).getByText('You won. Waiting for a yes from Ben Belated').waitFor()

  await bens.page.goto(new URL(page.url()).pathname)
  for (const name of ['Gil Guest', 'Gwen Guest'])
    await bens.page.getByText(name).filter({ visible: true }).first().waitFor()
  await press(bens.page, 'Yes, it counts')
  await shows(adas, status(page).getByText('Complete'))
  expect([...adas.troubles, ...bens.troubles]).toEqual([])
  expect(server.errors()).toEqual([])
})
