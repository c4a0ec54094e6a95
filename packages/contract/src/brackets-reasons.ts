/** Why an act on a bracket is refused: the reason of a verdict. */
export const bracketReasonCodes = [
  // Who the viewer is
  'not_organizer',
  'not_playing',
  'not_your_match',
  'withdrawn',
  'own_match',
  // Where the bracket stands
  'no_format',
  'not_started',
  'over',
  'too_few',
  'drawn',
  'not_drawn',
  'all_decided',
  // Where the match stands
  'open',
  'bye',
  'unneeded',
  'decided',
  'you_reported',
  'not_reported',
  'disputed',
  'not_in_match',
] as const
export type BracketReason = (typeof bracketReasonCodes)[number]

/** What the one who tried is told. */
export const bracketReasons: Record<BracketReason, string> = {
  not_organizer: 'This tournament is not yours to change.',
  not_playing: 'You have no place in this bracket.',
  not_your_match: 'This is not your match.',
  withdrawn: 'You have withdrawn.',
  own_match: 'You play in this match: report it as everybody else does.',
  no_format: 'This tournament has no bracket.',
  not_started: 'The bracket is drawn once the tournament has started.',
  over: 'This tournament is over.',
  too_few: 'A bracket takes four players.',
  drawn: 'The bracket is drawn.',
  not_drawn: 'The bracket is not drawn yet.',
  all_decided: 'Every match is decided.',
  open: 'The players of this match are not known yet.',
  bye: 'Nothing is played here.',
  unneeded: 'The second final is not needed.',
  decided: 'This match is decided.',
  you_reported: 'You reported this match. The other player answers.',
  not_reported: 'There is no report to dispute.',
  disputed: 'The result is disputed: the organizer decides.',
  not_in_match: 'The winner is one of the two players.',
}
