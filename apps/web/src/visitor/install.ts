import { createStore } from '../ui/store.ts'

/** The browser's offer to install the app; not in the DOM types. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>
}
const isOffer = (event: Event): event is InstallOffer => 'prompt' in event

export const installOffer = createStore<InstallOffer | undefined>(undefined)

/** Keeps the browser's offer until the visitor takes it up. */
export function watchInstallOffer() {
  addEventListener('beforeinstallprompt', event => {
    event.preventDefault()
    if (isOffer(event)) installOffer.set(event)
  })
  addEventListener('appinstalled', () => installOffer.set(undefined))
}

export async function install() {
  const offer = installOffer.get()
  installOffer.set(undefined)
  await offer?.prompt()
}
