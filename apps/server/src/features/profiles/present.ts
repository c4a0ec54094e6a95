import { imageOf } from '@gauntlet/contract/pictures/endpoints'
import type { User } from '@gauntlet/contract/profiles/answer'
import { isShownInPublic } from '@gauntlet/rules/people/public-names'
import { isMinor } from '@gauntlet/rules/people/relation'
import { ageRangeOf } from '@gauntlet/rules/profiles/age-ranges'
import { presentAddress } from '../addresses/present.ts'
import type { AddressRow } from '../addresses/queries.ts'
import { presentPlayerSport } from '../sports/present.ts'
import type { PlayerSportRow } from '../sports/queries.ts'
import type { ProfileRow } from './queries.ts'

/** 'Ada L.' on cards that have no room for more. */
export const shortName = (first: string, last: string): string => {
  const [initial] = last
  return initial ? `${first} ${initial.toUpperCase()}.` : first
}

export const shownStars = (stars: number | null): number => (stars === null ? 5 : Math.round(stars * 10) / 10)

const flag = (value: boolean | null) => (value === null ? null : value ? (1 as const) : (0 as const))

interface Onlooker extends Pick<User, 'friends'> {
  own: boolean
  distance: number | null
  /** In days, as the engine counts them. */
  today: number
}

/** A profile as `own` sees it, or as others do: then what is the owner's alone is null or empty. */
export function presentProfile(
  row: ProfileRow,
  sports: readonly PlayerSportRow[],
  addresses: readonly AddressRow[],
  { own, distance, friends, today }: Onlooker,
): User {
  const shown = sports.map(sport => presentPlayerSport(sport, own, today))
  const primary = addresses.find(address => address.is_primary)
  const ranks = shown.map(({ id, _joinData: { rank, provisional } }) => ({ sport_id: id, rank, provisional }))
  const best = shown.filter(sport => sport._joinData.active === 1).map(sport => sport._joinData.rank)
  return {
    id: row.id,
    first_name: row.first_name,
    last_name: row.last_name,
    full_name: `${row.first_name} ${row.last_name}`,
    short_name: shortName(row.first_name, row.last_name),
    email: own || friends === 'friend' ? row.email : null,
    rating: shownStars(row.stars),
    rated: row.stars === null ? 0 : 1,
    rank: best.length > 0 ? Math.max(...best) : null,
    ranks,
    credits: own ? row.credits : null,
    friends,
    active: 1,
    ...(own &&
      isShownInPublic({ minor: isMinor(row), gone: false, public_profile: row.public_profile }) && {
        public: 1 as const,
      }),
    team_captain: row.captain ? 1 : 0,
    sports: own ? shown : shown.filter(sport => sport._joinData.active === 1),
    preference: {
      image: imageOf(row.image),
      age: own ? row.age : null,
      birth_month: own ? row.birth_month : null,
      age_range: ageRangeOf(row.age),
      gender: row.gender_id && row.gender_name ? { id: row.gender_id, name: row.gender_name } : null,
      location: primary ? `${primary.city}, ${primary.state}` : null,
      distance_miles: distance,
      primary_address: own && primary ? presentAddress(primary) : null,
      bio: row.bio,
      verified_email: own ? flag(row.verified_at !== null) : null,
      addresses: own ? addresses.map(presentAddress) : [],
      prefersDark: own ? flag(row.prefers_dark) : null,
      email_notices: own ? flag(row.email_notices) : null,
      public_name: own ? flag(row.public_name) : null,
      in_feeds: own ? flag(row.in_feeds) : null,
      public_profile: own ? flag(row.public_profile) : null,
      ...(own && row.language_chosen && row.language !== null && { language: row.language }),
    },
  }
}
