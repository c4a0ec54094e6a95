const HOUR_MS = 60 * 60 * 1000
const MINUTES = 'yyyy-mm-ddThh:mm'.length

/** Wall times of a date-time control, read and written in one zone, stay what they are. */
const timeOf = (wall: string): number => Date.parse(`${wall}Z`)

/** The end of what begins then and takes so many hours; '' without a start. */
export function endOf(start: string, hours: number): string {
  const at = timeOf(start)
  return Number.isNaN(at) ? '' : new Date(at + hours * HOUR_MS).toISOString().slice(0, MINUTES)
}

/** The last minute of the day on which it begins. */
export const midnightOf = (start: string): string => start.slice(0, 'yyyy-mm-dd'.length) + 'T23:59'

export const hoursBetween = (start: string, end: string): number => (timeOf(end) - timeOf(start)) / HOUR_MS
