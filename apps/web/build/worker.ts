/** The files that the service worker keeps from the start: without these there is no page. */
export interface FirstFiles {
  /** A different one for each build. */
  version: string
  files: readonly string[]
  /** Patterns of addresses: those that the server answers itself, and those that it answers to visitors. */
  servers: string
  either: string
}

interface Lasting {
  waitUntil(work: Promise<unknown>): void
}
interface Asking extends Lasting {
  request: Request
  respondWith(answer: Promise<Response>): void
}
interface Told extends Lasting {
  data: unknown
}

/** The part of a service worker's scope that is used here: its types exclude those of pages. */
export interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void
  addEventListener(type: 'fetch', listener: (event: Asking) => void): void
  addEventListener(type: 'message', listener: (event: Told) => void): void
  skipWaiting(): Promise<void>
}

/**
 * The service worker. It runs from its own text, so it uses nothing from outside. It keeps the page and the files that
 * the page needs at once; every other script and style it keeps once it was requested, or once a page has said that it
 * will be needed (`src/load-ahead.ts`). It never requests a file twice: a name under /assets/ stands for one content. A
 * new version has a cache of its own, waits until it is told to take over, and then deletes the others.
 */
export function worker(scope: WorkerScope, { version, files, servers, either }: FirstFiles): void {
  const name = `version ${version}`
  const PAGE = '/index.html'
  const SERVERS = new RegExp(servers, 'i')
  const EITHER = new RegExp(either, 'i')

  async function install() {
    const cache = await caches.open(name)
    await cache.addAll([new Request(PAGE, { cache: 'no-cache' }), ...files])
  }
  async function forgetOthers() {
    const names = await caches.keys()
    await Promise.all(names.filter(other => other !== name).map(other => caches.delete(other)))
  }
  async function page(request: Request) {
    const cache = await caches.open(name)
    return (await cache.match(PAGE, { ignoreVary: true })) ?? fetch(request)
  }
  async function asset(request: Request, event: Lasting) {
    const cache = await caches.open(name)
    const kept = await cache.match(request, { ignoreVary: true })
    if (kept) return kept
    const fresh = await fetch(request)
    if (fresh.ok) event.waitUntil(cache.put(request, fresh.clone()))
    return fresh
  }

  // One file after the other, so that a file that a tap asks for meanwhile does not wait behind them.
  let work = Promise.resolve()
  async function keep(wanted: readonly unknown[]) {
    const cache = await caches.open(name)
    for (const file of wanted) {
      if (typeof file !== 'string' || !file.startsWith('/assets/') || (await cache.match(file))) continue
      await cache.add(file)
    }
  }

  scope.addEventListener('install', event => event.waitUntil(install()))
  scope.addEventListener('activate', event => event.waitUntil(forgetOthers()))
  scope.addEventListener('fetch', event => {
    const { method, mode, url } = event.request
    const { origin, pathname } = new URL(url)
    if (method !== 'GET' || origin !== location.origin) return
    if (mode === 'navigate') {
      if (EITHER.test(pathname)) event.respondWith(fetch(event.request).catch(() => page(event.request)))
      else if (!SERVERS.test(pathname)) event.respondWith(page(event.request))
    } else if (pathname.startsWith('/assets/')) event.respondWith(asset(event.request, event))
  })
  scope.addEventListener('message', event => {
    const { data } = event
    if (typeof data !== 'object' || data === null) return
    if ('type' in data && data.type === 'SKIP_WAITING') event.waitUntil(scope.skipWaiting())
    if (!('keep' in data && Array.isArray(data.keep))) return
    const wanted: readonly unknown[] = data.keep
    // A file that could not be fetched is named again by the next screen.
    work = work.then(() => keep(wanted)).catch(() => undefined)
    event.waitUntil(work)
  })
}
