/**
 * The only script of a page for visitors. It runs from its own text, so it uses nothing from outside. Once a thing has
 * changed it puts the page's newer content into the place of the old; it hears of changes by a stream, and asks by
 * itself where the stream gives way to others.
 */
export function follow(browser: Window): void {
  const { document, location } = browser
  const POLL_MS = 10_000
  const SPREAD_MS = 1_000
  const GONE_MS = 60_000
  const address = document.documentElement.dataset['live']
  let stream: EventSource | undefined
  let timer: number | undefined
  const NO_TAG = '"none"'
  let tag = NO_TAG
  let latest = 0
  let asking = false
  const content = () => document.querySelector<HTMLElement>('main')
  const shown = () => Number(content()?.dataset['version'] ?? 0)
  const later = (ms: number, act: () => void) => {
    clearTimeout(timer)
    timer = window.setTimeout(act, ms)
  }

  function put(fresh: Element, title: string) {
    const at = content()?.querySelector('.rounds')?.scrollLeft ?? 0
    document.title = title
    content()?.replaceWith(document.adoptNode(fresh))
    content()?.querySelector('.rounds')?.scrollTo({ left: at })
    forPlayers()
    forSharing()
  }

  /** `then` is put off where the thing is no longer there for visitors: it may be again, and nobody touches a wall. */
  function read(then: () => void) {
    const ask = new XMLHttpRequest()
    ask.open('GET', location.href)
    ask.responseType = 'document'
    ask.setRequestHeader('if-none-match', tag)
    ask.addEventListener('loadend', () => {
      const fresh = ask.responseXML?.querySelector('main')
      if (fresh && ask.status < 500) {
        tag = ask.getResponseHeader('etag') ?? NO_TAG
        put(fresh, ask.responseXML?.title ?? document.title)
      }
      asking = false
      if (ask.status === 404) wait()
      else then()
    })
    ask.send()
  }

  const wait = () => {
    stream?.close()
    later(GONE_MS, () => read(() => listen(address ?? '')))
  }
  const poll = () => {
    stream?.close()
    later(POLL_MS, () => read(poll))
  }
  // One question at a time, which no further change puts off. Another node, or a copy of the data that lags, may answer
  // with what was before: then once more.
  function catchUp() {
    if (asking || latest <= shown()) return
    asking = true
    setTimeout(() => read(catchUp), Math.random() * SPREAD_MS)
  }

  function listen(url: string) {
    const opened = new EventSource(url)
    stream = opened
    opened.addEventListener('changed', ({ data }) => {
      latest = Number(data)
      catchUp()
    })
    opened.addEventListener('full', poll)
    opened.addEventListener('leave', ({ data }) => {
      opened.close()
      later(Number(data), () => listen(url))
    })
    opened.addEventListener('error', () => {
      if (opened.readyState === EventSource.CLOSED) poll()
    })
  }

  /** To players who are signed in here the way in is the thing's own screen. */
  function forPlayers() {
    if (document.querySelector('[data-inside]') === null) return
    // In the frame of another site the mere mention of it may be refused.
    if (!(browser.localStorage.getItem('currentUser') ?? '').includes('"token"')) return
    for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-inside]'))
      link.href = link.dataset['inside'] ?? link.href
  }

  /** By the way of the device, else the address is copied. */
  async function share(button: HTMLElement) {
    const { navigator } = browser
    const given = { title: document.title, url: location.href }
    try {
      if (navigator.canShare?.(given)) return await navigator.share(given)
      await navigator.clipboard.writeText(given.url)
      button.textContent = button.dataset['share'] ?? ''
    } catch (error) {
      // The visitor has closed the sheet of the device.
      if (error instanceof DOMException && error.name === 'AbortError') return
      button.textContent = button.dataset['unshared'] ?? ''
    }
  }

  /** Without a script there is no such button. */
  function forSharing() {
    for (const button of document.querySelectorAll<HTMLButtonElement>('[data-share]')) {
      button.hidden = false
      button.addEventListener('click', () => void share(button))
    }
  }

  forPlayers()
  forSharing()
  if (address === undefined) return
  listen(address)
  document.addEventListener('visibilitychange', () => {
    clearTimeout(timer)
    stream?.close()
    if (document.visibilityState === 'visible') listen(address)
  })
}
