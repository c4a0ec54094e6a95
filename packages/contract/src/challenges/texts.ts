import { GUESTS_MAX } from '../guests/limit.ts'
import { keysOf } from '../keys.ts'
import type { ChallengeAction } from './status.ts'

/** Texts of the specification, verbatim, and ours where it has none. */
export const challengeTexts = {
  sent: 'Challenge Sent',
  created: 'Challenge created successfully.',
  updated: 'Challenge Updated',
  accepted: 'Challenge accepted successfully.',
  declined: 'Challenge declined.',
  recordConfirmed: 'Thank you. You have said yes.',
  recordDenied: 'You have said no: it does not count.',
  oneStart: 'An open match has one time.',
  cancelled: 'Challenge cancel successfully.',
  joined: 'You asked to join. The challenger decides.',
  unjoined: 'Challenge unjoin successfully.',
  participantAccepted: 'Player accepted. The match is on.',
  turnedDown: 'Player declined.',
  reportSent: 'Report sent successfully',
  reportAccepted: 'Report accepted successfully',

  acceptFailed: 'Please try again.',
  problemSubmitting: 'Problem Submitting Challenge',
  problemIssuing: 'Problem Issueing Challenge',
  problemCancelling: 'Problem cancel challenge',
  problemUpdating: 'Error Updating Challenge',

  findSomeone: 'Find someone to challenge',
  listEmpty: 'No Challenges found.',
  noTournaments: 'No Tournaments found.',
  noEvents: 'No Event found.',
  noneFound: 'No Challenges Found',
  noParticipants: 'No Participants found',
  reported: 'Reported',
  viewResult: 'View Result',

  winner: 'Please select a winner',
  winnerOrDraw: 'Name a winner, or say that it was a draw.',
  noSuchEnding: 'A match does not end like this.',
  noSuchFormat: 'This sport has no such format.',
  otherPlayer: 'the other player',
  scoreTaken: 'The score is agreed.',
  stars: 'Stars are 1 to 5.',
  unknownPlayer: 'We do not know this player.',
  tooManyPlayers: 'At most 8 players.',
  noSuchAnswer: 'The answer is accepted or dismissed.',
} as const

