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
  unknownTimezone: 'We do not know the time at this place.',
} as const

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
  endTooEarly: 'The end is after the start.',
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
