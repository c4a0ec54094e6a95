/** 'June 3, 2030 at 12:00 PM UTC'. A mail cannot know where it is read. */
export const momentWords = (at: Date, language: string): string =>
  `${new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(at)} UTC`
