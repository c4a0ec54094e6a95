import type { Challenge } from '@gauntlet/contract/challenges/answer'
import type { challenges } from '@gauntlet/contract/challenges/endpoints'
import type { InputOf } from '@gauntlet/contract/endpoint'
import type { Services, Viewer } from '../../platform/services.ts'
import { challengeLink, requireVisible } from './facts.ts'
import { looksAt } from '../gathering/seen.ts'
import * as lists from './list-queries.ts'
import { markSeen } from './list-queries.ts'
import { presentChallenges } from './present-list.ts'

export async function countModified({ db, clock }: Services, viewer: Viewer) {
  const { changed } = await lists.countLists.one(db, { viewerId: viewer.id, now: clock.now() })
  return { count: changed }
}

/** Is a player among those whom the viewer is shown in a challenge? */
const shows = ({ issuer, recipients, request_user, users, lineup }: Challenge, id: string): boolean =>
  [issuer, ...recipients, ...request_user, ...users, ...lineup].some(person => person.id === id)

/** All challenges of the viewer, or those in which they are shown one other player. */
export async function allChallenges(
  services: Services,
  viewer: Viewer,
  { with: other }: InputOf<typeof challenges.all>,
): Promise<Challenge[]> {
  const rows = await lists.listAll.all(services.db, { viewerId: viewer.id, withId: other ?? null })
  const all = await presentChallenges(
    services,
    viewer,
    rows.map(row => row.challenge_id),
  )
  return other === undefined ? all : all.filter(challenge => shows(challenge, other))
}

export const viewedChallenge = looksAt({
  load: (services, viewer, id) => requireVisible(services.db, services, viewer, id),
  markSeen,
  linkOf: challengeLink,
})
