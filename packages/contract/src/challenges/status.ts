/** `event_status_id` of a challenge and the word in `status`. */
export const CHALLENGE_STATUS = {
  pending: '1',
  upcoming: '2',
  reporting: '3',
  complete: '4',
  cancelled: '5',
  dismissed: '6',
} as const
export type ChallengeStatus = (typeof CHALLENGE_STATUS)[keyof typeof CHALLENGE_STATUS]

export const challengeStatuses = ['1', '2', '3', '4', '5', '6'] as const satisfies readonly ChallengeStatus[]

export const challengeStatusWords = {
  '1': 'Pending',
  '2': 'Upcoming',
  '3': 'Reporting',
  '4': 'Complete',
  '5': 'Cancelled',
  '6': 'Dismissed',
} as const satisfies Record<ChallengeStatus, string>

/**
 * A participant's role: issued the challenge · was challenged by name · joined an open one · was named for a side by
 * its captain · has a place of a side without an account.
 */
export const challengeRoles = ['issuer', 'recipient', 'joined', 'lineup', 'guest'] as const
export type ChallengeRole = (typeof challengeRoles)[number]

/**
 * Where a participant stands: has yet to answer (or to be answered) · plays · said no or was turned down ·
 * was still pending when the challenge moved on, or is out of the line-up · unjoined.
 */
export const participantStates = ['pending', 'accepted', 'declined', 'lapsed', 'withdrawn'] as const
export type ParticipantState = (typeof participantStates)[number]

/** Acts on a challenge; `actions` of a challenge has a verdict for each. */
export const challengeActions = [
  'accept',
  'decline',
  'cancel',
  'modify',
  'message',
  'report',
  'confirm',
  'dispute',
  'not_played',
  'contact',
  'add_friends',
  'view_result',
  'join',
  'unjoin',
  'accept_participant',
  'turn_down',
  'take_score',
  'line_up',
  'did_not_play',
  'offer_times',
  'answer_times',
  'keep_time',
] as const
export type ChallengeAction = (typeof challengeActions)[number]

/** How a challenge came to its end. */
export const challengeEndings = [
  'agreed',
  'silence',
  'operator',
  'cancelled',
  'declined',
  'start_passed',
  'unanswered',
  'not_played',
  'unreported',
  'void',
] as const
export type ChallengeEnding = (typeof challengeEndings)[number]

/** A direct challenge goes to 1–8 players, and an open one is played by at most as many. */
export const OPPONENTS_MAX = 8

/** As often as times can be offered for one challenge. */
export const ROUNDS_MAX = 10

/** A match that was played already is told of within so many days of its start. */
export const RECORD_DAYS = 14
/** Everybody on it says yes within so many days, or it does not count. */
export const RECORD_ANSWER_DAYS = 7
/** A player tells of so many in 24 hours. */
export const RECORDS_A_DAY = 10
