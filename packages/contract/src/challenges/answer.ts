import * as z from 'zod/mini'
import { userCard } from '../cards/answer.ts'
import {
  type ChallengeAction,
  challengeEndings,
  challengeRoles,
  challengeStatuses,
  participantStates,
} from './status.ts'
import { offer } from './offered.ts'
import { challengeReasonCodes } from './texts.ts'
import { compositions, matchSide } from './sides.ts'
import { flagOut, id, instant } from '../fields.ts'
import { stake } from '../ranks/stake.ts'
import { sportNamed } from '../sports/endpoints.ts'
import { verdictWith } from '../verdict.ts'
import { venueShown } from '../venues/answer.ts'
import { endingCodes } from '../scores/endings.ts'
import { score } from '../scores/forms.ts'

export const challengeVerdict = verdictWith(challengeReasonCodes)
const actions: Record<ChallengeAction, typeof challengeVerdict> = {
  accept: challengeVerdict,
  decline: challengeVerdict,
  cancel: challengeVerdict,
  modify: challengeVerdict,
  message: challengeVerdict,
  report: challengeVerdict,
  confirm: challengeVerdict,
  dispute: challengeVerdict,
  not_played: challengeVerdict,
  contact: challengeVerdict,
  add_friends: challengeVerdict,
  view_result: challengeVerdict,
  join: challengeVerdict,
  unjoin: challengeVerdict,
  accept_participant: challengeVerdict,
  turn_down: challengeVerdict,
  take_score: challengeVerdict,
  line_up: challengeVerdict,
  did_not_play: challengeVerdict,
  offer_times: challengeVerdict,
  answer_times: challengeVerdict,
  keep_time: challengeVerdict,
}

/** A card and what the player is to this challenge. `rank` of the card is that of the challenge's sport. */
export const participant = z.extend(userCard, {
  role: z.enum(challengeRoles),
  state: z.enum(participantStates),
  /** The participant's own message to the others; nobody else edits it. '' in an outline. */
  message: z.string(),
  /** The viewer's chance to beat this player, 0 to 1; null for the viewer, and from the start on. */
  chance: z.nullable(z.number()),
  /** Has named a winner: `reported_winner_id` of the challenge, or in a dispute another. */
  reported: z.boolean(),
  not_played: z.boolean(),
  /**
   * This player's side in a score, from 0, the issuer's first; of a player who waits to join a match of sides the one
   * that is wished for. Null for others who do not play.
   */
  side: z.nullable(z.int()),
  /** The score as this player tells it, '6–4 3–6 10–7'; '' without one. Until Complete it is the one first reported. */
  score: z.string(),
  /** The score in this player's own report, as the viewer tells it; '' without one, and in an outline. */
  reported_score: z.string(),
  /** In a dispute the winner in this player's own report, null of a draw; left out of whoever has not reported. */
  reported_winner_id: z.optional(z.nullable(id())),
})
export type Participant = z.output<typeof participant>

/** Of a participant only the card, and what they are to the challenge. */
export const onCard = z.omit(participant, {
  message: true,
  chance: true,
  reported: true,
  not_played: true,
  side: true,
  score: true,
  reported_score: true,
  reported_winner_id: true,
})

export type OnCard = z.output<typeof onCard>

/**
 * A challenge as the viewer sees it. A viewer who is not and was not in it, and may not join it any more, gets the
 * outline: '' for messages, rules, venue and ZIP, no distance, and of the players those who play.
 */
