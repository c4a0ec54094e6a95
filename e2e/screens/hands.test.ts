import { addresses } from '@gauntlet/contract/addresses/endpoints'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { beforeAll, expect, test } from 'vitest'
import { type Device, openDevice } from '../support/browser.ts'
import { type Player, sportId, verified } from '../support/cast.ts'
import { call } from '../support/client.ts'
import { dayAfter } from '../support/days.ts'
import { button, heading, opensTheList, press, said, signIn } from '../support/screens.ts'
import { openStage } from '../support/stage.ts'

const SPORT = 'Tennis Singles'
const HOME = { address_line_1: '1 Main Street', address_line_2: '', city: 'Austin', state: 'TX', postal_code: '78701' }

const { server, browser } = await openStage()
let ada: Player
let ben: Player
let phone: Device
let desk: Device
beforeAll(async () => {
  ;[ada, ben, phone, desk] = await Promise.all([
    verified(server, 'Ada Archer'),
    verified(server, 'Ben Baker'),
    openDevice(browser, server.url, 'a phone, light', { moves: true }),
    openDevice(browser, server.url, 'a desktop, light'),
  ])
  await call(server.url, addresses.add, HOME, ada.token)
  await Promise.all([signIn(phone.page, ada), signIn(desk.page, ada)])
})

const focused = ({ page }: Device) => page.evaluate(() => document.activeElement?.textContent ?? '')

test('with a keyboard Ada comes to the tabs before the page, and past them with one key', async () => {
  await desk.page.goto('/dashboard')
  await heading(desk.page, 'Dashboard').waitFor()
  await desk.page.keyboard.press('Tab')
  expect(await focused(desk)).toBe('Skip to the page')
  await desk.page.keyboard.press('Tab')
  expect(await desk.page.evaluate(() => document.activeElement?.closest('nav') !== null)).toBe(true)
  await desk.page.keyboard.press('Shift+Tab')
  await desk.page.keyboard.press('Enter')
  expect(await desk.page.evaluate(() => document.activeElement?.contains(document.querySelector('h1')))).toBe(true)
})

test('a dialog that Ada closes gives the focus back to what opened it', async () => {
  await desk.page.goto('/user/profile/view')
  await press(desk.page, 'Add Sports')
  const dialog = desk.page.getByRole('dialog', { name: 'Add Sports' })
  await dialog.waitFor()
  await desk.page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => focused(desk)).toBe('Add Sports')
})

test('what Ada typed into Create Tournament is there again when she has closed it', async () => {
  await desk.page.goto('/search/tournament')
  const dialog = desk.page.getByRole('dialog', { name: 'Create Tournament' })
  await press(desk.page, 'Create Tournament')
  await dialog.getByLabel('Title', { exact: true }).fill('Spring Open')
  await desk.page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await press(desk.page, 'Create Tournament')
  expect(await dialog.getByLabel('Title', { exact: true }).inputValue()).toBe('Spring Open')
})

test('the photo of a profile is 47 % as wide as what it stands in, from 50 to 175 pixels', async () => {
  for (const [device, width] of [
    [desk, 175],
    [phone, undefined],
  ] as const) {
    await device.page.goto('/user/profile/view')
    await heading(device.page, 'My Profile').waitFor()
    const photo = device.page.locator('.profile-face').first()
    await photo.waitFor()
    const [own, around] = await photo.evaluate(one => [
      one.getBoundingClientRect().width,
      one.parentElement?.getBoundingClientRect().width ?? 0,
    ])
    expect(own).toBeCloseTo(width ?? around * 0.47, 0)
  }
})

test('a screen that loads for long stands still after three seconds', async () => {
  // An answer that never comes.
  await phone.page.route('**/api/teams*/**', () => undefined)
  await phone.page.goto('/teams')
  await heading(phone.page, 'Teams').waitFor()
  const ends = () =>
    phone.page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations !== 1)
        .map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
    )
  await expect.poll(ends).not.toEqual([])
  for (const end of await ends()) expect(end).toBeLessThanOrEqual(3_000)
  await phone.page.unroute('**/api/teams*/**')
})

test('without a connection a match is not accepted, which the card and a line at the top say; one press does it later', async () => {
  const form = {
    date: `${dayAfter(2)}T18:00`,
    location: 'Austin',
    locstate: 'TX',
    zip: '78701',
    venue: 'Central Court',
  }
  await call(server.url, challenges.issue, { ...form, sport: await sportId(server, SPORT), ids: [ada.id] }, ben.token)
  const { page, context } = phone
  await opensTheList(page, 'Pending')
  const accept = button(page, 'Accept').first()
  await accept.waitFor()
  await context.setOffline(true)
  await accept.click()
  const line = page.getByText('No connection: not accepted')
  const box = await line.boundingBox()
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(200)
  await said(page, 'No connection. You see what was loaded last.')
  await accept.waitFor()
  await context.setOffline(false)
  await page.getByText('No connection. You see what was loaded last.').waitFor({ state: 'detached' })
  await press(page, 'Accept')
  await said(page, 'Challenge accepted successfully.')
  const { challenges: upcoming } = await call(server.url, challenges.upcoming, {}, ada.token)
  expect(upcoming).toHaveLength(1)
})

test('the browser had no trouble, and the server logged no error', () => {
  expect([phone.troubles, desk.troubles, server.errors()]).toEqual([[], [], []])
})
