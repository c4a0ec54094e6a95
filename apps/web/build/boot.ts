import type { ScreenRead } from './screen-reads.ts'

/** The scripts and styles of a page, and those of the pages it opens, as positions in `files`. */
export type PreloadRow = readonly [path: string, files: readonly number[], later: readonly number[]]
export interface PreloadPlan {
  files: readonly string[]
  visitor: readonly PreloadRow[]
  /** Pages that are shown with or without a session. */
  anybody: readonly PreloadRow[]
  player: readonly PreloadRow[]
  /** The files that every signed-in page needs. */
  shell: readonly number[]
  shellLater: readonly number[]
  /** Where a signed-in player lands whose address leads nowhere. */
  home: string
  first: FirstReads
}

/** The reads that signed-in pages begin with, for sessions that are in the cookie. */
export interface FirstReads {
  /** Stands in local storage instead of a token. */
  token: string
  headers: Readonly<Record<string, string>>
  /** Of every page, and by its path what a screen reads beside that. */
  everywhere: readonly ScreenRead[]
  screens: Readonly<Record<string, readonly ScreenRead[]>>
}

/**
 * The page's first script. It runs from its own text inside the HTML, so it uses nothing from outside. It sets the
 * theme that was chosen, says which prepared picture to show, and asks for the scripts and styles of the page that was
 * opened, which the browser would otherwise learn of one after the other: at once, or behind the first paint of a page
 * that stands there already. `filesFor` tells them of any page. Where somebody is signed in it also asks for what the
 * page shows, which the scripts would ask for only once they run: `askedFirst` keeps the answers for them.
 */
export function boot(plan: PreloadPlan): void {
  // Only these scripts are loaded by a text: the service worker and the payment provider's.
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: url => (url === '/sw.js' || url.startsWith('https://js.stripe.com/') ? url : null),
  })
  const root = document.documentElement
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') {
    root.dataset['theme'] = theme
    for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
      meta.setAttribute('content', theme === 'dark' ? '#0a131f' : '#f6f2e8')
  }
  const text = localStorage.getItem('currentUser') ?? ''
  const signedIn = text.includes('"token"') && text.includes('"id"') && !text.includes('"errors"')
  const find = (pages: 'visitor' | 'anybody' | 'player', pathname: string) => {
    const given = pathname.toLowerCase().split('/').filter(Boolean)
    return plan[pages].find(([path]) => {
      const form = path.split('/').filter(Boolean)
      return form.length === given.length && form.every((part, at) => part.startsWith(':') || part === given[at])
    })
  }
  const named = (numbers: readonly number[]) => [...new Set(numbers)].map(number => `/${plan.files[number]}`)
  const pageOf = (pathname: string, player: boolean) => {
    const open = find('anybody', pathname)
    const page =
      open ?? find(player ? 'player' : 'visitor', pathname) ?? (player ? find('player', plan.home) : undefined)
    const [, files = [], later = []] = page ?? []
    const shell = player && !open
    return {
      open,
      page,
      files: named([...(shell ? plan.shell : []), ...files]),
      later: named([...(shell ? plan.shellLater : []), ...later]),
    }
  }
  window.filesFor = (pathname, player) => {
    const { files, later } = pageOf(pathname, player)
    return { files, later }
  }
  // The server has written this player's screen, for a phone in the time zone that this one is in.
  const { boot: prepared, player, offset } = root.dataset
  const isOwn =
    prepared === 'screen' &&
    signedIn &&
    text.includes(`"id":"${player}"`) &&
    new Date().getTimezoneOffset() === Number(offset) &&
    !matchMedia('(width >= 43.75rem)').matches
  const written = prepared === 'page' || isOwn
  const { open, page, files } = pageOf(location.pathname, signedIn)
  // The parts that the server has drawn come with the rest.
  const drawn = written ? (root.dataset['files']?.split(' ') ?? []) : []
  const isSplash = !page || page[0] === '/'
  root.dataset['boot'] = open ? 'page' : isOwn ? 'screen' : signedIn ? 'shell' : isSplash ? 'splash' : 'page'
  // A page that stands there is painted before anything is asked for that it can be read without.
  const isThere = written || root.dataset['boot'] === 'splash'
  // The browser reads its calendar for the first date of a page, and takes 20 ms for it: while the scripts are on their
  // way it keeps nobody waiting.
  if (signedIn && !open)
    requestAnimationFrame(() => setTimeout(() => new Intl.DateTimeFormat(root.lang, { timeZone: 'UTC' }).format()))
  if (signedIn && !open && !isOwn && text.includes(`"token":"${plan.first.token}"`)) {
    const answers = new Map<string, Promise<Response | undefined>>()
    const ask = async (url: string, body: string | undefined) => {
      const { headers } = plan.first
      try {
        const answer = await (body === undefined
          ? fetch(url, { headers })
          : fetch(url, { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body }))
        // Whole, so that who takes it waits for nothing more.
        return answer.ok ? new Response(await answer.text(), answer) : undefined
      } catch {
        return undefined
      }
    }
    const given = location.pathname.split('/')
    const form = page?.[0].split('/') ?? []
    const askAll = (reads: readonly ScreenRead[]) => {
      for (const { url, body } of reads) {
        const whole = url.replace(/:\w+/g, part => given[form.indexOf(part)] ?? '')
        // What stands behind the '?' chooses something else.
        if (body === undefined) answers.set(whole, ask(whole, body))
        else if (location.search === '') answers.set(`${whole} ${body}`, ask(whole, body))
      }
    }
    askAll(plan.first.everywhere)
    // Once the entry has run: no script is to wait for these.
    const reads = plan.first.screens[page?.[0] ?? '']
    if (reads) document.addEventListener('DOMContentLoaded', () => askAll(reads))
    window.askedFirst = { session: text, at: Date.now(), answers }
  }
  const askAhead = (file: string) => {
    const link = document.createElement('link')
    link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload'
    if (file.endsWith('.css')) link.as = 'style'
    // In the same mode as the later request for them, or the browser would not reuse them.
    link.crossOrigin = ''
    if (isThere) link.fetchPriority = 'low'
    link.href = file
    document.head.append(link)
  }
  // A few at a time where a page stands there: to ask for all takes 20 ms, in which it would answer no touch.
  const all = [...new Set([...files, ...drawn.map(file => `/${file}`)])]
  const some = isThere ? 4 : all.length
  const askForSome = () => {
    for (const file of all.splice(0, some)) askAhead(file)
    if (all.length > 0) setTimeout(askForSome)
  }
  const load = () => {
    // The server holds back the entry, too, where it writes what is read until then.
    for (const held of document.querySelectorAll('link[rel="later"]')) held.setAttribute('rel', 'modulepreload')
    const entry = document.querySelector('script[type="later"]')?.getAttribute('src')
    if (entry) void import(entry)
    askForSome()
  }
  if (!isThere || document.hidden) {
    load()
    return
  }
  const painted = new PerformanceObserver(list => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) once()
  })
  const once = () => {
    painted.disconnect()
    clearTimeout(late)
    document.removeEventListener('visibilitychange', once)
    load()
  }
  painted.observe({ type: 'paint', buffered: true })
  // Nothing is painted of a page that nobody looks at.
  document.addEventListener('visibilitychange', once)
  const late = setTimeout(once, 3000)
}
