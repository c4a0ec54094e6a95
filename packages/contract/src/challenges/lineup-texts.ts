/** The words about sides and line-ups: only the pages that have them load this. */
export const lineupTexts = {
  chooseSport: 'Select a sport',
  lineupChanged: 'The line-up is changed.',
  lineupLeft: 'You are out of the line-up.',
  tooManyRated: 'At most 21 players.',
  noSuchSide: 'A match has two sides, 0 and 1.',
  noSuchSize: 'This sport has no sides of this size.',
  noSuchComposition: 'A match is for any, men, women or mixed.',
  tooManyOnSide: 'At most 11 players on a side.',
  twoSides: 'A line-up names the players of two sides.',
  namedTwice: 'A player is named twice.',
  fairSidesOf: 'Fair sides are made of 4 to 22 players.',
  unknownTeam: 'We do not know this team.',
  otherTeamSport: 'This team plays another sport.',
  notTeamOwner: 'The owner of a team issues its matches.',
  ownTeam: 'A team does not play itself.',
  throughOwner: 'A team is challenged through its owner alone.',
} as const
