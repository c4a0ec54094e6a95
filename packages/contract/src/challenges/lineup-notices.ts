/** Texts of notices about line-ups; `who` did it. */
export const lineupNoticeTexts = {
  asked_in: {
    subject: '{who} wants you on their side',
    line: 'A match in {sport}. Say whether you play.',
    action: 'Answer',
  },
  picked: { subject: '{who} picked you for a match', line: 'You are in the line-up. Decline if you cannot play.' },
  place_taken: { subject: '{who} plays on your side', line: 'Your line-up has one more.' },
  place_declined: { subject: '{who} does not play on your side', line: 'A place of your line-up is free.' },
  taken_out: { subject: '{who} took you out of a line-up', line: 'You do not play this match.' },
  handed_on: { subject: 'You are the captain now', line: '{who} cannot play. You name the players of your side.' },
  made_captain: {
    subject: 'You are the captain now',
    line: '{who} hands it to you. You name the players of your side.',
  },
  other_captain: { subject: '{who} is the captain no more', line: 'Another player leads the other side of the match.' },
  moved: { subject: '{who} made the sides even', line: 'You play on the other side now.' },
  sides_evened: { subject: '{who} made the sides even', line: 'Players of the match have changed sides.' },
  named: {
    subject: '{who} reported that you played',
    line: 'If you did not, say so within 48 hours.',
    action: 'View the challenge',
  },
  not_there: { subject: '{who} did not play', line: 'The line-up of a reported match has changed.' },
  no_rank: {
    subject: 'Your {sport} match moved no rank',
    line: 'Ranks move only where both sides are complete, with players who accepted. It counts as played; what it cost is given back.',
    action: 'View the result',
  },
} as const
