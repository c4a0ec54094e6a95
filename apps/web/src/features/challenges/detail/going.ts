import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { CHALLENGE_STATUS } from '@gauntlet/contract/challenges/status'
import { HOUR } from '@gauntlet/contract/time'
import * as placeTexts from '../../../places/texts.ts'
import { serverNow } from '../../../ui/clock.ts'

/** A match ahead in which the viewer plays. */
export const isInCalendar = ({ event_status_id, users }: Challenge, viewerId: string): boolean =>
  event_status_id === CHALLENGE_STATUS.upcoming && users.some(({ id }) => id === viewerId)

/** From so long before the start the way there is asked for, and not the calendar. */
const SOON = 36 * HOUR

/** The viewer is about to go to its venue. */
export const goesThere = (challenge: Challenge, viewerId: string): boolean =>
  isInCalendar(challenge, viewerId) &&
  !['', placeTexts.toBeAgreed].includes(challenge.venue) &&
  Date.parse(challenge.challenge_start) - serverNow() < SOON
