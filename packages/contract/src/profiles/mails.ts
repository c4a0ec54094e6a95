/** To a player whose age the operator has set. */
export const ageMailTexts = {
  subject: 'Your age on {app} was corrected',
  heading: 'Hello {name}',
  set: 'The people who run {app} have set the age on your profile to {age}. Others see a range, never the age.',
  minor: 'Under 18, strangers do not see you: only friends challenge and invite you.',
  adult: 'From 18 on, other players can find and challenge you.',
  action: 'Something wrong? Write to us',
} as const
