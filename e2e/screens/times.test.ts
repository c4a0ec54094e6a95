import { addresses } from '@gauntlet/contract/addresses/endpoints'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { lineups } from '@gauntlet/contract/challenges/lineup'
import { friends } from '@gauntlet/contract/friends/endpoints'
import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { expectNoAxeFindings } from '../support/axe.ts'
import { type Device, openDevice } from '../support/browser.ts'
import { type Player, verified } from '../support/cast.ts'
import { call } from '../support/client.ts'
import { dayAfter } from '../support/days.ts'
import {
  button,
  comesTo,
  fill,
  fillStart,
  opensExactDate,
  follow,
  heading,
  opensMore,
  press,
  shows,
  signIn,
} from '../support/screens.ts'
import { openStage } from '../support/stage.ts'

const SPORT = 'Tennis Doubles'
const HOME = { address_line_1: '1 Court Lane', city: 'Austin', state: 'TX', postal_code: '78701' }

const { server, browser } = await openStage()
let players: [Player, Player, Player, Player]
let adas: Device
let bens: Device
beforeAll(async () => {
  ;[players, adas, bens] = await Promise.all([
    Promise.all([
      verified(server, 'Ada Archer', [SPORT]),
      verified(server, 'Ben Baker', [SPORT]),
      verified(server, 'Cleo Clark', [SPORT]),
      verified(server, 'Dan Drake', [SPORT]),
    ]),
    openDevice(browser, server.url, 'a desktop, light'),
    openDevice(browser, server.url, 'a phone, dark'),
  ])
  const [ada, ben] = players
  await call(server.url, addresses.add, HOME, ada.token)
  await Promise.all([signIn(adas.page, ada), signIn(bens.page, ben)])
})

/** The check box of the time at this hour. */
const timeAt = (within: Page | Locator, hour: string) => within.getByRole('checkbox', { name: hour })

/** Two captains name their partners, who play. */
async function bringsPartner(id: string, captain: Player, partner: Player): Promise<void> {
  await call(server.url, friends.send, { friends: [{ id: partner.id, active: 1 }] }, captain.token)
  await call(server.url, friends.send, { friends: [{ id: captain.id, active: 1 }] }, partner.token)
  await call(server.url, lineups.change, { id, add: [partner.id] }, captain.token)
  await call(server.url, lineups.answer, { id, status: 'accepted' }, partner.token)
}

/** Adds a time to those that are offered, by the field for any. */
async function addsTime(within: Page | Locator, date: string): Promise<void> {
  await opensExactDate(within)
  await within.getByLabel('Date and time', { exact: true }).fill(date)
  await within.getByRole('button', { name: 'Add a time' }).click()
}

/** Looks at the day that is so many days from now. */
async function tapsDay(within: Locator, days: number): Promise<void> {
  const day = String(Number(dayAfter(days).slice(-2)))
  await within
    .getByRole('list', { name: 'Day' })
    .getByRole('button', { name: new RegExp(` ${day}$`) })
    .click()
}

/** Offers one other time, from the screen of the challenge. */
async function asksFor({ page }: Device, date: string): Promise<void> {
  await opensMore(page)
  await press(page, 'Suggest another time')
  const sheet = page.getByRole('dialog', { name: 'Suggest another time' })
  await sheet.getByRole('button', { name: 'Choose a time' }).click()
  await sheet.getByText('Offer 1 to 5 times.').waitFor()
  await addsTime(sheet, date)
  await sheet.getByRole('button', { name: 'Offer this time' }).click()
  await sheet.waitFor({ state: 'detached' })
}

test('a doubles is arranged: three times by a link, two offers of another, and talk', async () => {
  const [ada, ben, cleo, dan] = players
  const { page } = adas
  await comesTo(page, '/createopenchallenge')
  await page.getByLabel('Sport', { exact: true }).selectOption({ label: SPORT })
  await page.locator('label').filter({ hasText: 'By link only' }).click()
  await fillStart(page, `${dayAfter(5)}T18:00`)
  await page.getByText('Offer more times').click()
  const further = page.locator('details').filter({ has: page.getByText('Offer more times') })
  await addsTime(further, `${dayAfter(6)}T19:00`)
  await tapsDay(further, 7)
  await further.getByRole('list', { name: 'Hour' }).getByRole('button', { name: '8 PM' }).click()
  await further.locator('summary').filter({ hasText: 'Another place' }).last().click()
  await fill(page, 'Venue at time 3 (optional)', 'North Court')
  await expectNoAxeFindings(page)
  await press(page, 'Create the challenge')
  await page.getByText('You offer these times. They wait for an answer.').waitFor()
  const id = page.url().split('/').at(-1) ?? ''
  await press(page, 'Invite by link')
  const sheet = page.getByRole('dialog', { name: 'Invite by link' })
  await sheet.getByRole('button', { name: 'Make the link' }).click()
  const link = await sheet.getByLabel('Link to the challenge').inputValue()
  await sheet.getByRole('button', { name: 'Close' }).click()

  await bens.page.goto(new URL(link).pathname)
  await bens.page.getByText('Which times suit you?').waitFor()
  expect(await button(bens.page, 'Accept').isDisabled()).toBe(true)
  await expectNoAxeFindings(bens.page)
  await timeAt(bens.page, '8:00 PM').tap()
  await timeAt(bens.page, '7:00 PM').tap()
  await button(bens.page, 'Accept').tap()
  await heading(bens.page, 'Challenge').waitFor()
  await shows(adas, adas.page.getByText('7:00 PM'))
  await bringsPartner(id, ada, cleo)
  await bringsPartner(id, ben, dan)

  await asksFor(bens, `${dayAfter(8)}T16:00`)
  await shows(adas, adas.page.getByText('Ben offers these times.'))
  await expectNoAxeFindings(adas.page)
  await asksFor(adas, `${dayAfter(9)}T17:00`)
  await shows(bens, bens.page.getByText('Ada offers these times.'))
  await follow(adas.page, 'Talk')
  await fill(adas.page, 'Write a message', 'The court is ours from five.')
  await press(adas.page, 'Send')

  await expectNoAxeFindings(bens.page)
  await timeAt(bens.page, '5:00 PM').tap()
  await button(bens.page, 'These suit me').tap()
  await bens.page.getByRole('region', { name: 'Times' }).waitFor({ state: 'detached' })
  const { challenge_start, status, user_count } = await call(server.url, challenges.view, { id }, dan.token)
  expect([challenge_start.slice(0, 'YYYY-MM-DD'.length), status, user_count]).toEqual([dayAfter(9), 'Upcoming', 4])
  expect([...adas.troubles, ...bens.troubles]).toEqual([])
  expect(server.errors()).toEqual([])
})
