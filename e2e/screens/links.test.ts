import { addresses } from '@gauntlet/contract/addresses/endpoints'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoAxeFindings } from '../support/axe.ts'
import { type Device, openDevice } from '../support/browser.ts'
import { mailedLink, person, type Player, verified } from '../support/cast.ts'
import { call } from '../support/client.ts'
import { button, fill, fillVenue, heading, press, shows, signIn } from '../support/screens.ts'
import { openStage } from '../support/stage.ts'

const { server, browser } = await openStage()

/** From the link in the mail to the challenge, that tap among them. */
const TAPS_MAX = 6
const HOME = { address_line_1: '1 Court Lane', city: 'Austin', state: 'TX', postal_code: '78701' }
const VENUE = 'Zilker Park, court 3'

/** Ada issues a challenge for whoever has its link; answers the address that she shares. */
async function sharesAChallenge({ page }: Device, ada: Player): Promise<string> {
  await signIn(page, ada, '/createopenchallenge')
  await page.locator('label').filter({ hasText: 'By link only' }).click()
  await fillVenue(page, VENUE)
  await press(page, 'Create the challenge')
  await heading(page, 'Challenge').waitFor()
  await page.getByText('Nobody has this challenge yet.').waitFor()
  await press(page, 'Invite by link')
  const sheet = page.getByRole('dialog', { name: 'Invite by link' })
  await sheet.getByRole('img', { name: 'QR code of the link' }).waitFor()
  await expectNoAxeFindings(page)
  const address = await sheet.getByLabel('Link to the challenge').inputValue()
  await sheet.getByRole('button', { name: 'Close' }).click()
  return new URL(address).pathname
}

const accepts = (page: Page) => page.getByRole('link', { name: 'Accept', exact: true })

test('Ada shares a link; Nia, who has no account, is in the match when her email is confirmed in another browser', async () => {
  const ada = await verified(server, 'Ada Archer')
  await call(server.url, addresses.add, HOME, ada.token)
  const adas = await openDevice(browser, server.url, 'a desktop, light')
  const link = await sharesAChallenge(adas, ada)

  const nia = person('Nia Newcomer')
  const phone = await openDevice(browser, server.url, 'a phone, light')
  await phone.page.goto(link)
  await heading(phone.page, 'A challenge').waitFor()
  await phone.page.getByRole('heading', { name: 'Ada challenges you' }).waitFor()
  expect(await phone.page.getByText(VENUE).count()).toBe(0)
  await expectNoAxeFindings(phone.page)
  await accepts(phone.page).tap()
  await phone.page.getByText('Sign up to accept this challenge.').waitFor()
  await fill(phone.page, 'First Name', nia.first)
  await fill(phone.page, 'Last Name', nia.last)
  await fill(phone.page, 'Email', nia.email)
  await fill(phone.page, 'Password', nia.password)
  await fill(phone.page, 'Confirm Password', nia.password)
  const wished = phone.page.waitForResponse(response => response.url().endsWith('/challenges/acceptLink'))
  await button(phone.page, 'Register').tap()
  await wished
  await heading(phone.page, 'Verify your email').waitFor()

  const other = await openDevice(browser, server.url, 'a phone, dark')
  let taps = 1
  const tap = async (what: Locator) => {
    taps += 1
    await what.tap()
  }
  await other.page.goto(await mailedLink(server, nia.email, 'verify'))
  await tap(other.page.getByLabel('Password', { exact: true }))
  await other.page.keyboard.type(nia.password)
  await tap(button(other.page, 'Confirm My Email'))
  await tap(other.page.getByRole('link', { name: 'Continue' }))
  await heading(other.page, 'Challenge').waitFor()
  await other.page.getByText(VENUE).filter({ visible: true }).first().waitFor()
  expect(taps, `${taps} taps after the mail`).toBeLessThanOrEqual(TAPS_MAX)
  await shows(adas, adas.page.getByText('Nia Newcomer'))

  const late = await openDevice(browser, server.url, 'a phone, light')
  await late.page.goto(link)
  await late.page.getByText('This link leads nowhere. It may have ended, or somebody was quicker.').waitFor()
  expect([adas, phone, other, late].flatMap(({ troubles }) => troubles)).toEqual([])
})

test('Ben, who has an account, signs in from the link and accepts it', async () => {
  const [ada, ben] = await Promise.all([verified(server, 'Ada Archer'), verified(server, 'Ben Boxer')])
  await call(server.url, addresses.add, HOME, ada.token)
  const adas = await openDevice(browser, server.url, 'a desktop, dark')
  const link = await sharesAChallenge(adas, ada)
  const { page, troubles } = await openDevice(browser, server.url, 'a phone, dark')
  await page.goto(link)
  await page.getByRole('link', { name: 'Sign In' }).tap()
  await fill(page, 'Email', ben.email)
  await fill(page, 'Password', ben.password)
  await button(page, 'Sign In').tap()
  await page.getByRole('button', { name: 'Accept', exact: true }).tap()
  await heading(page, 'Challenge').waitFor()
  await page.getByText(VENUE).filter({ visible: true }).first().waitFor()
  expect(troubles).toEqual([])
})
