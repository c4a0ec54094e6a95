import type {
  ChallengeEnding,
  ChallengeRole,
  ChallengeStatus,
  ParticipantState,
} from '@gauntlet/contract/challenges/status'
import type { Composition } from '@gauntlet/contract/challenges/sides'
import type { Ending } from '@gauntlet/contract/scores/endings'
import type { ScoreFormat } from '@gauntlet/contract/scores/format'
import type { GivenScore } from '@gauntlet/contract/scores/forms'
import type { Millis } from '@gauntlet/contract/time'
import type { Position } from '../ranks/sides.ts'
import type { Unfit } from './sides.ts'

/** A score as it was reported, with what its format read in it. Its sides are the players, the issuer first. */
export interface ToldScore {
  kind: ScoreFormat['kind']
  given: GivenScore
  /** As the log of ranks takes them: level where a shoot-out decided. */
  positions: readonly Position[]
  /** Of two sides, in the finest unit; null where the score says nothing of how far apart they are. */
  totals: readonly [number, number] | null
}

/** The rest of a report, beside the winner. */
export interface Told {
  /** Null where it does not say: the match was played, or ended as the first report has it. */
  ending: Ending | null
  score: ToldScore | null
}

/** The issuer's side, or the other. */
export type SideIndex = 0 | 1

/** A start that is offered, and where. */
export interface OfferedTime {
  start: Millis
  city: string
  state: string
  zip: string
  venue: string
  timezone: string
  lat: number
  lon: number
}

/** Times of which players say which suit them. */
export interface Offer {
  author_id: string
  /** No two at the same moment, the earliest first. */
  times: readonly OfferedTime[]
  /** They would replace an agreed time. */
  instead: boolean
  /** The times that suit those who have answered, by their places in `times`. */
  answers: Readonly<Record<string, readonly number[]>>
}

/** Which times of an offer suit a player. */
export interface Answer {
  round: number
  suits: readonly number[]
}

/** One row a participant; the issuer has one too, always 'accepted'. A player is in a challenge at most once. */
export interface PlayerFacts {
  user_id: string
  role: ChallengeRole
  state: ParticipantState
  /** When this player reported the result. */
  reported_at: Millis | null
  /** The winner in that report; null in a report of a draw. */
  reported_winner_id: string | null
  /** The rest of that report; null where it only names the winner. */
  told: Told | null
  /** When this player said that the match was not played. */
  not_played_at: Millis | null
  /**
   * The side, of a player who is in or named for it by its captain, or by the player who has recorded the match; the
   * one wished for, of a player who has asked to join. Null where every player is a side, and of one who is on none.
   */
  side: SideIndex | null
  /** Names the other players of the side. */
  captain: boolean
  /** Of a captain: how many places of the side anybody may ask for; null for all that are free. */
  need: number | null
  /** When a report first named this player, who may say for a while: 'I did not play'. */
  named_at: Millis | null
  /** Came by the link of the challenge, asked by nobody. */
  by_link: boolean
}

/**
 * The facts of a challenge that the rules need, as it was last written. The effect of time since then is found by
 * `settle`; every rule here settles first, so facts may be stale but never wrong.
 */
export interface ChallengeFacts {
  status: ChallengeStatus
  /** Open to everyone, or direct: to the players with the role 'recipient'. */
  open: boolean
  ranked: boolean
  /** It was played before it was told of, and counts once everybody on it has said yes. */
  recorded: boolean
  /** How many play on a side; null where every player is a side. */
  side_size: number | null
  /** The players whom a match of sides is for; null where every player is a side. */
  composition: Composition | null
  start: Millis
  /** How often times were offered, and those offered last; null where the start is the only one. */
  offer_round: number
  offer: Offer | null
  /** Since when the present terms wait for an answer: issued, modified, or the last acceptance taken back. */
  pending_since: Millis
  /** The player by whom it is pending again; null until a match was called off, and once somebody accepts it anew. */
  called_off_by: string | null
  /** Credits that the issuer paid for it and has not been given back; a refund makes it 0. */
  paid: number
  /** Both set or both null: when the result was disputed, and by whom. */
  disputed_at: Millis | null
  disputed_by: string | null
  /** How many of the e-mails that follow the first report have been sent: 0, 1 or 2. */
  reminders_sent: number
  /** The winner decided; null until Complete, and of a draw. */
  winner_id: string | null
  /** It ended level: a draw, or decided by a shoot-out. */
  level: boolean
  /** How the match came to its end, where a report says so. */
  ending: Ending | null
  /** The score of the result; null where nobody told it, or the reports differ. */
  score: ToldScore | null
  /** Until when somebody may still accept by its link; null where nobody may. */
  link_ends: Millis | null
  /** Both set or both null: how and when it came to Complete, Cancelled or Dismissed. */
  ended: ChallengeEnding | null
  ended_at: Millis | null
  /** The issuer first; the others in the order in which they came. */
  players: readonly PlayerFacts[]
}

/** The facts of the viewer that the rules need. */
export interface Viewer {
  id: string
  /** The other player (the issuer; for the issuer, the opponent) blocks or is blocked, or the account is closed. */
  blocked: boolean
  friend: 'none' | 'sent' | 'received' | 'friend'
  /** The viewer's account or the issuer's is under 18. */
  minor: boolean
  /** Somebody who plays or was challenged is under 18 and no friend of the viewer. */
  kept: boolean
  /** A block lies between the viewer and somebody else who plays. */
  apart: boolean
  /** A block lies between the viewer and the issuer. */
  parted: boolean
  /** Why the viewer's gender does not fit for whom a match of sides is. */
  unfit: Unfit | null
  /** The sport is active on the viewer's profile. */
  plays_sport: boolean
  /** No ranked play before this. */
  barred_until: Millis | null
}

/** A viewer's standing in a challenge; 'stranger' includes one who unjoined. */
export type Standing = 'issuer' | 'invited' | 'opponent' | 'declined' | 'lapsed' | 'requester' | 'stranger'

/** A player's account of how a match ended. */
export interface Claim extends Told {
  /** Null of a draw. */
  winner_id: string | null
}

export interface Report extends Claim {
  user_id: string
  at: Millis
}
