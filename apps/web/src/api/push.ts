import { web } from './api.ts'

/** A subscription as the server takes it. */
export interface Subscribed {
  endpoint: string
  p256dh: string
  auth: string
}

/** A wrapped app is no page of the server's: its worker could not act for the player. */
const hasPush = (): boolean =>
  web && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window && import.meta.env.PROD

const isApple = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)

/**
 * Whether this browser shows push messages: `blocked` where its user has said no, `home-screen` on an iPhone, whose
 * browser does so only for an app on the home screen.
 */
export type PushPower = 'possible' | 'blocked' | 'home-screen' | 'none'

export function pushPower(): PushPower {
  if (!hasPush()) return web && isApple() ? 'home-screen' : 'none'
  return Notification.permission === 'denied' ? 'blocked' : 'possible'
}

/** Nobody has asked the browser's user yet. */
export const isPushUnasked = (): boolean => pushPower() === 'possible' && Notification.permission === 'default'

/** The subscription that this browser has, perhaps with an older key or for somebody who has left. */
async function subscribed(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? undefined
}

/** Asks the browser's user, on a tap only; undefined where the answer is no, or the push service is out of reach. */
export async function subscribeToPush(key: string): Promise<Subscribed | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration) return undefined
  // One made with another key is refused, and one of somebody else's would go on telling them.
  await (await subscribed())?.unsubscribe()
  const fresh = await registration.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key })
    .catch(() => undefined)
  const { endpoint, keys } = fresh?.toJSON() ?? {}
  const { p256dh, auth } = keys ?? {}
  return endpoint !== undefined && p256dh !== undefined && auth !== undefined ? { endpoint, p256dh, auth } : undefined
}

/** This browser takes no more messages, and those on its screen go: they were for the player who leaves. */
export async function endPush(): Promise<void> {
  if (!hasPush()) return
  const registration = await navigator.serviceWorker.getRegistration()
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close()
  await (await subscribed())?.unsubscribe()
}
