import { session } from '../../api/api.ts'
import { createFilterStore } from '../../search/filter-store.ts'
import { type Filter, INITIAL } from './filter.ts'

/** The key under which the sport that a player searched last is kept on this device. */
const sportKey = () => `selectedSport.${session.get()?.id ?? ''}`

export const filterStore = createFilterStore<Filter>(() => ({
  ...INITIAL,
  sport: localStorage.getItem(sportKey()) ?? '',
}))

export function change(part: Partial<Filter>) {
  filterStore.change(part)
  if (part.sport !== undefined) localStorage.setItem(sportKey(), part.sport)
}
