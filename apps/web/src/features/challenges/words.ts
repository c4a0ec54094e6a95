import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { challengeReasons } from '@gauntlet/contract/challenges/reasons'
import { CHALLENGE_STATUS as S, type ChallengeEnding } from '@gauntlet/contract/challenges/status'
import { challengeTexts } from '@gauntlet/contract/challenges/texts'
import type { ShownAction } from './actions/drawn.ts'
import { mine, winnerOf, wonBy } from './who.ts'

export const actionWords: Record<ShownAction, string> = {
  accept: 'Accept',
  decline: 'Decline',
  join: 'Join',
  unjoin: 'Unjoin',
  cancel: 'Cancel',
  modify: 'Modify',
  confirm: 'Confirm',
  report: 'Report',
  dispute: 'Dispute',
  not_played: 'Not played',
  contact: 'Contact us',
  view_result: challengeTexts.viewResult,
}

/** How a challenge ended, for its players. */
export const endingWords: Record<ChallengeEnding, string> = {
  agreed: 'The players agree on the result.',
  silence: 'Nobody answered the report for 48 hours, so it stands.',
  operator: 'An operator decided the result.',
  cancelled: 'The issuer cancelled it.',
  declined: 'Everyone declined.',
  start_passed: 'Nobody had accepted by the start.',
  unanswered: 'Nobody answered in time.',
  not_played: 'It was not played.',
  unreported: 'Nobody reported a result.',
  void: 'An operator made it void: nobody won, and no rank moved.',
}

/** The same for an open challenge, until it starts. */
function openLine(
  { event_status_id: status, open_challenge, user_id, request_user, matchSet }: Challenge,
  viewerId: string,
) {
  if (open_challenge === 0 || (status !== S.pending && status !== S.upcoming)) return undefined
  if (user_id === viewerId) {
    const waiting = request_user.filter(({ state }) => state === 'pending').length
    if (waiting > 0) return waiting === 1 ? '1 player waits for your answer' : `${waiting} players wait for your answer`
    return status === S.pending ? 'Open to everyone, nobody has joined yet' : undefined
  }
  if (matchSet === 0) return 'Open to everyone'
  const state = request_user.find(({ id }) => id === viewerId)?.state
  if (state === 'declined') return 'The issuer turned you down'
  return state === 'accepted' ? 'You play' : 'You joined, the issuer answers next'
}

/** The first thing a player wants to know: who waits for whom, or how it ended. */
export function standingLine(challenge: Challenge, viewerId: string): string | undefined {
  const { event_status_id: status, ended, reject, actions } = challenge
  const winner = winnerOf(challenge)
  if ((status === S.pending || status === S.upcoming) && mine(challenge, viewerId)?.state === 'lapsed')
    return 'The terms changed: join again'
  const open = openLine(challenge, viewerId)
  if (open !== undefined) return open
  if (status === S.pending) {
    if (challenge.user_id === viewerId) return 'You asked, nobody has answered yet'
    return mine(challenge, viewerId)?.state === 'pending' ? 'Challenges you' : undefined
  }
  if (status === S.reporting) {
    if (reject === 1) return challengeReasons.disputed
    if (winner) return `Reported: ${wonBy(winner, viewerId)}`
    return actions.report.kind === 'allowed' ? 'How did it end?' : undefined
  }
  if (status === S.complete) return winner && wonBy(winner, viewerId)
  return ended === null ? undefined : endingWords[ended]
}

/** Why not everything can be modified; nothing if it can. */
export function whyNotModify({ modify, message }: Challenge['actions']): string | undefined {
  if (modify.kind === 'allowed') return undefined
  if (message.kind === 'allowed')
    return modify.reason === 'upcoming'
      ? challengeReasons.upcoming
      : 'The terms are the issuer’s: you can change your message.'
  const reason = modify.kind === 'disabled' || message.reason === undefined ? modify.reason : message.reason
  return reason && challengeReasons[reason]
}

/** The next step that time alone will take; `at` says when. Nothing if that is what everyone waits for. */
export function becomesLine(
  { event_status_id, open_challenge, becomes, reject }: Challenge,
  at: string,
): string | undefined {
  if (event_status_id === S.pending)
    return open_challenge === 1
      ? 'Without an accepted player it is dismissed at the start.'
      : `Without an answer it is dismissed ${at}.`
  if (event_status_id !== S.reporting) return undefined
  if (becomes === S.complete) return `Without an answer the reported result stands ${at}.`
  return `Without a ${reject === 1 ? 'decision' : 'result'} it is dismissed ${at}.`
}

/** The question before Cancel: it means something else for each side, before and after somebody has accepted. */
export function cancelQuestion(
  { event_status_id, user_id }: Challenge,
  viewerId: string,
): { title: string; text: string } {
  if (event_status_id !== S.upcoming)
    return { title: 'Cancel this challenge?', text: 'It ends for everyone. What it cost is given back.' }
  if (user_id === viewerId)
    return { title: 'Call the match off?', text: 'All acceptances are taken back, and the challenge is pending again.' }
  return { title: 'Take your acceptance back?', text: 'The challenge is pending again. You may still accept it later.' }
}
