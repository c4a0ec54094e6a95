const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

/** 'June 3, 2030 at 12:00 PM UTC'. A mail cannot know where it is read. */
export const momentWords = (at: Date): string => `${MOMENT.format(at)} UTC`
