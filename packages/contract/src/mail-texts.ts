/** The frame of every mail. */
export const mailTexts = {
  link: 'The button does not work? Open this link:',
} as const
