import { session } from '../../api/api.ts'
import { createStore } from '../../ui/store.ts'
import { type Filter, INITIAL } from './filter.ts'

/** Where the sport that a player searched last is kept on this device. */
const sportKey = () => `selectedSport.${session.get()?.id ?? ''}`
const initial = (): Filter => ({ ...INITIAL, sport: localStorage.getItem(sportKey()) ?? '' })

/** Shared by the search and its results; the next player of this device starts afresh. */
export const filterStore = createStore<Filter>(initial())
session.subscribe(() => filterStore.set(initial()))

export function change(part: Partial<Filter>) {
  filterStore.set({ ...filterStore.get(), ...part })
  if (part.sport !== undefined) localStorage.setItem(sportKey(), part.sport)
}
