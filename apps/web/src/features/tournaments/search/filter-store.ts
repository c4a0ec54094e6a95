import { createFilterStore } from '../../../search/filter-store.ts'
import { INITIAL } from './filter.ts'

export const filterStore = createFilterStore(() => INITIAL)
export const { change } = filterStore