/** Why an act on a challenge is refused: the reason of a verdict, and its text. */
export const challengeReasons = {
  // Because of the viewer
  not_yours: 'This challenge is not yours to change.',
  own_challenge: 'This challenge is your own.',
  not_invited: 'You were not asked to this challenge.',
  not_open: 'This challenge is not open to everyone.',
  open_challenge: 'The challenger decides who joins.',
  // Where the viewer stands
  already_accepted: 'You accepted this challenge.',
  already_declined: 'You declined this challenge.',
  turned_down: 'The challenger declined your request.',
  cancel_instead: 'You accepted: cancel it instead.',
  unjoin_instead: 'You joined: unjoin instead.',
  already_joined: 'You joined this challenge.',
  already_unjoined: 'User already unjoined.',
  // Where the challenge stands
  closed: 'This challenge is over.',
  started: 'The start has passed.',
  not_started: 'The match has not started yet.',
  frozen: 'Nothing can be changed in the last hour before the start.',
  upcoming: 'It is accepted: only your message can be changed.',
  list_changed: 'This challenge has moved on. Please look again.',
  full: 'Eight players are already in.',
  nobody_waiting: 'Nobody is waiting for your answer.',
  not_waiting: 'This player is not waiting for your answer.',
  // Results
  reported: 'Reported',
  disputed: 'The result is disputed. An operator decides.',
  already_disputed: 'You disputed the result. An operator decides.',
  nothing_reported: 'Nobody has reported a result yet.',
  result_reported: 'A result is reported: confirm or dispute it.',
  said_not_played: 'You said that this match was not played.',
  not_disputed: 'There is nothing to settle.',
  too_late: 'A result can only be disputed for 7 days.',
  no_result: 'There is no result yet.',
  winner_not_player: 'Please select a winner',
  scores_agree: 'Both reports give the same score.',
  score_too_late: 'You can switch to the other score for 7 days only.',
  // People
  unavailable: 'This player cannot be challenged.',
  only_friends: 'Only friends can challenge this player.',
  already_friends: 'You are friends.',
  friend_asked: 'You asked to be friends.',
  link_minor: 'Under 18, a match is arranged between friends.',
  // Issuing
  yourself: 'You cannot challenge yourself.',
  too_many_players: challengeTexts.tooManyPlayers,
  not_your_sport: 'This sport is not on your profile.',
  not_their_sport: 'This player does not play this sport.',
  start_past: 'The start is in the past.',
  start_too_far: 'The start can be no later than the end of next year.',
  start_minutes: 'Minutes go in steps of ten.',
  identical: 'You already sent this player the same challenge.',
  daily_limit: 'You have challenged 40 new players in 24 hours. Please wait a while.',
  barred: 'You cannot play ranked matches for now.',
  too_few_credits: 'You do not have enough credits.',
  // Played already
  recorded: 'It has been played, and is waiting for a yes.',
  record_too_old: 'You can record a match up to 14 days after it was played.',
  record_limit: 'You have recorded 10 matches in 24 hours. Please wait a while.',
  record_awaits: 'This match has already been recorded. It is waiting for your yes or no.',
  // Sides
  no_sides: 'This match has no sides.',
  not_captain: 'The captain names the players.',
  side_full: 'This side is full.',
  in_match: 'This player is already in.',
  other_side: 'That is not your side.',
  not_on_side: 'This player is not on your side.',
  captain_stays: 'The captain has to play.',
  not_nameable: 'Name a friend, a teammate or a player who has asked.',
  said_no: 'This player has said no.',
  cannot_join: 'This player cannot be in this match.',
  composition: 'This match is for other players.',
  gender_untold: 'This player has not given a gender.',
  side_reported: 'Your side has reported.',
  not_named: 'No report named you.',
  denial_late: 'The 48 hours to say so are over.',
  // Guests
  guests_ranked: 'A guest has no rank: this is for matches that are not ranked.',
  guests_max: `At most ${GUESTS_MAX} guests.`,
  guests_follow: 'A guest cannot be a captain.',
  // Times
  no_offer: 'No times are waiting for an answer.',
  own_offer: 'You offered these times.',
  other_offer: 'Somebody was quicker. Look at the times again.',
  no_common_time: 'No time suits everybody. Offer others.',
  offers_spent: 'Ten rounds of times have been offered. Write to each other instead.',
  one_start: challengeTexts.oneStart,
} as const
export type ChallengeReason = keyof typeof challengeReasons
export const challengeReasonCodes = keysOf(challengeReasons)

/** The message of a refused call. A failed accept has one text in the specification, whatever the reason. */
export const challengeRefusal = (action: ChallengeAction | 'issue' | 'link', reason: ChallengeReason): string =>
  action === 'accept' ? challengeTexts.acceptFailed : challengeReasons[reason]

/** Messages of a form's fields; each form of the specification has its own. */
export interface TermsTexts {
  sport: string
  date: string
  city: string
  state: string
  zip: string
  venue: string
}

/** The create form's, and the server's. */
export const createTexts: TermsTexts = {
  sport: 'Please select sport',
  date: 'Please select Start date & time',
  city: 'Please enter city',
  state: 'Please enter state',
  zip: 'Please enter zip code',
  venue: 'Please enter venue',
}

/** The issue modal's. It names no text for state and ZIP: those are the create form's. */
export const issueTexts: TermsTexts & { end: string; endTooEarly: string } = {
  sport: 'Select a sport',
  date: 'Please set start date and time',
  city: 'Add a location',
  state: createTexts.state,
  zip: createTexts.zip,
  venue: 'Add a venue',
  end: 'Please set end date and time',
  endTooEarly: 'The end has to be after the start.',
}

/** The form that creates an open match: as the create form, with its own text for the sport. */
export const matchTexts: TermsTexts = { ...createTexts, sport: 'A sport needs to be chosen.' }

/** Modify Challenge. */
export const modifyTexts: TermsTexts = {
  sport: 'Select a sport',
  date: 'Please set a date and time',
  city: 'Please set city',
  state: 'Please set state',
  zip: 'Please set zip',
  venue: 'Please set venue',
}
