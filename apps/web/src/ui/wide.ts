import { createStore } from './store.ts'

/**
 * Whether the window is so wide, in rem: a reader with larger letters has less room in the same window. The styles ask
 * for the same widths.
 */
function roomFrom(width: number) {
  const room = matchMedia(`(width >= ${width}rem)`)
  const store = createStore(room.matches)
  room.addEventListener('change', ({ matches }) => store.set(matches))
  return store
}

/** Whether there is room for a rail and for panes beside each other. */
export const wide = roomFrom(56.25)
/** Whether the rounds of a bracket stand side by side. */
export const abreast = roomFrom(43.75)
/** Whether there is room for a list beside what was opened from it. */
export const roomy = roomFrom(68.75)
/** Whether there is that room also where what was opened is wide itself. */
export const ample = roomFrom(101.25)
