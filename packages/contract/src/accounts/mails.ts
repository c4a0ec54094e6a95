export const accountMailTexts = {
  goodbye: {
    subject: 'Your {app} account is deleted',
    heading: 'Your account is deleted',
    lines: [
      'Your name, email, photo, addresses, bio and everything you wrote are erased. Matches you played stay in the history of those you played with, as of a former player.',
      'It happened on {at}. Wasn’t you? Then somebody had your password: change it wherever you used it.',
    ],
  },
} as const
