import * as z from 'zod/mini'
import { userCard } from '../cards/answer.ts'
import { orText } from '../bounds.ts'
import { endpoints } from '../endpoint.ts'
import { EMAIL_MAX, email, flag, id, paging, wholePaging } from '../fields.ts'
import { fill } from '../language/fill.ts'
import { OLDEST } from '../profiles/answer.ts'
import { HOUR } from '../time.ts'
import { rankInSport } from '../sports/endpoints.ts'
import { emailSearch } from './forms.ts'
import { peopleSearchTexts } from './texts.ts'

/** How many different e-mails an account may look up in an hour, over all the searches that take one. */
export const EMAIL_LOOKUPS_AN_HOUR = 30
export const FRIEND_DISTANCE = 100
/** Half the way round the earth. */
const FARTHEST = 12_450

/** The places that a refused origin may mean stand beside its message, under names of their own. */
const WHICH = /^origin\.\d+$/
export const whichErrors = (places: readonly string[]): { [field: string]: string; origin: string } => ({
  origin: fill(peopleSearchTexts.originWhich, { places: places.join('; ') }),
  ...Object.fromEntries(places.map((place, index) => [`origin.${index}`, place])),
})
/** The places that a refused origin may mean, the largest first: 'Toronto, OH'. Each is an origin itself. */
export const placesAsked = (errors: Readonly<Record<string, string>>): string[] =>
  Object.entries(errors)
    .filter(([field]) => WHICH.test(field))
    .map(([, place]) => place)

const degrees = (most: number) =>
  orText(
    z
      .number(peopleSearchTexts.originInvalid)
      .check(z.minimum(-most, peopleSearchTexts.originInvalid), z.maximum(most, peopleSearchTexts.originInvalid)),
    peopleSearchTexts.originInvalid,
  )

/**
 * Where a search starts: text ('Austin, TX', '78701'), coordinates of the device in degrees, or '' for the city of the
 * primary address; without one, everywhere.
 */
export const origin = z._default(
  z.union(
    [
      z.string(peopleSearchTexts.originInvalid).check(z.trim(), z.maxLength(100, peopleSearchTexts.originInvalid)),
      z.strictObject({ lat: degrees(90), lon: degrees(180) }, peopleSearchTexts.originInvalid),
    ],
    peopleSearchTexts.originInvalid,
  ),
  '',
)
export type Origin = z.output<typeof origin>

const miles = orText(
  z
    .number(peopleSearchTexts.distance)
    .check(z.minimum(0, peopleSearchTexts.distance), z.maximum(FARTHEST, peopleSearchTexts.distance)),
  peopleSearchTexts.distance,
)
/** Miles; 0 is the same city. */
export const distance = (usual: number) => z._default(miles, usual)

const age = orText(
  z
    .int(peopleSearchTexts.ageRange)
    .check(z.minimum(0, peopleSearchTexts.ageRange), z.maximum(OLDEST, peopleSearchTexts.ageRange)),
  peopleSearchTexts.ageRange,
)
/**
 * Both ends belong to it. It is widened to the ranges that others see (`AGE_RANGES`); where it holds all ranges of
 * adults, and where it is left out, it is no filter, and only then players without an age are found.
 */
export const ageRange = z._default(
  z
    .strictObject({ lower: age, upper: age }, peopleSearchTexts.ageRange)
    .check(z.refine(({ lower, upper }) => lower <= upper, peopleSearchTexts.ageRange)),
  { lower: 0, upper: OLDEST },
)

/** Ids; none is all of them. */
export const genders = z._default(
  z.array(id(peopleSearchTexts.gender), peopleSearchTexts.gender).check(z.maxLength(100, peopleSearchTexts.gender)),
  [],
)

/** The filter of the Friends screen. An `email` names its one owner, whatever else the filter says. */
export const friendFilter = z.strictObject({
  email: z._default(
    z.union(
      [z.literal(''), email(peopleSearchTexts.emailMissing, peopleSearchTexts.emailInvalid)],
      peopleSearchTexts.emailInvalid,
    ),
    '',
  ),
  origin,
  distance: distance(FRIEND_DISTANCE),
  ageRange,
  genders,
  past_matches: z._default(flag(), 0),
  ...paging,
})
export type FriendFilter = z.output<typeof friendFilter>

export const foundPlayer = z.strictObject({
  ...userCard.shape,
  /** Miles from the origin to the centre of the player's city, one decimal; null where either is not known. */
  distance: z.nullable(z.number()),
  /** Of the sports that both play the one in which they are closest; the card's rank is in it. null without any. */
  _matchingData: z.nullable(rankInSport),
  /** The viewer's chance to win in that sport, 0 to 1; null where the two play it as a pair, too. */
  chance: z.nullable(z.number()),
  draw_chance: z.optional(z.number()),
})
export type FoundPlayer = z.output<typeof foundPlayer>

/** More than anybody looks through, so that copying all players takes its time. */
export const PAGES_AN_HOUR = 60
/** Each change of a filter is a search of its own. */
export const SEARCHES_AN_HOUR = 300

export const peopleSearch = endpoints({
  list: {
    method: 'GET',
    path: '/users/',
    access: 'player',
    mayLag: true,
    summary: 'The other players, by name.',
    input: z.strictObject(paging),
    answer: z.array(userCard),
    paged: true,
    limits: [{ by: 'account', max: PAGES_AN_HOUR, per: HOUR }],
  },
  byName: {
    method: 'POST',
    path: '/users/search',
    access: 'player',
    mayLag: true,
    summary: 'Players by the beginnings of words of their name, or the owner of an e-mail; never the searcher.',
    input: z.strictObject({
      term: z._default(
        z.string(peopleSearchTexts.termInvalid).check(z.trim(), z.maxLength(EMAIL_MAX, peopleSearchTexts.termInvalid)),
        '',
      ),
      /** E-mails, and ids of players, that are chosen already and left out. */
      selected: z._default(
        z
          .array(
            z
              .string(peopleSearchTexts.selectedInvalid)
              .check(z.trim(), z.toLowerCase(), z.maxLength(EMAIL_MAX, peopleSearchTexts.selectedInvalid)),
            peopleSearchTexts.selectedInvalid,
          )
          .check(z.maxLength(500, peopleSearchTexts.selectedInvalid)),
        [],
      ),
      ...wholePaging,
    }),
    query: ['term'],
    answer: z.array(userCard),
    paged: true,
    limits: [{ by: 'account', max: PAGES_AN_HOUR, per: HOUR, further: true }],
  },
  byEmail: {
    method: 'POST',
    path: '/users/searchUserByEmail',
    access: 'player',
    summary: 'The owner of an e-mail.',
    input: emailSearch,
    answer: userCard,
  },
  near: {
    method: 'POST',
    path: '/users',
    access: 'player',
    mayLag: true,
    summary:
      'Players within a distance of a place, the nearest first; everywhere, by name, where no place is known. Each with rank and chance in the sport in which the two are closest.',
    input: friendFilter,
    answer: z.array(foundPlayer),
    paged: true,
    limits: [{ by: 'account', max: SEARCHES_AN_HOUR, per: HOUR }],
  },
})
