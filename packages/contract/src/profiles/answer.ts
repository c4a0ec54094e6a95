import * as z from 'zod/mini'
import { flagOut, id } from '../fields.ts'
import { nameIn } from '../language/named.ts'
import { userSport } from '../sports/endpoints.ts'
import { genderTexts } from './texts.ts'

/** Others see a range, never the age. */
export const AGE_RANGES = ['under 18', '18–24', '25–34', '35–44', '45–54', '55–64', '65+'] as const
/** The youngest of each range; a range ends where the next begins, the last with the oldest age that a filter names. */
export const AGE_RANGE_STARTS: readonly number[] = [1, 18, 25, 35, 45, 55, 65]
export const OLDEST = 150
export const gender = z.strictObject({ id: id(), name: nameIn(genderTexts) })

export const address = z.strictObject({
  id: id(),
  address_line_1: z.string(),
  address_line_2: z.string(),
  city: z.string(),
  state: z.string(),
  postal_code: z.string(),
  lat: z.nullable(z.number()),
  lon: z.nullable(z.number()),
  _joinData: z.strictObject({ primary_address: flagOut }),
})

/**
 * A profile. For anybody but the owner, `email` (except to friends), `credits`, `preference.age`, `.addresses`,
 * `.prefersDark`, `.email_notices`, `.public_name`, `.in_feeds`, `.public_profile` and `.verified_email` are null or
 * empty.
 */
export const user = z.strictObject({
  id: id(),
  first_name: z.string(),
  last_name: z.string(),
  full_name: z.string(),
  short_name: z.string(),
  email: z.nullable(z.string()),
  /** Stars, 1 to 5 with one decimal; 5 while nobody has rated. */
  rating: z.number(),
  /** 0 while nobody has given stars: such a player is called new. */
  rated: flagOut,
  /** The best rank of the active sports; null without any. */
  rank: z.nullable(z.int()),
  ranks: z.array(z.strictObject({ sport_id: id(), rank: z.int(), provisional: flagOut })),
  credits: z.nullable(z.int()),
  friends: z.enum(['none', 'sent', 'received', 'friend']),
  active: flagOut,
  /** To the owner, 1 where visitors have a page about them, /player/{id}; absent otherwise. */
  public: z.optional(z.literal(1)),
  team_captain: flagOut,
  sports: z.array(userSport),
  preference: z.strictObject({
    /** Its address below the base of the API; null shows the default picture. */
    image: z.nullable(z.string()),
    age: z.nullable(z.int()),
    /** '2012-03', the owner's alone, and only under 18. */
    birth_month: z.nullable(z.string()),
    age_range: z.nullable(z.enum(AGE_RANGES)),
    gender: z.nullable(gender),
    /** 'Austin, TX': city and state, never the street or the ZIP. */
    location: z.nullable(z.string()),
    distance_miles: z.nullable(z.number()),
    primary_address: z.nullable(address),
    bio: z.string(),
    verified_email: z.nullable(flagOut),
    addresses: z.array(address),
    /** null follows the system. */
    prefersDark: z.nullable(flagOut),
    /** 0 where the owner wants no e-mails about what happens. */
    email_notices: z.nullable(flagOut),
    /** 0 where pages for visitors say 'Player' instead of the short name. */
    public_name: z.nullable(flagOut),
    /** 0 where the owner's results are in nobody's feed. */
    in_feeds: z.nullable(flagOut),
    /** 1 where the owner lets visitors have a page about them. */
    public_profile: z.nullable(flagOut),
    /** The tag of the language that the owner has chosen; absent where that is the browser's, and for others. */
    language: z.optional(z.string()),
  }),
})
export type User = z.output<typeof user>
