/** 'Sat, Jul 4, 6:30 PM', by the clock at the venue. */
export const whenAt = (at: Date | number, timezone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: timezone,
  }).format(at)
