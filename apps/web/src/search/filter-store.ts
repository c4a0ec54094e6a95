import { session } from '../api/api.ts'
import { createStore } from '../ui/store.ts'

/** Shared by a search and its results; the next player on this device starts afresh. */
export function createFilterStore<F extends object>(initial: () => F) {
  const store = createStore(initial())
  session.subscribe(() => store.set(initial()))
  return { ...store, change: (part: Partial<F>) => store.set({ ...store.get(), ...part }) }
}
