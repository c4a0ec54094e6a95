import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { Moment } from '../../ui/moment.tsx'

/** When it starts: the time left, and the time by the clock at the venue. */
export const StartTime = ({
  challenge: { challenge_start, timezone },
  now,
}: {
  challenge: Pick<Challenge, 'challenge_start' | 'timezone'>
  now: number
}) => <Moment at={challenge_start} timezone={timezone} now={now} />
