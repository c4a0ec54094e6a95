import * as z from 'zod/mini'
import { lineupTexts } from './lineup-texts.ts'
import { challengeTexts, createTexts, issueTexts, matchTexts, modifyTexts, type TermsTexts } from './texts.ts'
import { composition, playedLineup, SIDE_MAX, sideSize } from './sides.ts'
import { OPPONENTS_MAX } from './status.ts'
import { orText } from '../bounds.ts'
import { endingCodes } from '../scores/endings.ts'
import { score } from '../scores/forms.ts'
import { flag, id, isId, lines, prose } from '../fields.ts'
import * as venues from '../venues/endpoints.ts'
import { MESSAGE_MAX, RULES_MAX, isMoment, moment } from '../venues/endpoints.ts'

export { CITY_MAX, MESSAGE_MAX, RULES_MAX, STATE_MAX, VENUE_MAX, ZIP_MAX } from '../venues/endpoints.ts'

const sport = (texts: TermsTexts) => id(texts.sport)
const date = (texts: TermsTexts) => moment(texts.date)
const city = (texts: TermsTexts) => venues.city(texts.city)
const state = (texts: TermsTexts) => venues.state(texts.state)
const zip = (texts: TermsTexts) => venues.zip(texts.zip)
const venue = (texts: TermsTexts) => venues.venue(texts.venue)

/** The terms that both sides agree on, in the order of the create form: the first failing field gives the message. */
export const terms = (texts: TermsTexts) => ({
  sport: sport(texts),
  date: date(texts),
  location: city(texts),
  locstate: state(texts),
  zip: zip(texts),
  venue: venue(texts),
})
/** How its score is told; left out or '', as is usual in the sport on that day. */
export const format = z.optional(
  z.string(challengeTexts.noSuchFormat).check(z.regex(/^[a-z0-9_]{0,20}$/, challengeTexts.noSuchFormat)),
)
const extras = {
  format,
  ranked: z._default(flag(), 0),
  rules: prose(RULES_MAX),
  message: prose(MESSAGE_MAX),
}

const listOf = (value: string | string[]): string[] =>
  typeof value === 'string' ? value.split(',').flatMap(part => part.trim() || []) : value
/** Target ids as a list, a comma list, or '' for an open challenge; each player once. */
const targets = z.pipe(
  z.pipe(
    z._default(z.union([z.string(), z.array(z.string())], challengeTexts.unknownPlayer), ''),
    z.transform(value => [...new Set(listOf(value))]),
  ),
  z.array(z.string()).check(
    z.maxLength(OPPONENTS_MAX, challengeTexts.tooManyPlayers),
    z.refine(ids => ids.every(isId), challengeTexts.unknownPlayer),
  ),
)

/** Issues a challenge. `challenge_end` is sent empty and means nothing: a challenge never needs an end. */
export const issueInput = z.strictObject({
  ...terms(createTexts),
  ...extras,
  challenge_end: z.optional(z.nullable(z.literal('', 'A challenge has no end.'))),
  ids: targets,
  /** How many play on a side; left out, the sport's first. Where it is 1, every player is a side. */
  side_size: z.optional(sideSize),
  composition: z.optional(composition),
  /** The issuer's team, and the one against which it plays: its owner is challenged. */
  team_id: z.optional(id(lineupTexts.unknownTeam)),
  against_team_id: z.optional(id(lineupTexts.unknownTeam)),
  /** For whoever has its link: without `ids` it is open to nobody else. */
  by_link: z.optional(flag()),
})

/** The forms on the screens. What they send is checked again by `issueInput`. */
export const createForm = z.strictObject({ ...terms(createTexts), ...extras })
export const matchForm = z.strictObject({ ...terms(matchTexts), ...extras })
/**
 * The issue modal asks in another order: sport, place, venue, start, end. A challenge needs no end: it is asked for
 * where the issuer wants to name one, and then goes into the rules.
 */
