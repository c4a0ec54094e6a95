import { createStore } from './store.ts'

/** Follows a question about the window. */
function watched(question: string) {
  const query = matchMedia(question)
  const store = createStore(query.matches)
  query.addEventListener('change', ({ matches }) => store.set(matches))
  return store
}

/** Whether there is room for a rail and for panes beside each other; the styles ask for the same width. */
export const wide = watched('(width >= 900px)')

/** Whether there is room for a list beside what was opened from it. */
export const roomy = watched('(width >= 1100px)')
