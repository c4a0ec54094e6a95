import type { SentOf } from '@gauntlet/contract/endpoint'
import { FRIEND_DISTANCE, type peopleSearch } from '@gauntlet/contract/people-search/endpoints'
import { type Near, nearSent, type Who, whoSent } from '../../search/filter.ts'

/** The filter of the search near a place. */
export interface Filter extends Near, Who {
  pastMatches: boolean
}

export const INITIAL: Filter = {
  origin: '',
  distance: FRIEND_DISTANCE,
  ageRange: { lower: 18, upper: 65 },
  genders: undefined,
  pastMatches: false,
}

export const sentOf = (filter: Filter): SentOf<typeof peopleSearch.near> => ({
  ...nearSent(filter),
  ...whoSent(filter),
  past_matches: filter.pastMatches,
})