export const issueForm = z
  .strictObject({
    sport: sport(issueTexts),
    location: city(issueTexts),
    locstate: state(issueTexts),
    zip: zip(issueTexts),
    venue: venue(issueTexts),
    date: date(issueTexts),
    ...extras,
    names_end: z._default(z.boolean(), false),
    end: z._default(z.string(), ''),
  })
  .check(
    z.refine(({ names_end, end }) => !names_end || isMoment(end), { path: ['end'], error: issueTexts.end }),
    z.refine(({ names_end, end, date: start }) => !names_end || !isMoment(end) || end > start, {
      path: ['end'],
      error: issueTexts.endTooEarly,
    }),
  )

const modifyTerms = {
  sport: sport(modifyTexts),
  date: date(modifyTexts),
  location: city(modifyTexts),
  challengeLocationState: state(modifyTexts),
  challengeLocationZip: zip(modifyTexts),
  venue: venue(modifyTexts),
}

/** Modify Challenge: the issuer's form while Pending. */
export const modifyForm = z.strictObject({ ...modifyTerms, ...extras })

/**
 * Changes what it names and leaves the rest: the issuer's whole form, or anybody's `{message}`.
 * An empty field is refused, so nothing can be taken away.
 */
export const editInput = z.strictObject({
  id: id(),
  sport: z.optional(modifyTerms.sport),
  date: z.optional(modifyTerms.date),
  location: z.optional(modifyTerms.location),
  challengeLocationState: z.optional(modifyTerms.challengeLocationState),
  challengeLocationZip: z.optional(modifyTerms.challengeLocationZip),
  venue: z.optional(modifyTerms.venue),
  format,
  ranked: z.optional(flag()),
  rules: z.optional(lines(RULES_MAX)),
  message: z.optional(lines(MESSAGE_MAX)),
})

export const STARS = 5
const stars = orText(
  z.int(challengeTexts.stars).check(z.minimum(1, challengeTexts.stars), z.maximum(STARS, challengeTexts.stars)),
  challengeTexts.stars,
)
/** `ratings` holds the stars of the other participants by user id; a player left out gets five. */
const ratings = z._default(
  z
    .record(id(challengeTexts.unknownPlayer), stars, {
      error: ({ code }) => (code === 'invalid_key' ? challengeTexts.unknownPlayer : challengeTexts.stars),
    })
    .check(z.refine(given => Object.keys(given).length < 2 * SIDE_MAX, lineupTexts.tooManyRated)),
  {},
)
const winner = id(challengeTexts.winner)

/** Names the winner. */
export const reportForm = z.strictObject({ ratings, winner })

/** How a match ended: who won, directly, by the score or by the player who gave up; or that nobody did, or played. */
export const outcome = {
  winner: z.optional(winner),
  draw: z.optional(flag()),
  /** Whole, or left out; its sides are the players, the issuer first. */
  score: z.optional(score),
  ending: z.optional(z.enum(endingCodes, challengeTexts.noSuchEnding)),
  /** The player who gave up. */
  retired: z.optional(id(challengeTexts.unknownPlayer)),
}
interface Told {
  winner?: string | undefined
  draw?: number | undefined
  score?: unknown
  ending?: string | undefined
  retired?: string | undefined
}
export const saysHowItEnded = z.refine<Told>(
  ({ winner: named, draw, score: told, ending, retired }) =>
    (named ?? told ?? retired) !== undefined || draw === 1 || ending === 'abandoned' || ending === 'double_walkover',
  { path: ['winner'], error: challengeTexts.winner },
)
export const isWonOrDrawn = z.refine<Told>(({ winner: named, draw }) => named === undefined || draw !== 1, {
  path: ['draw'],
  error: challengeTexts.winnerOrDraw,
})

export const reportInput = z
  .strictObject({ id: id(), ratings, ...outcome, lineup: z.optional(playedLineup) })
  .check(saysHowItEnded, isWonOrDrawn)
