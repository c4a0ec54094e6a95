import { web } from '../../api/api.ts'
import { hasPush, subscribed } from '../../api/push.ts'

/** A subscription as the server takes it. */
export interface Subscribed {
  endpoint: string
  p256dh: string
  auth: string
}

const isApple = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)

/**
 * Whether this browser shows push messages: `blocked` where its user has said no, `home-screen` on an iPhone, whose
 * browser does so only for an app on the home screen, `unknown` while the server writes the screen.
 */
export type PushPower = 'possible' | 'blocked' | 'home-screen' | 'none' | 'unknown'

export function pushPower(): PushPower {
  if (typeof document === 'undefined') return 'unknown'
  if (!hasPush()) return web && isApple() ? 'home-screen' : 'none'
  return Notification.permission === 'denied' ? 'blocked' : 'possible'
}

/** The offer that fits: to ask, where nobody has asked the browser's user yet, or the way to the home screen. */
export function pushOffered(): Exclude<PushPower, 'blocked' | 'unknown'> {
  const power = pushPower()
  if (power === 'possible') return Notification.permission === 'default' ? 'possible' : 'none'
  return power === 'home-screen' ? power : 'none'
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
