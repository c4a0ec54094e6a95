/** Instead of the name of a player who is gone, or whom the viewer may not see. */
export const nobodyTexts = { formerPlayer: 'Former player', hiddenPlayer: 'A player' } as const

export const profileTexts = {
  failed: 'Failed to get user',
  formerPlayer: nobodyTexts.formerPlayer,
  /** Past Matches of a player without a match. */
  noMatches: 'Coming soon',
} as const

export const profileEditTexts = {
  updated: 'Profile Updated',
  failed: 'Error Updating Profile',
  age: 'Please eneter valid age between 1 to 100.',
  gender: 'We do not know this gender.',
  language: 'We do not speak this language.',
  address: 'We do not know this address.',
  birthMonth: 'Please enter the month of your birth, like 2012-03.',
  emailSent: 'Open the link that we sent to your new email. Until then the old one counts.',
} as const

/** The genders to choose from, by their names in the table. */
export const genderTexts: Readonly<Record<string, string>> = { Male: 'Male', Female: 'Female', Other: 'Other' }
