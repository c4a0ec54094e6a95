export const scoreTexts = {
  unreadable: 'This is not a score.',
} as const
