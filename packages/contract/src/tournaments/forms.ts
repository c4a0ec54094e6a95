import * as z from 'zod/mini'
import { count } from '../bounds.ts'
import { email, fieldTexts, flag, id, line, lines, paging, prose, text } from '../fields.ts'
import { composition, named, sideSize } from '../challenges/sides.ts'
import { lineupTexts } from '../challenges/lineup-texts.ts'
import { fill } from '../language/fill.ts'
import { distance, origin } from '../people-search/endpoints.ts'
import {
  PLACED_MIN,
  RATE_CENTRE,
  RATE_SPREAD,
  SLOTS_MAX,
  SLOTS_MIN,
  tournamentFormats,
  visibilities,
} from './status.ts'
import { modalTexts, modifyTournamentTexts, screenTexts, tournamentTexts, type TournamentFormTexts } from './texts.ts'
import { MESSAGE_MAX, RULES_MAX, city, momentOrDay, state, venue, zip } from '../venues/endpoints.ts'
import { guestName } from '../guests/forms.ts'

export const TITLE_MAX = 80
export const RATE_MAX = 5_000
export const TOURNAMENT_DISTANCE = 200

/** '' and null are 'not given', as a form that was left empty sends it. */
const orNothing = (message: string) =>
  z.optional(
    z.pipe(
      z.union([z.literal(''), z.null(), momentOrDay(message)], message),
      z.transform(value => value || undefined),
    ),
  )

/** 0 becomes 1. */
const slots = z.pipe(
  count(tournamentTexts.slots, SLOTS_MAX),
  z.transform(n => Math.max(1, n)),
)
const rate = count(tournamentTexts.rate, RATE_MAX)
const players = z
  .array(id(tournamentTexts.unknownPlayer), tournamentTexts.unknownPlayer)
  .check(z.maxLength(SLOTS_MAX, tournamentTexts.tooManyPlayers))

const selected = z
  .array(z.union([id(), email()], tournamentTexts.unknownPlayer), tournamentTexts.unknownPlayer)
  .check(z.maxLength(SLOTS_MAX, tournamentTexts.tooManyPlayers))

const visibility = z.enum(visibilities, tournamentTexts.visibility)

const extras = {
  message: prose(MESSAGE_MAX),
  open_invite: z._default(flag(), 1),
  open_to_minors: z._default(flag(), 0),
  visibility: z._default(visibility, 'link'),
  ranked: z._default(flag(), 0),
  slots: z._default(slots, SLOTS_MIN),
  minRate: z._default(rate, RATE_CENTRE),
  minSpread: z._default(rate, RATE_SPREAD),
  format: z._default(z.enum(tournamentFormats, tournamentTexts.format), 'none'),
  /** Entered by sides of so many players, as the sport has them; left out, or 1, by single players. */
  side_size: z.optional(sideSize),
  composition: z.optional(composition),
}

/** The create screen's fields in its order, and the server's: the first failing one gives the message. */
const onScreen = (texts: TournamentFormTexts) => ({
  sport: id(texts.sport),
  title: line(TITLE_MAX, texts.title),
  tournament_start: momentOrDay(texts.start),
  location: city(texts.city),
  locstate: state(texts.state),
  zip: zip(texts.zip),
  venue: venue(texts.venue),
  rules: text(RULES_MAX, texts.rules),
})
const multiline = { rules: text(RULES_MAX, screenTexts.rules) }

export const createTournamentInput = z.strictObject({
  ...onScreen(screenTexts),
  ...multiline,
  tournament_end: orNothing(screenTexts.end),
  ...extras,
  /** Players who are invited at once, by id or e-mail. */
  selected: z._default(selected, []),
})

/** The screen's form. */
export const tournamentForm = z.strictObject({
  ...onScreen(screenTexts),
  ...multiline,
  tournament_end: orNothing(screenTexts.end),
  ...extras,
})

/** The modal on the search screen: its own order, texts and a required end. */
export const tournamentModalForm = z.strictObject({
  sport: id(modalTexts.sport),
  title: line(TITLE_MAX, modalTexts.title),
  tournament_start: momentOrDay(modalTexts.start),
  tournament_end: momentOrDay(modalTexts.end),
  location: city(modalTexts.city),
  locstate: state(modalTexts.state),
  zip: zip(modalTexts.zip),
  venue: venue(modalTexts.venue),
  ...multiline,
  ...extras,
})

const modify = {
  sport: id(modifyTournamentTexts.sport),
  title: line(TITLE_MAX, modifyTournamentTexts.title),
  location: city(modifyTournamentTexts.city),
  tournament_start: momentOrDay(modifyTournamentTexts.start),
  tournament_end: momentOrDay(modifyTournamentTexts.end),
}
/** Modify Tournament. */
export const modifyTournamentForm = z.strictObject({
  ...modify,
  locstate: state(modifyTournamentTexts.state),
  zip: zip(modifyTournamentTexts.zip),
  venue: venue(modifyTournamentTexts.venue),
  ...multiline,
  ...extras,
})

