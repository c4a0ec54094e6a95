import type { UserCard } from '@gauntlet/contract/cards/answer'

/** A player of whom a result tells no more than the name. */
export const card = (first_name: string, last_name: string): UserCard => ({
  id: `${first_name} ${last_name}`,
  first_name,
  last_name,
  full_name: `${first_name} ${last_name}`,
  short_name: `${first_name} ${last_name.charAt(0)}.`,
  rating: 5,
  rated: 0,
  rank: null,
  provisional: 0,
  former: false,
  preference: { image: null, age_range: null, gender: null, location: null },
})
