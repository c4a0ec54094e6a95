/** The chunks of a page, as positions in `files`. */
export type PreloadRow = readonly [path: string, chunks: readonly number[]]
export interface PreloadPlan {
  files: readonly string[]
  visitor: readonly PreloadRow[]
  /** Pages whoever is signed in. */
  anybody: readonly PreloadRow[]
  player: readonly PreloadRow[]
  /** Chunks of every signed-in page. */
  shell: readonly number[]
}

/**
 * The page's first script. It runs from its own text inside the HTML, so it uses nothing from outside. It sets the
 * theme that was chosen, says which prepared picture to show, and asks for the scripts of the page that was opened,
 * which the browser would otherwise learn of one after the other.
 */
export function boot(plan: PreloadPlan): void {
  // Scripts that libraries load by a text: the service worker and the payment provider's. Nothing else.
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
  const given = location.pathname.toLowerCase().split('/').filter(Boolean)
  const find = (rows: readonly PreloadRow[]) =>
    rows.find(([path]) => {
      const form = path.split('/').filter(Boolean)
      return form.length === given.length && form.every((part, at) => part.startsWith(':') || part === given[at])
    })
  const open = find(plan.anybody)
  const page = open ?? find(signedIn ? plan.player : plan.visitor)
  root.dataset['boot'] = open ? 'page' : signedIn ? 'shell' : page ? 'page' : 'splash'
  const chunks = [...(signedIn && !open ? plan.shell : []), ...(page ? page[1] : [])]
  for (const chunk of new Set(chunks)) {
    const file = plan.files[chunk]
    if (file === undefined) continue
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = `/${file}`
    document.head.append(link)
  }
}
