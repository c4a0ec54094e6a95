import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { LANGUAGE } from '../language.ts'

/** The day of a match at its place, with its year if that is another one. */
export function dayOf({
  challenge_start,
  timezone: timeZone,
}: Pick<Challenge, 'challenge_start' | 'timezone'>): string {
  const day = new Date(challenge_start)
  const isThisYear = day.getFullYear() === new Date().getFullYear()
  return new Intl.DateTimeFormat(LANGUAGE, {
    timeZone,
    month: 'short',
    day: 'numeric',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(day)
}
