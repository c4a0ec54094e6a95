import { FRIEND_DISTANCE, type FriendFilter } from '@gauntlet/contract/people-search/endpoints'

/** What the near-a-place search looks for. `genders` undefined is all of them, and those who have told none. */
export interface Filter extends Pick<FriendFilter, 'origin' | 'distance' | 'ageRange'> {
  genders: readonly string[] | undefined
  pastMatches: boolean
}

export const AGES = { lower: 18, upper: 100 } as const

export const INITIAL: Filter = {
  origin: '',
  distance: FRIEND_DISTANCE,
  ageRange: { lower: 18, upper: 65 },
  genders: undefined,
  pastMatches: false,
}

/** What is sent: the whole length of the age slider is no filter. */
export const sentOf = ({ origin, distance, ageRange, genders, pastMatches }: Filter) => ({
  origin: typeof origin === 'string' ? origin.trim() : origin,
  distance,
  ...((ageRange.lower > AGES.lower || ageRange.upper < AGES.upper) && { ageRange }),
  genders: [...(genders ?? [])],
  past_matches: pastMatches,
})

/** Where the results are from: 'Within 100 miles of Austin, TX'. `home` is the place of the primary address. */
export function originLine({ origin, distance }: Filter, home: string | null): string {
  const place = typeof origin === 'string' ? origin.trim() || home : 'where you are'
  if (place === null) return 'Everywhere, by name'
  return distance === 0 ? `In the city of ${place}` : `Within ${distance} miles of ${place}`
}
