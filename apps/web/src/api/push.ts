import { web } from './api.ts'

/** A wrapped app is no page of the server's: its worker could not act for the player. */
export const hasPush = (): boolean =>
  web && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window && import.meta.env.PROD

/** The subscription that this browser has, perhaps with an older key or for somebody who has left. */
export async function subscribed(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? undefined
}

/** This browser takes no more messages, and those on its screen go: they were for the player who leaves. */
export async function endPush(): Promise<void> {
  if (!hasPush()) return
  const registration = await navigator.serviceWorker.getRegistration()
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close()
  await (await subscribed())?.unsubscribe()
}
