import type { Agenda } from '@gauntlet/contract/challenges'
import type { Challenge, Participant } from '@gauntlet/contract/challenges-answer'
import { CHALLENGE_STATUS, challengeActions, challengeStatusWords } from '@gauntlet/contract/challenges-status'
import { mine } from './who.ts'

/** Until the server has answered there is nothing else to do with it. */
export const noActions = (actions: Challenge['actions']): Challenge['actions'] => {
  const waiting = { ...actions }
  for (const action of challengeActions) waiting[action] = { kind: 'hidden' }
  return waiting
}

/** The challenge as it will stand when the viewer's acceptance is through. */
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

/** Takes an accepted challenge out of Pending and puts it into Upcoming, in the order of the starts. */
export function moveToUpcoming(
  { pending, upcoming }: { pending: Agenda; upcoming: Agenda },
  id: string,
  viewerId: string,
): { pending: Agenda; upcoming: Agenda } {
  const challenge = pending.challenges.find(listed => listed.id === id)
  if (!challenge) return { pending, upcoming }
  const challenges = [...without(upcoming, id).challenges, accepted(challenge, viewerId)].sort((a, b) =>
    a.challenge_start.localeCompare(b.challenge_start),
  )
  return { pending: without(pending, id), upcoming: { ...upcoming, challenges } }
}
