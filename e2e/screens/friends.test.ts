import { addresses } from '@gauntlet/contract/addresses/endpoints'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { notices } from '@gauntlet/contract/notices/endpoints'
import { friends } from '@gauntlet/contract/friends/endpoints'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectNoAxeFindings } from '../support/axe.ts'
import { closeDevices, type Device, openDevice, sharedBrowser } from '../support/browser.ts'
import { type Player, sportId, verified } from '../support/cast.ts'
import { call, requestOf, send } from '../support/client.ts'
import { dayAfter } from '../support/days.ts'
import { answer, comesTo, fill, heading, press, said, signIn } from '../support/screens.ts'
import { type Server, sharedServer } from '../support/server.ts'

/** Nobody else's home: only those who live here are found near it. */
const HOME = { address_line_1: '1 Front Street', city: 'Nome', state: 'AK', postal_code: '99762' }
/** More than the first page of a search by name, and than the first page of notices. */
const MANY = 26

let server: Server
let browser: Browser
let ada: Player
let ben: Player
let adas: Device
beforeAll(async () => {
  server = sharedServer()
  browser = await sharedBrowser()
  ;[ada, ben, adas] = await Promise.all([
    verified(server, 'Ada Archer'),
    verified(server, 'Ben Borealis'),
    openDevice(browser, server.url, 'a phone, light'),
  ])
  for (const { token } of [ada, ben]) await call(server.url, addresses.add, HOME, token)
  await signIn(adas.page, ada)
})
afterAll(async () => {
  await closeDevices(browser)
  await server?.close()
})

const focused = () => adas.page.evaluate(() => document.activeElement?.textContent ?? '')

test('the third step of Getting Started leads Ada to somebody whom she challenges', async () => {
  const { page } = adas
  await comesTo(page, '/user/profile/view')
  const steps = page.getByRole('region', { name: 'Getting Started' })
  await steps.getByRole('link', { name: 'Search' }).click()
  await heading(page, 'Search').waitFor()
  await page.getByRole('link', { name: `Challenge ${ben.name}` }).click()
  await page.getByRole('list', { name: 'Usual times' }).filter({ visible: true }).first().waitFor()
  expect(new URL(page.url()).pathname).toBe(`/challenge/create/${ben.id}`)
})

test('the card of a friend has Challenge, and behind the dots the end of the friendship, which asks', async () => {
  await call(server.url, friends.send, { friends: [{ id: ben.id, active: 1 }] }, ada.token)
  await call(server.url, friends.send, { friends: [{ id: ada.id, active: 1 }] }, ben.token)
  const { page } = adas
  await comesTo(page, '/search/myfriend')
  await press(page, `Challenge ${ben.name}`)
  const dialog = page.getByRole('dialog', { name: 'Challenge' })
  await dialog.getByRole('button', { name: 'Send challenge' }).waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await dialog.waitFor({ state: 'detached' })
  await press(page, 'Remove friend')
  await expectNoAxeFindings(page)
  await answer(page, 'Remove Ben as a friend?', 'Go back')
  await page.getByRole('link', { name: ben.name, exact: true }).waitFor()
})

test('Ada finds Ben among her friends for an event: the button skips them until she ticks him, and takes him along then', async () => {
  const { page } = adas
  await comesTo(page, '/addfriend')
  const bens = page.getByRole('checkbox', { name: ben.name })
  await fill(page, 'Name of a player', 'Zoe')
  await said(page, 'Nobody by that name.')
  await fill(page, 'Name of a player', 'boré')
  await bens.waitFor()
  await page.getByRole('button', { name: 'Skip for now' }).waitFor()
  await bens.check()
  await expectNoAxeFindings(page)
  await press(page, 'Invite 1 player')
  await said(page, '1 player is invited.')
})

test('Ada ends the friendship, and has no friend left', async () => {
  const { page } = adas
  await comesTo(page, '/search/myfriend')
  await press(page, 'Remove friend')
  await answer(page, 'Remove Ben as a friend?', 'Remove friend')
  await said(page, 'No friend found')
  expect(await page.getByRole('button', { name: 'Remove friend' }).count()).toBe(0)
})

/**
 * Ada presses Show more with the keyboard, and is at the end of the list then; resolves with how many it shows. There
 * are `first` before.
 */
async function goesOnToTheEnd(rows: string, first: number): Promise<number> {
  const { page } = adas
  const shown = () => page.locator(rows).filter({ visible: true }).count()
  const more = page.getByRole('button', { name: 'Show more' }).filter({ visible: true })
  await more.waitFor()
  await expect.poll(shown).toBe(first)
  await more.focus()
  await page.keyboard.press('Enter')
  await more.waitFor({ state: 'detached' })
  await expect.poll(focused).toBe('That is all.')
  await expectNoAxeFindings(page)
  return shown()
}

test('notices go on to the first that Ada was told, and the keyboard is at the end of them', async () => {
  const terms = { sport: await sportId(server, 'Tennis Singles'), location: 'Nome', locstate: 'AK', zip: '99762' }
  for (let day = 1; day <= MANY; day += 1) {
    const date = `${dayAfter(day)}T18:00`
    const asked = { ...terms, date, venue: 'Ice Court', ids: [ada.id] }
    const { id } = await call(server.url, challenges.issue, asked, ben.token)
    // A challenge that waits for her stands above, on whichever page its notice is.
    await call(server.url, challenges.answer, { id, status: 'dismissed' }, ada.token)
    // Of more than five that she has not looked at she would not be told.
    await send(server.url, { ...requestOf(notices.read, {}), token: ada.token })
  }
  const { page } = adas
  await comesTo(page, '/notices')
  await heading(page, 'Notifications').waitFor()
  expect(await goesOnToTheEnd('.notices li', 20)).toBe(MANY + 1)
  // The first of all.
  await said(page, `${ben.name} is your friend now`)
})

test('a search for players goes on to the last, and the keyboard is at the end of it', async () => {
  for (let n = 0; n < MANY; n += 1) await verified(server, 'Xanthippe Xu', [])
  const { page } = adas
  await comesTo(page, '/search/friend')
  await fill(page, 'Name', 'Xanthippe')
  await said(page, `${MANY} players`)
  expect(await goesOnToTheEnd('.players > *', MANY - 1)).toBe(MANY)
  expect([adas.troubles, server.errors()]).toEqual([[], []])
})
