import type { Agenda, Challenge, Participant } from '@gauntlet/contract/challenges/answer'
import { CHALLENGE_STATUS, challengeActions, challengeStatusWords } from '@gauntlet/contract/challenges/status'
import { mine } from '../who.ts'
import { byTime } from '../../../ui/when.ts'

/** Until the server has answered, there is nothing else to do with it. */
export const noActions = (actions: Challenge['actions']): Challenge['actions'] => {
  const waiting = { ...actions }
  for (const action of challengeActions) waiting[action] = { kind: 'hidden' }
  return waiting
}

/** The challenge as it will stand once the viewer has accepted. */
export function accepted(challenge: Challenge, viewerId: string): Challenge {
  const viewer = mine(challenge, viewerId)
  if (!viewer) return challenge
  const playing: Participant = { ...viewer, state: 'accepted' }
  const put = (people: Participant[]) => people.map(person => (person.id === viewerId ? playing : person))
  const add = (people: Participant[]) => [...people.filter(({ id }) => id !== viewerId), playing]
  const users = add(challenge.users)
  return {
    ...challenge,
    status: challengeStatusWords[CHALLENGE_STATUS.upcoming],
    event_status_id: CHALLENGE_STATUS.upcoming,
    recipients: put(challenge.recipients),
    opponents: add(challenge.opponents),
    users,
    user_count: users.length,
    actions: noActions(challenge.actions),
  }
}

const without = (list: Agenda, id: string): Agenda => ({
  ...list,
  challenges: list.challenges.filter(challenge => challenge.id !== id),
})

/** The two lists afterwards: the accepted challenge leaves Pending and takes its place among the starts of Upcoming. */
export function moveToUpcoming(
  challenge: Challenge,
  viewerId: string,
): Record<'pending' | 'upcoming', (list: Agenda) => Agenda> {
  const { id } = challenge
  const moved = accepted(challenge, viewerId)
  return {
    pending: list => without(list, id),
    upcoming: list => ({
      ...list,
      challenges: [...without(list, id).challenges, moved].sort((a, b) => byTime(a.challenge_start, b.challenge_start)),
    }),
  }
}

/** The list once the viewer has looked at the challenge. */
export const seen = (list: Agenda, id: string): Agenda => ({
  ...list,
  challenges: list.challenges.map(one => (one.id === id ? { ...one, is_new: false } : one)),
})
