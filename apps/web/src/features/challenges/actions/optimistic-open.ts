import type { Challenge, Participant } from '@gauntlet/contract/challenges/answer'
import { CHALLENGE_STATUS as S, type ChallengeStatus, challengeStatusWords } from '@gauntlet/contract/challenges/status'
import { noActions } from './optimistic.ts'

const at = (status: ChallengeStatus): Pick<Challenge, 'status' | 'event_status_id'> => ({
  status: challengeStatusWords[status],
  event_status_id: status,
})
const but = (people: Participant[], userId: string) => people.filter(({ id }) => id !== userId)

/** The challenge as it will stand when the viewer has joined; the viewer's row comes with the answer. */
export const joined = (challenge: Challenge): Challenge => ({
  ...challenge,
  matchSet: 1,
  actions: { ...noActions(challenge.actions), unjoin: { kind: 'allowed' } },
})

/** The same when the viewer has left: Pending again if nobody plays against the issuer any more. */
export function left(challenge: Challenge, viewerId: string): Challenge {
  const played = challenge.opponents.some(({ id }) => id === viewerId)
  const opponents = but(challenge.opponents, viewerId)
  const user_count = challenge.user_count - (played ? 1 : 0)
  return {
    ...challenge,
    ...(user_count === 1 && at(S.pending)),
    matchSet: 0,
    request_user: but(challenge.request_user, viewerId),
    opponents,
    users: but(challenge.users, viewerId),
    user_count,
    actions: { ...noActions(challenge.actions), join: { kind: 'allowed' } },
  }
}

/** The same when the issuer has accepted, or turned down, a player who joined. */
export function answered(challenge: Challenge, userId: string, status: 'accepted' | 'dismissed'): Challenge {
  const asked = challenge.request_user.find(({ id }) => id === userId)
  if (!asked) return challenge
  const answer: Participant = { ...asked, state: status === 'accepted' ? 'accepted' : 'declined' }
  const request_user = challenge.request_user.map(one => (one.id === userId ? answer : one))
  // On which side somebody asks to play, and whether the match is on then, the server says.
  if (status === 'dismissed' || challenge.sides) return { ...challenge, request_user }
  return {
    ...challenge,
    ...at(S.upcoming),
    request_user,
    opponents: [...challenge.opponents, answer],
    users: [...challenge.users, answer],
    user_count: challenge.user_count + 1,
  }
}
