import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { notices } from '@gauntlet/contract/notices/endpoints'
import { HOUR } from '@gauntlet/contract/time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { agreedMatch, challengedTo } from '../support/agreed.ts'
import { expectNoAxeFindings } from '../support/axe.ts'
import { closeDevices, type Device, openDevice, wholeBrowser } from '../support/browser.ts'
import { type Player, verified } from '../support/cast.ts'
import { call, requestOf, send } from '../support/client.ts'
import { morningAfter } from '../support/days.ts'
import { type Notifications, notificationsOf, subscribesAs } from '../support/notifications.ts'
import { openPushService, type PushService, type Receiver } from '../support/push-service.ts'
import { comesTo, heading, press, signIn, signInByForm } from '../support/screens.ts'
import { type OwnServer, startServer } from '../support/server.ts'

const VENUE = '17 Hidden Lane'

let service: PushService
let server: OwnServer
let ada: Player
let ben: Player
let phone: Device
let receiver: Receiver
let notifications: Notifications
beforeAll(async () => {
  service = await openPushService()
  server = await startServer({ PUSH_SERVICE_URL: service.url })
  ;[ada, ben] = await Promise.all([verified(server, 'Ada Archer'), verified(server, 'Ben Baker')])
  phone = await openDevice(await wholeBrowser(), server.url, 'a phone, light', { keeps: true })
  receiver = await service.receiver()
  await subscribesAs(phone, receiver.subscription)
})
afterAll(async () => {
  await closeDevices(await wholeBrowser())
  await server?.close()
  service?.close()
})

const statusOf = async (id: string) => (await call(server.url, challenges.view, { id }, ben.token)).status
const unread = async () => (await call(server.url, notices.list, {}, ben.token)).unread
const adaChallenges = (days: number) => challengedTo(server, [ada, ben], { days, venue: VENUE })
/** The next message of the server comes to Ben's phone. */
const comes = async () => notifications.deliver(await receiver.next())
const here = () => phone.page.getByLabel('Tell me on this device')
const offer = (page = phone.page) => page.getByRole('region', { name: 'Your match is on' })
/** As its browser is while the app is not on the home screen. */
const AN_IPHONE = `{
  Object.defineProperty(Navigator.prototype, 'userAgent', { get: () => 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5)' })
  delete window.PushManager
}`

test('Ben is asked whether his phone may tell him once a match is agreed, and not before', async () => {
  const { page, context } = phone
  await signInByForm(page, ben)
  await page.getByText('A fair match near you').filter({ visible: true }).first().waitFor()
  expect(await offer().count()).toBe(0)
  await agreedMatch(server, [ada, ben], { days: 5 })
  await offer().waitFor()
  await expectNoAxeFindings(page)
  await context.grantPermissions(['notifications'], { origin: server.url })
  await press(page, 'Tell me')
  await offer().waitFor({ state: 'detached' })
  await comesTo(page, '/account-settings/notifications')
  await expect.poll(() => here().isChecked()).toBe(true)
  notifications = await notificationsOf(phone, page)
})

test('an iPhone shows Ada the way to the home screen, step by step, once a match is agreed', async () => {
  const { context, page } = await openDevice(await wholeBrowser(), server.url, 'a phone, dark')
  await context.addInitScript(AN_IPHONE)
  await signIn(page, ada)
  await offer(page).waitFor()
  await press(page, 'Show me how')
  await expect.poll(() => offer(page).getByRole('listitem').count()).toBe(3)
  await expectNoAxeFindings(page)
  await press(page, 'Not now')
  await page.reload()
  await page.getByText('A fair match near you').filter({ visible: true }).first().waitFor()
  expect(await offer(page).count()).toBe(0)
  await comesTo(page, '/account-settings/notifications')
  await page.getByRole('listitem').filter({ hasText: 'Choose Add to Home Screen.' }).waitFor()
  await context.close()
})

test('with the app closed, a challenge is told with when and not where, and accepted by its button', async () => {
  await phone.page.goto('about:blank')
  await send(server.url, { ...requestOf(notices.read, {}), token: ben.token })
  const id = await adaChallenges(3)
  await comes()
  const [shown, ...more] = await notifications.shown()
  expect([shown?.title, shown?.buttons, more]).toEqual(['Ada Archer challenges you', ['Accept', 'Decline'], []])
  expect(shown?.body).toMatch(/^A match in Tennis Singles\. Accept it or decline it\.\n.*\d/)
  expect(shown?.body).not.toContain(VENUE)
  expect(await notifications.badge()).toBe(1)
  await notifications.tap('Accept')
  expect(await statusOf(id)).toBe('Upcoming')
  expect([await notifications.badge(), await unread(), await notifications.opened()]).toEqual([0, 0, []])
})

test('a second one is declined, and the badge counts what else waits', async () => {
  const first = await adaChallenges(4)
  await comes()
  await notifications.tap()
  expect(await notifications.opened()).toEqual([`/challenge/issue/${first}`])
  const second = await adaChallenges(6)
  await comes()
  expect(await notifications.badge()).toBe(2)
  await notifications.tap('Decline')
  expect([await statusOf(second), await statusOf(first)]).toEqual(['Dismissed', 'Pending'])
  expect([await notifications.badge(), await unread()]).toEqual([1, 1])
})

test('a button that comes too late opens the challenge, where it says why', async () => {
  const before = await notifications.opened()
  const id = await adaChallenges(7)
  const message = await receiver.next()
  await call(server.url, challenges.cancel, { id }, ada.token)
  await receiver.next()
  await notifications.deliver(message)
  await notifications.tap('Accept')
  expect((await notifications.opened()).slice(before.length)).toEqual([`/challenge/issue/${id}`])
  expect(await statusOf(id)).toBe('Cancelled')
})

test('with the app open elsewhere, a tap leads to the challenge', async () => {
  const { page } = phone
  await page.goto('/notices')
  await heading(page, 'Notifications').waitFor()
  const id = await adaChallenges(8)
  await comes()
  await notifications.tap()
  await page.waitForURL(url => url.pathname === `/challenge/issue/${id}`)
  await heading(page, 'Challenge').waitFor()
  await page.getByText(VENUE).filter({ visible: true }).first().waitFor()
  expect(new URL(page.url()).pathname).toBe(`/challenge/issue/${id}`)
})

test('the result that Ada reports is confirmed by its button', async () => {
  await phone.page.goto('about:blank')
  const id = await agreedMatch(server, [ada, ben], { days: 1 })
  await receiver.next()
  await server.setClock(new Date(morningAfter(1).getTime() + HOUR))
  await call(server.url, challenges.report, { id, winner: ada.id }, ada.token)
  let message = await receiver.next()
  while (!message.includes('"confirm"')) message = await receiver.next()
  await notifications.deliver(message)
  expect(await notifications.shown()).toMatchObject([{ buttons: ['Confirm'] }])
  await notifications.tap('Confirm')
  expect(await statusOf(id)).toBe('Complete')
  await server.setClock(null)
})

test('Ben turns it off where he turned it on', async () => {
  const { page } = phone
  await page.goto('/account-settings/notifications')
  await here().click()
  await expect.poll(() => here().isChecked()).toBe(false)
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).pushManager.getSubscription()))
    .toBeNull()
  expect([phone.troubles, server.errors()]).toEqual([[], []])
})
