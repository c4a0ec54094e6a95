import { addresses } from '@gauntlet/contract/addresses/endpoints'
import { availability } from '@gauntlet/contract/availability/endpoints'
import { events } from '@gauntlet/contract/events/endpoints'
import { beforeAll, expect, test } from 'vitest'
import { type Device, openDevice } from '../support/browser.ts'
import { type Player, verified } from '../support/cast.ts'
import { call, requestOf, send } from '../support/client.ts'
import { dayAfter } from '../support/days.ts'
import { answer, button, comesTo, fill, heading, press, signIn } from '../support/screens.ts'
import { openStage } from '../support/stage.ts'

const SPORT = 'Tennis Singles'
const HOME = { address_line_1: '1 Court Lane', city: 'Austin', state: 'TX', postal_code: '78701' }

const { server, browser } = await openStage()
let ada: Player
let ben: Player
let cleo: Player
let phone: Device
beforeAll(async () => {
  ;[ada, ben, cleo, phone] = await Promise.all([
    verified(server, 'Ada Archer', [SPORT]),
    verified(server, 'Ben Baker', [SPORT]),
    verified(server, 'Cleo Clark', [SPORT]),
    openDevice(browser, server.url, 'a phone, light'),
  ])
  await call(server.url, addresses.add, HOME, ada.token)
  await signIn(phone.page, ada)
})

/** Goes on to another screen, as by a link: the screens before it are kept. */
const goesOnTo = (path: string) =>
  phone.page.evaluate(to => {
    history.pushState({ idx: Number(history.state.idx) + 1 }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, path)

test('Ada says that she has played against Cleo, after she had nearly said it of Ben', async () => {
  const { page } = phone
  const chosen = page.getByRole('list', { name: 'Chosen' })
  for (const { id, name } of [ben, cleo, ben, cleo]) {
    await goesOnTo(`/recordmatch?player=${id}`)
    const shown = chosen.filter({ visible: true })
    await expect.poll(() => shown.getByText(name).count(), { timeout: 10_000 }).toBe(1)
  }
})

test('what Ada saved on another device is not taken back by what she saves on this one', async () => {
  const { page } = phone
  await comesTo(page, '/account-settings/calendar')
  const [monday, tuesday] = [page.getByLabel('Monday, Evening'), page.getByLabel('Tuesday, Evening')]
  await tuesday.waitFor()
  await send(server.url, { ...requestOf(availability.change, { free: [2] }), token: ada.token })
  await expect.poll(() => monday.isChecked()).toBe(true)
  await tuesday.check()
  await expect.poll(async () => (await call(server.url, availability.view, {}, ada.token)).free).toEqual([2, 5])
})

test('a time that another device takes back at once is taken back where Ada has just tapped it', async () => {
  const { page } = phone
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/availability', async route => {
    if (route.request().method() === 'GET') await promise
    await route.continue()
  })
  const friday = page.getByLabel('Friday, Evening')
  await friday.check()
  const week = async () => (await call(server.url, availability.view, {}, ada.token)).free
  await expect.poll(week).toEqual([2, 5, 14])
  await send(server.url, { ...requestOf(availability.change, { free: [2, 5] }), token: ada.token })
  resolve()
  await expect.poll(() => friday.isChecked()).toBe(false)
  await page.unroute('**/availability')
})

test('times that Ada told at home stay times there when she taps one more on a journey', async () => {
  const { page } = phone
  const here = await page.evaluate(() => new Intl.DateTimeFormat().resolvedOptions().timeZone)
  const week = () => call(server.url, availability.view, {}, ada.token)
  const atHome = requestOf(availability.change, { free: [2], zone: 'Pacific/Auckland' })
  await send(server.url, { ...atHome, token: ada.token })
  await page.getByText('These are times in Auckland.').waitFor()
  const tuesday = page.getByLabel('Tuesday, Evening')
  await expect.poll(() => tuesday.isChecked()).toBe(false)
  await tuesday.check()
  await expect.poll(week).toEqual({ free: [2, 5], zone: 'Pacific/Auckland' })
  await page.getByRole('button', { name: 'Make them times in' }).click()
  await expect.poll(week).toEqual({ free: [2, 5], zone: here })
  await expect.poll(() => page.getByText('These are times in').count()).toBe(0)
})

test('a message that Ada lets go is gone when she comes back to its page', async () => {
  const { page } = phone
  await comesTo(page, '/contact')
  await fill(page, 'Message', 'My racket is broken')
  await page.getByRole('link', { name: 'FAQ' }).last().click()
  await answer(page, 'Leave without saving?', 'Leave')
  await heading(page, 'FAQ').waitFor()
  await page.goBack()
  await heading(page, 'Contact').waitFor()
  expect(await page.getByLabel('Message').inputValue()).toBe('')
})

test('what Ada types while her message is on its way stays, and is not lost without a question', async () => {
  const { page } = phone
  const club = { event_name: 'Club night', event_start: `${dayAfter(7)}T18:00`, location: 'Austin', locstate: 'TX' }
  const place = { zip: '78701', venue: 'Pease Park', open_invite: 1, slots: 8 } as const
  const { id } = await call(server.url, events.add, { ...club, ...place }, ada.token)
  await comesTo(page, `/event/view/${id}`)
  await page.getByRole('link', { name: /^Talk/ }).click()
  await heading(page, 'Talk').waitFor()
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/say', async route => {
    await promise
    await route.continue()
  })
  await fill(page, 'Write a message', 'On my way')
  await press(page, 'Send')
  await fill(page, 'Write a message', 'Bring balls')
  resolve()
  await page.locator('.talk-bubble').filter({ hasText: 'On my way' }).waitFor()
  await expect.poll(() => page.getByLabel('Write a message').inputValue()).toBe('Bring balls')
  await press(page, 'Back')
  await button(page, 'Stay').click()
})

test('a visitor goes on reading where what comes behind the page cannot be loaded', async () => {
  const { page } = await openDevice(browser, server.url, 'a phone, light')
  let missed = 0
  await page.route('**/assets/*.js', async route => {
    const sent = await route.fetch()
    const text = await sent.text()
    // It starts the service worker.
    if (!text.includes('/sw.js')) return route.fulfill({ response: sent, body: text })
    missed += 1
    return route.abort()
  })
  await page.goto('/about')
  await expect.poll(() => missed).toBeGreaterThan(0)
  await page.waitForTimeout(500)
  expect(await heading(page, 'About').isVisible()).toBe(true)
})
