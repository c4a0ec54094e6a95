import { session } from '../../../api/api.ts'
import { createStore } from '../../../ui/store.ts'
import { type Filter, INITIAL } from './filter.ts'

/** Shared by the search and its results; the next player of this device starts afresh. */
export const filterStore = createStore<Filter>(INITIAL)
session.subscribe(() => filterStore.set(INITIAL))

export const change = (part: Partial<Filter>) => filterStore.set({ ...filterStore.get(), ...part })
