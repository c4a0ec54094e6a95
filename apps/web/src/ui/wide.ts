import { createStore } from './store.ts'

const room = matchMedia('(width >= 900px)')

/** Whether there is room for a rail and for panes beside each other; the styles ask for the same width. */
export const wide = createStore(room.matches)
room.addEventListener('change', ({ matches }) => wide.set(matches))
