import { createStore } from './store.ts'

/** The theme chosen by hand; without one the system's holds. The page's first script reads the same key. */
export type Theme = 'light' | 'dark'
const KEY = 'theme'
const GROUND = { light: '#f6f2e8', dark: '#0a131f' } as const

const read = (): Theme | undefined => {
  const kept = localStorage.getItem(KEY)
  return kept === 'light' || kept === 'dark' ? kept : undefined
}

export const chosenTheme = createStore(read())

/** The theme that is shown: the chosen one, else the system's. */
export const shownTheme = (): Theme =>
  chosenTheme.get() ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')

/** Shows a theme and remembers it for the next start; `undefined` follows the system again. */
export function chooseTheme(theme: Theme | undefined) {
  const root = document.documentElement
  if (theme === undefined) {
    localStorage.removeItem(KEY)
    delete root.dataset['theme']
  } else {
    localStorage.setItem(KEY, theme)
    root.dataset['theme'] = theme
  }
  chosenTheme.set(theme)
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.content = GROUND[theme ?? (meta.media.includes('dark') ? 'dark' : 'light')]
}
