import * as z from 'zod/mini'
import { flagOut, id } from '../fields.ts'
import { nameIn } from '../language/named.ts'
import { nobodyTexts } from '../profiles/texts.ts'
import { AGE_RANGES, gender } from '../profiles/answer.ts'

/** The part of a card that stands below the name. */
export const cardPreference = z.strictObject({
  /** null shows the default picture. */
  image: z.nullable(z.string()),
  age_range: z.nullable(z.enum(AGE_RANGES)),
  gender: z.nullable(gender),
  /** 'Austin, TX': city and state, never the street or the ZIP. */
  location: z.nullable(z.string()),
})

/**
 * A player as others see them in a list or beside a thing: never the e-mail, credits, age, ZIP or coordinates.
 * The names are those of `user`, so one component draws both.
 */
export const userCard = z.strictObject({
  id: id(),
  first_name: nameIn(nobodyTexts),
  last_name: z.string(),
  full_name: nameIn(nobodyTexts),
  short_name: nameIn(nobodyTexts),
  /** Stars, 1 to 5 with one decimal; 5 while nobody has rated. */
  rating: z.number(),
  /** 0 while nobody has given stars: such a player is called new. */
  rated: flagOut,
  /** The rank in the sport that the list or the thing is about; null where it is about none. */
  rank: z.nullable(z.int()),
  /** 1 while the rank is shown with '?'. */
  provisional: flagOut,
  /** There is no profile to open: the account is closed, and the name 'Former player', or a guest has none. */
  former: z.boolean(),
  preference: cardPreference,
})
export type UserCard = z.output<typeof userCard>
