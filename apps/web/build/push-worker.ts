interface Lasting {
  waitUntil(work: Promise<unknown>): void
}
interface Pushed extends Lasting {
  data: { json(): unknown } | null
}
interface Clicked extends Lasting {
  action: string
  notification: { data: unknown; close(): void }
}
interface Changed extends Lasting {
  oldSubscription?: PushSubscription | null
  newSubscription?: PushSubscription | null
}
interface Shown {
  body: string
  tag: string
  renotify: boolean
  icon: string
  data: unknown
  actions: readonly { action: string; title: string }[]
}
interface Page {
  url: string
  focus(): Promise<unknown>
  navigate(to: string): Promise<unknown>
  postMessage(message: object, transfer: Transferable[]): void
}

/** The part of a service worker's scope that push messages take: its types exclude those of pages. */
export interface PushScope {
  addEventListener(type: 'push', listener: (event: Pushed) => void): void
  addEventListener(type: 'notificationclick', listener: (event: Clicked) => void): void
  addEventListener(type: 'pushsubscriptionchange', listener: (event: Changed) => void): void
  registration: {
    showNotification(title: string, options: Shown): Promise<void>
    pushManager: PushManager
  }
  clients: {
    matchAll(which: { type: 'window'; includeUncontrolled: true }): Promise<readonly Page[]>
    openWindow(to: string): Promise<unknown>
  }
}

/** Names of the contract: the worker runs from its own text. */
export interface PushNames {
  /** Headers by which the session's cookie counts. */
  headers: Readonly<Record<string, string>>
  /** The call that tells the server of a new subscription. */
  subscribeAt: string
  /** The call that reads a notice, and the one that says how many are unread. */
  readAt: string
  noticesAt: string
}

/**
 * Push messages in the service worker: shows them, makes the call of a button that was tapped, and opens the thing
 * otherwise. A button whose call is refused opens it too: there stands why.
 */
export function pushWorker(scope: PushScope, { headers, subscribeAt, readAt, noticesAt }: PushNames): void {
  // A window that does not answer by then has no app in it that could.
  const ANSWERS_WITHIN = 1000

  const read = {
    isObject: (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null,
    text: (value: unknown) => (typeof value === 'string' ? value : ''),
  }
  const listOf = (value: unknown) => (Array.isArray(value) ? value.filter(read.isObject) : [])
  const messageOf = (value: unknown) => {
    const message = read.isObject(value) ? value : {}
    return {
      title: read.text(message['title']),
      body: read.text(message['body']),
      link: read.text(message['link']),
      notice: read.text(message['notice']),
      unread: Number(message['unread'] ?? 0),
      acts: listOf(message['acts']),
    }
  }

  const icon = {
    async count(unread: number) {
      if ('setAppBadge' in navigator) await navigator.setAppBadge(unread).catch(() => undefined)
    },
  }

  async function show(data: unknown) {
    const { title, body, link, unread, acts } = messageOf(data)
    const actions = acts.map(({ name, label }) => ({ action: read.text(name), title: read.text(label) }))
    const look = { body, tag: link, renotify: true, icon: '/icon-192.png', data, actions }
    await Promise.all([scope.registration.showNotification(title, look), icon.count(unread)])
  }

  const call = (path: string, method: string, body?: unknown) =>
    fetch(path, {
      method,
      credentials: 'same-origin',
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })

  /** Whether the server has taken it. */
  async function act({ path, method, body }: Record<string, unknown>) {
    // Nowhere but to the server of this app.
    if (new URL(read.text(path), location.origin).origin !== location.origin) return false
    const sent = method === 'POST' ? call(read.text(path), 'POST', body ?? {}) : call(read.text(path), 'GET')
    return sent.then(
      ({ ok }) => ok,
      () => false,
    )
  }

  /** The player has dealt with what a notice told of: the badge counts what else waits. */
  async function deal(notice: string) {
    if (notice !== '') await call(readAt, 'POST', { id: notice })
    const said: unknown = await (await call(`${noticesAt}?limit=1`, 'GET')).json()
    const payload = read.isObject(said) ? said['payload'] : undefined
    if (read.isObject(payload)) await icon.count(Number(payload['unread'] ?? 0))
  }

  /** Whether the app in the window goes there by itself, so that nothing typed is lost unasked. */
  function goesItself(page: Page, link: string) {
    const { port1, port2 } = new MessageChannel()
    const taken = new Promise<boolean>(resolve => {
      port1.addEventListener('message', () => resolve(true))
      port1.start()
      setTimeout(() => resolve(false), ANSWERS_WITHIN)
    })
    page.postMessage({ open: link }, [port2])
    return taken
  }

  async function open(link: string) {
    const [page] = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
    if (!page) return scope.clients.openWindow(link)
    await page.focus()
    if (!(await goesItself(page, link))) await page.navigate(link)
    return undefined
  }

  async function answer(action: string, data: unknown) {
    const { link, notice, acts } = messageOf(data)
    const tapped = acts.find(({ name }) => name === action)
    if (tapped && (await act(tapped))) await deal(notice).catch(() => undefined)
    else await open(link)
  }

  /** The browser has another subscription than before, or none any more. */
  async function renew({ oldSubscription, newSubscription }: Changed) {
    const key = oldSubscription?.options.applicationServerKey
    const { pushManager } = scope.registration
    const fresh =
      newSubscription ?? (key && (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })))
    if (!fresh) return
    const { endpoint, keys } = fresh.toJSON()
    await call(subscribeAt, 'POST', { endpoint, ...keys })
  }

  scope.addEventListener('push', event => event.waitUntil(show(event.data?.json())))
  scope.addEventListener('notificationclick', event => {
    const { action, notification } = event
    notification.close()
    event.waitUntil(answer(action, notification.data))
  })
  scope.addEventListener('pushsubscriptionchange', event => event.waitUntil(renew(event)))
}
