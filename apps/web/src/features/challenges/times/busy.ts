import type { Challenge } from '@gauntlet/contract/challenges/answer'

/** As long as a match is in the calendar. */
const LENGTH_MS = 60 * 60_000

/** Another agreed match of the viewer's that would be on at an offered time. */
export const matchAt = (
  start: string,
  matches: readonly Pick<Challenge, 'id' | 'challenge_start'>[],
  challengeId: string,
): string | undefined =>
  matches.find(
    ({ id, challenge_start }) =>
      id !== challengeId && Math.abs(Date.parse(challenge_start) - Date.parse(start)) < LENGTH_MS,
  )?.id
