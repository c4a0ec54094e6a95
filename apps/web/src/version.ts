import { createStore } from './ui/store.ts'

/** The service worker of a newer version, which waits until it is told to take over. */
export const newVersion = createStore<ServiceWorker | undefined>(undefined)

/** Lets the newer version take over; every tab then loads its page anew. */
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one origin
export const takeOver = (worker: ServiceWorker) => worker.postMessage({ type: 'SKIP_WAITING' })

/** The worker that `registration` is installing, once it waits; none if it fails. */
const installed = (worker: ServiceWorker) =>
  new Promise<ServiceWorker | undefined>(resolve => {
    const look = () => {
      if (worker.state === 'installing') return
      worker.removeEventListener('statechange', look)
      resolve(worker.state === 'installed' ? worker : undefined)
    }
    worker.addEventListener('statechange', look)
    look()
  })

/** The newer version that has come, if any. The very first one takes over nothing. */
async function arrived({ installing, waiting }: ServiceWorkerRegistration): Promise<ServiceWorker | undefined> {
  const worker = waiting ?? (installing && (await installed(installing)))
  return navigator.serviceWorker.controller ? (worker ?? undefined) : undefined
}

/** Follows a registration for versions that come while this page is open. */
export function followVersions(registration: ServiceWorkerRegistration): void {
  const look = async () => newVersion.set(await arrived(registration))
  void look()
  registration.addEventListener('updatefound', () => void look())
}

/**
 * Loads the page anew, in the newest version: the scripts of an older one may be gone from the server, and then loading
 * the same page again helps nobody.
 */
export async function reload(): Promise<void> {
  const registration = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined
  // Without a network there is no newer one.
  await registration?.update().catch(() => undefined)
  const fresh = registration && (await arrived(registration))
  if (fresh) takeOver(fresh)
  else location.reload()
}
