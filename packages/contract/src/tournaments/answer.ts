import * as z from 'zod/mini'
import { userCard } from '../cards/answer.ts'
import { flagOut, id, instant } from '../fields.ts'
import { tournamentReasonCodes } from './reasons.ts'
import {
  askCauses,
  askers,
  placeStates,
  tournamentEndings,
  tournamentFormats,
  tournamentStatuses,
  type TournamentAction,
  visibilities,
} from './status.ts'
import { compositions } from '../challenges/sides.ts'
import { sportNamed } from '../sports/endpoints.ts'
import { verdictWith } from '../verdict.ts'
import { venueShown } from '../venues/answer.ts'

export const tournamentVerdict = verdictWith(tournamentReasonCodes)
const actions: Record<TournamentAction, typeof tournamentVerdict> = {
  join: tournamentVerdict,
  leave: tournamentVerdict,
  confirm: tournamentVerdict,
  decline: tournamentVerdict,
  join_myself: tournamentVerdict,
  fill_side: tournamentVerdict,
  pair_players: tournamentVerdict,
  add_players: tournamentVerdict,
  remove_players: tournamentVerdict,
  modify: tournamentVerdict,
  cancel: tournamentVerdict,
  report: tournamentVerdict,
  view_result: tournamentVerdict,
  contact: tournamentVerdict,
}

/** A card and the player's place. `rank` of the card is that of the tournament's sport. */
export const place = z.extend(userCard, {
  invitation_status_id: z.enum(placeStates),
  invitation_status: z.string(),
  _joinData: z.strictObject({
    status: z.string(),
    /** The side that asked for this place; the other one answers while it is Pending. 'guest' of one by name. */
    asked_by: z.enum(askers),
    /** The final position, counted from 1; null without one. */
    position: z.nullable(z.int()),
    /** The last of the positions that are shared with others who left a bracket in the same round: 8 of 5 to 8. */
    last_position: z.nullable(z.int()),
    /** Of an accepted player in a tournament of sides: the side that they are on, alone until others join. */
    side: z.nullable(
      z.strictObject({
        /** Null of one whom the viewer is not shown. */
        captain: z.nullable(id()),
        team: z.nullable(z.string()),
        /** 1: it has all its players, and so a slot. */
        complete: flagOut,
      }),
    ),
    /** To a captain and to whom they ask: the captain who waits for this player's answer. */
    asker: z.nullable(id()),
  }),
})
export type Place = z.output<typeof place>

export const note = z.strictObject({
  id: id(),
  message: z.string(),
  user_id: id(),
  user: z.strictObject({ full_name: z.string() }),
  created: instant,
})

/**
 * A tournament as the viewer sees it. A player not in it who may not join gets the outline: '' for message, rules,
 * venue and ZIP, no notes and no distance.
 */
export const tournament = z.strictObject({
  id: id(),
  title: z.string(),
  status: z.enum(tournamentStatuses),
  /** The status that time alone will bring, and when; both null once it is final. */
  becomes: z.nullable(z.enum(tournamentStatuses)),
  becomes_at: z.nullable(instant),
  ended: z.nullable(z.enum(tournamentEndings)),

  /** The organizer's id. */
  user_id: id(),
  issuer: userCard,
  sport: sportNamed,
  ...venueShown,
  tournament_start: instant,
  tournament_end: instant,
  ranked: flagOut,
  /** Centre of the rank window and its half-width, both ends included; `minRate` and `minSpread` are the same. */
  start_rating: z.int(),
  end_rating: z.int(),
  minRate: z.int(),
  minSpread: z.int(),
  /** Places in all, and those not yet taken by somebody accepted, or by a complete side. */
  slots: z.int(),
  openSlots: z.int(),
  /** How many play on a side, and for whom the sides are; both null where players enter alone. */
  side_size: z.nullable(z.int()),
  composition: z.nullable(z.enum(compositions)),
  open_invite: flagOut,
  /** 1: where it is open, players under 18 whom the organizer does not know may join, too. */
  open_to_minors: flagOut,
  /** Whether visitors see it: not at all, by its link, or in their list of tournaments, too. */
  visibility: z.enum(visibilities),
  /** 1 where visitors have a page of it, /tournament/{id}; absent otherwise. */
  public: z.optional(z.literal(1)),
  format: z.enum(tournamentFormats),
  /** Whether the bracket has been drawn. */
  drawn: flagOut,
  /** True from one hour before the start: nothing can be modified. */
  frozen: z.boolean(),
  message: z.string(),
  rules: z.string(),
  /**
   * The organizer's notes to everyone: with the announcement, on changes and on cancelling, the newest first. None in a
   * list of tournaments.
   */
  notes: z.array(note),
  created: instant,

  /**
   * Accepted and pending places, the accepted first; with a result by position. Players who were turned down are left
   * out. Requests are shown to the organizer alone, invitations also to those who play or are invited. In a list of
   * tournaments only the viewer's own and the first LISTED_PLACES of the others who have accepted: the tournament by
   * its id has all.
   */
  users: z.array(place),
  /** How many have accepted, of sides how many are complete, whether or not the viewer is shown them. */
  accepted: z.int(),
  /** How many asked for a place and wait for the organizer; null to everybody else. */
  asking: z.nullable(z.int()),
  reported_winner_id: z.nullable(id()),
  winnername: z.nullable(z.string()),
  /** When the placings stand, and without a bracket move the ranks; null where they never will or already do. */
  settles_at: z.nullable(instant),
  /** 1 while a dispute holds them. */
  held: flagOut,

  /** The viewer's own place; null without one. */
  invitation_status_id: z.nullable(z.enum(placeStates)),
  /** Others changed it since the viewer looked. */
  unseen: flagOut,
  /** Miles from the viewer's origin to the venue, one decimal; null where either is unknown. */
  distance: z.nullable(z.number()),
  /** The change of the viewer's rank by the result, or so far by the matches; null until there is one. */
  rank_change: z.nullable(z.strictObject({ before: z.int(), after: z.int(), change: z.int() })),

  /** Why the viewer who joins asks the organizer for a place; null where joining needs no answer or is not possible. */
  join_asks: z.nullable(z.enum(askCauses)),
  actions: z.strictObject(actions),
})
export type Tournament = z.output<typeof tournament>

/** A row of the rank page. */
export const tournamentRank = z.strictObject({
  id: id(),
  name: z.string(),
  image: z.nullable(z.string()),
  /** The position, counted from 1, and the last of those that are shared with others. */
  rank_value: z.int(),
  rank_last: z.int(),
  total_participants: z.int(),
  /** The rank in the sport, as it is now. */
  rating_value: z.nullable(z.int()),
  /** 1 while that rank is shown with '?'. */
  provisional: flagOut,
})
