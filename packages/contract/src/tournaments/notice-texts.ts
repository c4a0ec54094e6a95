/**
 * Notices about a tournament, one text a transition; the names are those of the rules' notices, without invitations,
 * which are a kind of their own.
 */
export const tournamentNoticeTexts = {
  view: 'View the tournament',
  /** How many places are taken. */
  filled: '{taken} of {slots} places filled.',
  asked: {
    subject: '{who} asks for a place in {title}',
    several: {
      one: '{who} and {more} other ask for a place in {title}',
      other: '{who} and {more} others ask for a place in {title}',
    },
    line: 'Approve or decline.',
    action: 'Answer',
  },
  joined: {
    subject: '{who} plays in {title}',
    several: { one: '{who} and {more} other play in {title}', other: '{who} and {more} others play in {title}' },
    line: 'See who’s playing.',
  },
  left: {
    subject: '{who} left {title}',
    several: { one: '{who} and {more} other left {title}', other: '{who} and {more} others left {title}' },
    line: 'The place is free again.',
    /** How many places. */
    lines: { one: '{open} place is free again.', other: '{open} places are free again.' },
  },
  confirmed: {
    subject: '{who} accepted a place in {title}',
    several: {
      one: '{who} and {more} other accepted a place in {title}',
      other: '{who} and {more} others accepted a place in {title}',
    },
    line: 'See who’s playing.',
  },
  declined: {
    subject: '{who} declined a place in {title}',
    several: {
      one: '{who} and {more} other declined a place in {title}',
      other: '{who} and {more} others declined a place in {title}',
    },
    line: 'You may invite somebody else.',
  },
  approved: { subject: 'You are in: {title}', line: 'The organizer gave you a place.' },
  removed: { subject: 'You have no place in {title}', line: 'Look for another tournament nearby.' },
  modified: { subject: '{who} changed {title}', line: 'Look again at time, place and rules.' },
  cancelled: { subject: '{who} cancelled {title}', line: 'There is nothing left to do.', told: '{message}' },
  dismissed: { subject: '{title} is dismissed', line: 'It was not played. What it cost is refunded.' },
  report_due: {
    subject: 'How did {title} end?',
    line: 'Report the result while everybody remembers.',
    action: 'Report the result',
  },
  completed: { subject: 'The result of {title}', line: 'See the final places.', action: 'View the result' },
  held: { subject: '{who} disputes the result of {title}', line: 'An operator decides.' },
  resolved: {
    subject: 'The result of {title} stands',
    line: 'An operator has decided. See the final places.',
    action: 'View the result',
  },
  draw_due: {
    subject: '{title} has begun',
    line: 'Draw the bracket, and its matches can be played.',
    action: 'Draw the bracket',
  },
  bracket_begins: {
    subject: '{title} has begun',
    named: '{title} has begun: you play {opponent} first',
    line: 'Report the result in the bracket.',
    action: 'View the bracket',
  },
  bracket_drawn: {
    subject: 'The bracket of {title} is drawn',
    named: '{title} is drawn: you play {opponent} first',
    line: 'See your way to the final.',
    action: 'View the bracket',
  },
  match_ready: {
    subject: 'Your match in {title} is ready',
    named: 'Next: {opponent} in {title}',
    line: 'Your match is ready to be played.',
    action: 'View the bracket',
  },
  match_reported: {
    subject: 'Your match in {title} is reported',
    own: {
      one: '{opponent} reported a win in {title}. Confirm?',
      other: '{opponent} reported a win in {title}. Confirm?',
    },
    yours: {
      one: '{opponent} reported: you won in {title}. Confirm?',
      other: '{opponent} reported: you won in {title}. Confirm?',
    },
    named: {
      one: '{opponent} reported: {winner} won in {title}. Confirm?',
      other: '{opponent} reported: {winner} won in {title}. Confirm?',
    },
    line: 'Confirm or dispute the result. It stands after 48 hours without an answer.',
    action: 'Answer',
  },
  match_disputed: {
    subject: 'A match of {title} is disputed',
    yours: {
      one: '{opponent} disputes the result of your match in {title}',
      other: '{opponent} dispute the result of your match in {title}',
    },
    named: '{one} and {two} disagree on who won in {title}',
    line: 'The organizer decides who won.',
    action: 'View the bracket',
  },
  match_decided: {
    subject: 'The organizer decided your match in {title}',
    yours: 'The organizer decided: you won your match in {title}',
    named: 'The organizer decided: {winner} won your match in {title}',
    line: 'See what’s next.',
    action: 'View the bracket',
  },
  match_corrected: {
    subject: 'The organizer corrected a match of {title}',
    yours: 'The organizer corrected your match in {title}: you won',
    named: 'The organizer corrected your match in {title}: {winner} won',
    youIn: 'The organizer corrected a match of {title}: you won',
    namedIn: 'The organizer corrected a match of {title}: {winner} won',
    line: 'See how the bracket stands now.',
    action: 'View the bracket',
  },
  match_score_taken: {
    subject: 'The score of your match in {title} is agreed',
    named: {
      one: '{opponent} agrees to your score in {title}',
      other: '{opponent} agree to your score in {title}',
    },
    line: 'Both reports give the same score now.',
    action: 'View the bracket',
  },
  player_withdrew: {
    subject: 'A player withdrew from {title}',
    named: '{out} withdrew from {title}',
    line: 'The opponents win what was left to play.',
    action: 'View the bracket',
  },
  opponent_out: {
    subject: 'Your opponent is out of {title}',
    named: { one: '{out} is out of {title}', other: '{out} are out of {title}' },
    line: 'You win this match without playing it.',
    action: 'View the bracket',
  },
  disqualified: {
    subject: 'You are out of {title}',
    line: 'The organizer disqualified you: your opponents win what was left to play.',
    action: 'View the bracket',
  },
  walked_in: {
    subject: 'You play in {title}',
    line: 'The organizer put you into the bracket. You can withdraw there.',
    action: 'View the bracket',
  },
  /** Of versions in which the organizer reported after the last match: kept for those who still have it. */
  bracket_done: {
    subject: 'Every match of {title} is decided',
    line: 'See who came first.',
    action: 'View the result',
  },
  partner_asked: {
    subject: '{who} would like to play {title} with you',
    line: 'Say whether you play on this side.',
    action: 'Answer',
  },
  partner_joined: { subject: '{who} plays {title} with you', line: 'See who is on your side.' },
  partner_declined: { subject: '{who} does not play {title} with you', line: 'You may ask somebody else.' },
  partner_left: { subject: '{who} left your side in {title}', line: 'A side is only in with all its players.' },
  taken_out: { subject: '{who} took you off a side in {title}', line: 'Look for another partner, or leave.' },
  handed_on: {
    subject: 'You are the captain of your side in {title}',
    line: '{who} has left. You ask the players of your side now.',
  },
  paired: { subject: 'You have a partner in {title}', line: 'The organizer put you together. You may leave the side.' },
  side_incomplete: {
    subject: 'Your side is not in {title}',
    line: 'It was not complete at the start.',
  },
  voided: { subject: 'The result of {title} is void', line: 'Nobody won, and no rank moved.' },
  /** How it ended for the reader, as far as it is told. */
  result: {
    won: 'You won {title}',
    named: '{winner} won {title}',
    namedAndPlace: '{winner} won {title}. You came {nth}',
    place: 'You came {nth} in {title}',
    /** Instead of {nth}: a place that is shared. */
    shared: '{first}–{last}',
  },
} as const