export const challenge = z.strictObject({
  id: id(),
  status: z.string(),
  event_status_id: z.enum(challengeStatuses),
  /** The status that time alone will bring, and when; both null once it is final. */
  becomes: z.nullable(z.enum(challengeStatuses)),
  becomes_at: z.nullable(instant),
  /** How it ended; null while it runs. */
  ended: z.nullable(z.enum(challengeEndings)),

  /** The issuer's id. */
  user_id: id(),
  issuer: participant,
  /** Challenged by name, whatever they answered. */
  recipients: z.array(participant),
  /** Those who accepted, without the issuer. */
  opponents: z.array(participant),
  /**
   * The players, as far as the viewer may see them: the issuer, then the opponents. A guest is 'A player' to those
   * who do not play.
   */
  users: z.array(participant),
  /**
   * Those who joined an open challenge. The issuer sees all but those who unjoined and those behind a block; others
   * see who plays, and themselves.
   */
  request_user: z.array(participant),
  /** Those whom the captains of a match of sides have named, guests too, as far as the viewer may see them. */
  lineup: z.array(participant),
  /** The two sides of a match of sides, the issuer's first; null where every player is a side. */
  sides: z.nullable(z.array(matchSide)),
  /** The players whom a match of sides is for; null where every player is a side. */
  composition: z.nullable(z.enum(compositions)),
  /** True of a match that was played before it was told of: it counts once everybody on it has said yes. */
  recorded: z.boolean(),
  /** True of a match in a sport of sides that names captains alone, as all did once. */
  captains_only: z.boolean(),
  /** How many play, those too whom the viewer is not shown (behind a block, under 18). */
  user_count: z.int(),

  sport: sportNamed,
  ...venueShown,
  challenge_start: instant,
  challenge_end: z.null(),
  open_challenge: flagOut,
  ranked: flagOut,
  /** The issuer's message. */
  message: z.string(),
  rules: z.string(),
  created: instant,
  /** How often times were offered; left out of a challenge that never had more than its start, as `offer` is. */
  offer_round: z.optional(z.int()),
  /** The times that wait for an answer. */
  offer: z.optional(offer),
  /** True from one hour before the start: nothing can be modified. */
  frozen: z.boolean(),

  /** The player by whom an agreed match waits for an answer again; to its players alone. */
  called_off_by: z.optional(id()),
  /** 1 once the result is disputed. */
  reject: flagOut,
  /** The player who has disputed it, until an operator has decided. */
  disputed_by: z.optional(id()),
  /** The winner first reported; the winner decided once it is Complete. Of a side that won, its captain. */
  reported_winner_id: z.nullable(id()),
  winnername: z.nullable(z.string()),

  /** How its score is told, by the table of `/sports/scoring`; null in a sport that is not in it. */
  format: z.nullable(z.string()),
  /** 1 where it was a draw, or is reported as one: nobody has won. */
  draw: flagOut,
  /** How the match came to its end; null where it was played, or nobody said. */
  ending: z.nullable(z.enum(endingCodes)),
  /** The score as it was entered, its sides in their order; null without one. Until Complete as first reported. */
  score: z.nullable(score),
  /** The reports of the winner tell different scores: none of them is that of the result. */
  scores_differ: z.boolean(),

  /** Others changed it since the viewer looked. */
  is_new: z.boolean(),
  /** 1 where visitors have a page of it, /match/{id}; absent otherwise. */
  public: z.optional(z.literal(1)),
  /** 1 when the viewer has joined this open challenge. */
  matchSet: flagOut,
  /** Between the viewer and the other player: the issuer, or for the issuer the first opponent. */
  friend_status: z.enum(['none', 'sent', 'received', 'friend']),
  /** The issuer's rank in the sport; null for a player without it. */
  rank: z.nullable(z.int()),
  /** Miles from the viewer's origin to the venue, one decimal; null where either is unknown. */
  distance: z.nullable(z.number()),
  /**
   * The viewer's chance to win, 0 to 1, if everyone plays who is asked now; null once it is agreed, and where nobody to
   * play is known.
   */
  chance: z.nullable(z.number()),
  /** Of a match that may end in one, where one opponent is known; `chance` is that of winning otherwise. */
  draw_chance: z.optional(z.number()),
  /** Null where `chance` is, and unless ranked. */
  stake: z.nullable(stake),
  /** The change of the viewer's rank by the result; null until it is Complete and ranked. */
  rank_change: z.nullable(z.strictObject({ before: z.int(), after: z.int(), change: z.int() })),

  actions: z.strictObject(actions),
})
export type Challenge = z.output<typeof challenge>

/** Another noun's item in these lists; the schema that it has of its own is met by the whole list. */
const listed = z.looseObject({ id: id() })

/** One of the lists Upcoming, Pending, Past. */
export const agenda = z.strictObject({
  challenges: z.array(challenge),
  tournaments: z.array(listed),
  events: z.array(listed),
  /** How much there is on this list, on all its pages. */
  total_count: z.int(),
  /** How many of them others changed since the viewer looked. */
  new_count: z.int(),
  /** How many there are of each kind, on all pages. */
  counts: z.strictObject({ challenges: z.int(), tournaments: z.int(), events: z.int() }),
})
export type Agenda = z.output<typeof agenda>
