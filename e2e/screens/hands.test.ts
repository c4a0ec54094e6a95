import { addresses } from '@gauntlet/contract/addresses/endpoints'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { beforeAll, expect, test } from 'vitest'
import { expectNoAxeFindings } from '../support/axe.ts'
import { type Device, openDevice } from '../support/browser.ts'
import { type Player, sportId, verified } from '../support/cast.ts'
import { call } from '../support/client.ts'
import { dayAfter } from '../support/days.ts'
import {
  answer,
  button,
  comesTo,
  fill,
  follow,
  heading,
  opensTheList,
  press,
  said,
  signIn,
} from '../support/screens.ts'
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
  await comesTo(desk.page, '/user/profile/view')
  await press(desk.page, 'Add Sports')
  const dialog = desk.page.getByRole('dialog', { name: 'Add Sports' })
  await dialog.waitFor()
  await desk.page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => focused(desk)).toBe('Add Sports')
})

/** Buttons, fields and tabs that a message covers once it has come in, but for those of the page's header. */
const covered = ({ page }: Device) =>
  page.evaluate(async () => {
    const shown = [...document.querySelectorAll('.toast')]
    await Promise.allSettled(shown.flatMap(one => one.getAnimations()).map(motion => motion.finished))
    const messages = shown.map(one => one.getBoundingClientRect())
    const controls = document.querySelectorAll('button, a.button, input, select, textarea, summary, nav a, .segments a')
    return [...controls]
      .filter(one => one.closest('.toast, .page-head') === null && one.checkVisibility())
      .filter(one => {
        const { left, right, top, bottom } = one.getBoundingClientRect()
        // A control that has scrolled below the header is hidden anyway.
        const edge = one.closest('.page-scroll')?.getBoundingClientRect().top ?? 0
        return messages.some(
          at => left < at.right && at.left < right && Math.max(top, edge) < at.bottom && at.top < bottom,
        )
      })
      .map(one => one.outerHTML)
  })

test('a message covers no button of a page, a sheet or the tabs, and those of the header take a tap through it', async () => {
  for (const device of [phone, desk]) {
    const { page } = device
    await comesTo(page, '/search/tournament')
    await press(page, 'Create Tournament')
    const dialog = page.getByRole('dialog', { name: 'Create Tournament' })
    await dialog.getByLabel('Sport', { exact: true }).selectOption('')
    await dialog.getByRole('button', { name: 'Create Tournament' }).click()
    await page.locator('.toast', { hasText: 'Select a sport' }).waitFor()
    expect(await covered(device)).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })

    await page.goto('/user/profile/view')
    await follow(page, 'Edit Profile')
    await heading(page, 'Edit Profile').waitFor()
    await page.route('**/api/users/update-profile', route => route.fulfill({ status: 500, body: 'no envelope' }))
    await fill(page, 'Bio', 'Left-handed.')
    await press(page, 'Save')
    await page.locator('.toast', { hasText: 'Error Updating Profile' }).waitFor()
    expect(await covered(device)).toEqual([])
    const back = await page.getByRole('button', { name: 'Back' }).boundingBox()
    await page.mouse.click((back?.x ?? 0) + 22, (back?.y ?? 0) + 22)
    await answer(page, 'Leave without saving?', 'Leave')
    await heading(page, 'My Profile').waitFor()
    await page.unroute('**/api/users/update-profile')
  }
})

test('a call that is never answered is given up after 15 seconds, and Try Again asks anew', async () => {
  const { page } = phone
  await page.route('**/api/UsersFriends/friendsList', () => undefined)
  await page.goto('/search/myfriend')
  const since = Date.now()
  await button(page, 'Try Again').waitFor()
  const waited = Date.now() - since
  expect(waited).toBeGreaterThan(12_000)
  expect(waited).toBeLessThan(30_000)
  await said(page, 'We cannot reach the server. Are you online?')
  await page.unroute('**/api/UsersFriends/friendsList')
  await press(page, 'Try Again')
  await said(page, 'No friend found')
})

test('where Ben himself cannot be loaded, the places of the app stay around the reason', async () => {
  const { page } = await openDevice(browser, server.url, 'a desktop, dark')
  await page.goto('/login')
  await fill(page, 'Email', ben.email)
  await fill(page, 'Password', ben.password)
  await page.route('**/api/users/self', route => route.abort())
  await press(page, 'Sign In')
  await button(page, 'Try Again').waitFor()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tournaments' }).waitFor()
  await expectNoAxeFindings(page)
  await page.unroute('**/api/users/self')
  await press(page, 'Try Again')
  await heading(page, 'Dashboard').waitFor()
})

test('what Ada typed into Create Tournament is there again when she has closed it', async () => {
  await comesTo(desk.page, '/search/tournament')
  const dialog = desk.page.getByRole('dialog', { name: 'Create Tournament' })
  await press(desk.page, 'Create Tournament')
  await dialog.getByLabel('Title', { exact: true }).fill('Spring Open')
  await desk.page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await press(desk.page, 'Create Tournament')
  expect(await dialog.getByLabel('Title', { exact: true }).inputValue()).toBe('Spring Open')
})

test('the photo of a profile is 47 % as wide as what it stands in, from 50 to 175 pixels', async () => {
  for (const { page } of [desk, phone]) {
    await comesTo(page, '/user/profile/view')
    await heading(page, 'My Profile').waitFor()
    const photo = page.locator('.profile-face').first()
    await photo.waitFor()
    const widthIn = (column: string) =>
      photo.evaluate((one, width) => {
        const around = one.parentElement
        if (around) around.style.width = width
        return [one.getBoundingClientRect().width, around?.getBoundingClientRect().width ?? 0]
      }, column)
    expect((await widthIn('30rem'))[0]).toBeCloseTo(175, 0)
    expect((await widthIn('4rem'))[0]).toBeCloseTo(50, 0)
    const [own = 0, around = 0] = await widthIn('')
    expect(own).toBeCloseTo(around * 0.47, 0)
  }
})

test('a screen that loads for long stands still after three seconds', async () => {
  // An answer that never comes.
  await phone.page.route('**/api/teams*/**', () => undefined)
  await comesTo(phone.page, '/teams')
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
