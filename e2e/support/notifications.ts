import { setTimeout } from 'node:timers/promises'
import type { BrowserContext, CDPSession, Page, Worker } from 'playwright-core'
import { expect } from 'vitest'
import type { Device } from './browser.ts'
import type { Subscription } from './push-service.ts'

/**
 * A worker that does not start in time loses a message, which a push service then delivers again; a message that comes
 * twice shows one notification. In ms.
 */
const ANSWERED_MS = 8000
const LOOK_MS = 50
const DELIVERIES = 3

/** A notification on the screen of a device. */
export interface Shown {
  title: string
  body: string
  /** The words of its buttons. */
  buttons: string[]
}

/** The notifications of a device. */
export interface Notifications {
  /** A message comes to the device, whose screen is empty. */
  deliver(message: string): Promise<void>
  /** Those on its screen, once there is one. */
  shown(): Promise<Shown[]>
  /** Taps the only one: a button of it, or the notification itself. It goes from the screen. */
  tap(button?: string): Promise<void>
  /** The number on the app's icon. */
  badge(): Promise<number>
  /** The addresses that taps have opened while no window of the app was open. */
  opened(): Promise<string[]>
}

/**
 * A browser without its maker's push service: it hands out the subscription that it is given. All else is the
 * browser's own. A page of it has to be loaded afterwards.
 */
export async function subscribesAs({ context }: Device, subscription: Subscription): Promise<void> {
  await context.addInitScript(
    `{
      const given = ${JSON.stringify(subscription)}
      let held = null
      const made = { endpoint: given.endpoint, toJSON: () => given, unsubscribe: async () => ((held = null), true) }
      PushManager.prototype.subscribe = async () => (held = made)
      PushManager.prototype.getSubscription = async () => held
    }`,
  )
}

/** A tap, which no test can make on a notification, lets the worker open windows; and no test can read the icon. */
const HANDS = `(() => {
  self.badge = 0
  self.opened = []
  Object.defineProperty(navigator, 'setAppBadge', { value: async count => void (self.badge = count) })
  Object.defineProperty(self.clients, 'openWindow', { value: async to => (self.opened.push(to), null) })
  WindowClient.prototype.focus = async function () { return this }
})()`

const SHOWN = `self.registration.getNotifications().then(list =>
  list.map(({ title, body, actions }) => ({ title, body, buttons: actions.map(({ title }) => title) })))`

/** The browser tells the worker of a tap, and waits for what it does. */
const tapOn = (button: string | undefined) => `(async () => {
  const [notification] = await self.registration.getNotifications()
  const action = notification.actions.find(({ title }) => title === ${JSON.stringify(button)})?.action ?? ''
  const event = new NotificationEvent('notificationclick', { notification, action })
  const work = []
  Object.defineProperty(event, 'waitUntil', { value: promise => void work.push(promise) })
  self.dispatchEvent(event)
  await Promise.all(work)
})()`

async function workerOf(context: BrowserContext): Promise<Worker> {
  await expect.poll(() => context.serviceWorkers().length).toBe(1)
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('The app has no worker')
  return worker
}

/** The id that the browser has given to the app's worker. */
async function registrationIn(session: CDPSession, origin: string): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    for (const { registrationId, scopeURL } of registrations)
      if (new URL(scopeURL).origin === origin) resolve(registrationId)
  })
  await session.send('ServiceWorker.enable')
  return promise
}

/** The notifications of a device whose app is kept for use without a network; `page` has it open. */
export async function notificationsOf({ context }: Device, page: Page): Promise<Notifications> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const { origin } = new URL(page.url())
  const worker = await workerOf(context)
  await worker.evaluate(HANDS)
  const session = await context.newCDPSession(await context.newPage())
  const registrationId = await registrationIn(session, origin)
  const shown = () => worker.evaluate<Shown[]>(SHOWN)
  const isShown = async () => (await shown()).length > 0
  const comes = () => expect.poll(async () => (await shown()).length).toBe(1)
  return {
    async deliver(data) {
      for (let tried = 0; tried < DELIVERIES; tried++) {
        await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
        for (let waited = 0; waited < ANSWERED_MS; waited += LOOK_MS) {
          if (await isShown()) return
          await setTimeout(LOOK_MS)
        }
      }
    },
    async shown() {
      await comes()
      return shown()
    },
    async tap(button) {
      await comes()
      await worker.evaluate(tapOn(button))
      await expect.poll(async () => (await shown()).length).toBe(0)
    },
    badge: () => worker.evaluate<number>('self.badge'),
    opened: () => worker.evaluate<string[]>('self.opened'),
  }
}