/** A form that refuses fewer places than it is for; the server takes 1. */
export const withPlaces = <O extends { slots: number }, I>(form: z.ZodMiniType<O, I>, least: number) =>
  form.check(
    z.refine(terms => terms.slots >= least, { path: ['slots'], error: fill(tournamentTexts.leastSlots, { least }) }),
  )

/** Changes what it names and leaves the rest. A `message` is kept among the notes. */
export const editTournamentInput = z.strictObject({
  id: id(),
  title: z.optional(modify.title),
  open_invite: z.optional(flag()),
  open_to_minors: z.optional(flag()),
  visibility: z.optional(visibility),
  sport: z.optional(modify.sport),
  location: z.optional(modify.location),
  locstate: z.optional(state(modifyTournamentTexts.state)),
  zip: z.optional(zip(modifyTournamentTexts.zip)),
  venue: z.optional(venue(modifyTournamentTexts.venue)),
  tournament_start: z.optional(modify.tournament_start),
  tournament_end: z.optional(modify.tournament_end),
  message: z.optional(lines(MESSAGE_MAX)),
  rules: z.optional(multiline.rules),
  slots: z.optional(slots),
  ranked: z.optional(flag()),
  minRate: z.optional(rate),
  minSpread: z.optional(rate),
  format: z.optional(z.enum(tournamentFormats, tournamentTexts.format)),
})

/** Players by id (one or a list), or somebody by e-mail; an address that no account has gets an invitation. */
export const addPlayersInput = z.strictObject({
  tournament_id: id(),
  user_id: z.optional(
    z.pipe(
      z.pipe(
        z.union([z.string(), z.array(z.string())], tournamentTexts.unknownPlayer),
        z.transform(value => [...new Set(typeof value === 'string' ? [value] : value)]),
      ),
      players,
    ),
  ),
  email: z.optional(email(tournamentTexts.emailMissing, tournamentTexts.emailInvalid)),
  /** Added. A person without an account, by name, who has a place at once. */
  guest: z.optional(guestName),
})

const nobody: string[] = []

/** A captain asks players to join the side, and takes players out. `team_id`: the team it plays for, '' for none. */
export const sideInput = z.strictObject({
  tournament_id: id(),
  ask: z._default(named, nobody),
  remove: z._default(named, nobody),
  team_id: z.optional(z.union([z.literal(''), id(lineupTexts.unknownTeam)], lineupTexts.unknownTeam)),
})

/** The organizer puts a player alone on the side of another who needs a partner. */
export const pairInput = z.strictObject({
  tournament_id: id(),
  captain: id(tournamentTexts.unknownPlayer),
  player: id(tournamentTexts.unknownPlayer),
})

/** The organizer cancels and may write to everyone in it: kept among the notes. Players withdraw without a word. */
export const withdrawInput = z.strictObject({
  tournament_id: id(),
  user_id: id(tournamentTexts.unknownPlayer),
  message: prose(MESSAGE_MAX),
})

const isOnce = (values: readonly unknown[]): boolean => new Set(values).size === values.length

export const rankReportInput = z.strictObject({
  id: id(),
  /** One a placed player; `tournamentid`, where it is sent, is the one in the path. */
  places: z
    .array(
      z.strictObject(
        {
          userid: id(tournamentTexts.unknownPlayer),
          rank: count(tournamentTexts.fourPlaces, SLOTS_MAX),
          tournamentid: z.optional(id()),
        },
        tournamentTexts.fourPlaces,
      ),
      tournamentTexts.fourPlaces,
    )
    .check(
      z.maxLength(SLOTS_MAX, tournamentTexts.tooManyPlayers),
      z.minLength(PLACED_MIN, tournamentTexts.fourPlaces),
      z.refine(
        places => isOnce(places.map(({ userid }) => userid)) && isOnce(places.map(({ rank }) => rank)),
        tournamentTexts.duplicatePlaces,
      ),
    ),
})

/** The filter of the search's tournament tab; the dates and the rank window are inclusive. */
export const tournamentFilter = z.strictObject({
  /** None is all of them. */
  sports: z._default(
    z
      .array(id(tournamentTexts.unknownSport), tournamentTexts.unknownSport)
      .check(z.maxLength(100, tournamentTexts.unknownSport)),
    [],
  ),
  origin,
  distance: distance(TOURNAMENT_DISTANCE),
  startDate: orNothing(fieldTexts.day),
  endDate: orNothing(fieldTexts.day),
  minRate: z.optional(rate),
  maxRate: z.optional(rate),
  ...paging,
})
