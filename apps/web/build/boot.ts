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
}

/**
 * The page's first script. It runs from its own text inside the HTML, so it uses nothing from outside. It sets the
 * chosen theme, decides which prepared picture to show, and asks for the scripts and styles of the opened page, which
 * the browser would otherwise discover one after the other. `filesFor` lists them for any page.
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
    const page = open ?? find(player ? 'player' : 'visitor', pathname)
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
  const { open, page, files } = pageOf(location.pathname, signedIn)
  root.dataset['boot'] = open ? 'page' : signedIn ? 'shell' : page ? 'page' : 'splash'
  for (const file of files) {
    const link = document.createElement('link')
    link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload'
    if (file.endsWith('.css')) link.as = 'style'
    // In the same mode as the later request for them, or the browser would not reuse them.
    link.crossOrigin = ''
    link.href = file
    document.head.append(link)
  }
}
