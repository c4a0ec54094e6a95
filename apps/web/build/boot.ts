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
  /** Of every page, and what the home reads beside that. */
  everywhere: readonly string[]
  home: readonly string[]
}

/**
 * The page's first script. It runs from its own text inside the HTML, so it uses nothing from outside. It sets the
 * theme that was chosen, says which prepared picture to show, and asks for the scripts and styles of the page that was
 * opened, which the browser would otherwise learn of one after the other. `filesFor` tells them of any page. Where
 * somebody is signed in it also asks for what the page shows, which the scripts would ask for only once they run:
 * `askedFirst` keeps the answers for them.
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
  const written = root.dataset['boot'] === 'page'
  const { open, page, files } = pageOf(location.pathname, signedIn)
  const isSplash = !page || page[0] === '/'
  root.dataset['boot'] = open ? 'page' : signedIn ? 'shell' : isSplash ? 'splash' : 'page'
  // What stands in the page is read before they come.
  const isThere = written || root.dataset['boot'] === 'splash'
  if (signedIn && !open && text.includes(`"token":"${plan.first.token}"`)) {
    const answers = new Map<string, Promise<Response | undefined>>()
    const ask = async (url: string) => {
      try {
        const answer = await fetch(url, { headers: plan.first.headers })
        // Whole, so that who takes it waits for nothing more.
        return answer.ok ? new Response(await answer.text(), answer) : undefined
      } catch {
        return undefined
      }
    }
    const askAll = (urls: readonly string[]) => {
      for (const url of urls) answers.set(url, ask(url))
    }
    askAll(plan.first.everywhere)
    // Once the entry has run: no script is to wait for these.
    if (page?.[0] === plan.home) document.addEventListener('DOMContentLoaded', () => askAll(plan.first.home))
    window.askedFirst = { session: text, at: Date.now(), answers }
  }
  for (const file of files) {
    const link = document.createElement('link')
    link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload'
    if (file.endsWith('.css')) link.as = 'style'
    // In the same mode as the later request for them, or the browser would not reuse them.
    link.crossOrigin = ''
    if (isThere) link.fetchPriority = 'low'
    link.href = file
    document.head.append(link)
  }
}
