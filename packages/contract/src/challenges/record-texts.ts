/** Told about a match that was played before it was told of: only the pages that have it load this. */
export const recordTexts = {
  sent: 'Sent. It counts once the other side says yes.',
  whoPlayed: 'Please say who played.',
  you: 'you',
  ownSideFirst: 'The first side is your own, and you are the first on it.',
  guestsOnSides: 'A guest plays on a side, beside somebody who says yes.',
} as const
