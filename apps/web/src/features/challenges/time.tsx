import type { Challenge } from '@gauntlet/contract/challenges-answer'
import { absolute, relative } from './when.ts'

/** When it starts: how far away, and on the clock at the venue. */
export const StartTime = ({
  challenge: { challenge_start, timezone },
  now,
}: {
  challenge: Pick<Challenge, 'challenge_start' | 'timezone'>
  now: number
}) => {
  const at = Date.parse(challenge_start)
  return (
    <time className="pieces" dateTime={challenge_start}>
      <strong className="when">{relative(at, now, timezone)}</strong> <span>{absolute(at, now, timezone)}</span>
    </time>
  )
}
