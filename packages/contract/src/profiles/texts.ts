export const profileTexts = {
  failed: 'Failed to get user',
  formerPlayer: 'Former player',
  /** Past Matches of a player without a match. */
  noMatches: 'Coming soon',
} as const

export const profileEditTexts = {
  updated: 'Profile Updated',
  failed: 'Error Updating Profile',
  age: 'Please eneter valid age between 1 to 100.',
  gender: 'We do not know this gender.',
  address: 'We do not know this address.',
  birthMonth: 'Please enter the month of your birth, like 2012-03.',
  emailSent: 'Open the link that we sent to your new email. Until then the old one counts.',
} as const
