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

export async function allChallenges(services: Services, viewer: Viewer) {
  const rows = await lists.listAll.all(services.db, { viewerId: viewer.id })
  return presentChallenges(
    services,
    viewer,
    rows.map(row => row.challenge_id),
  )
}

export const viewedChallenge = looksAt({
  load: (services, viewer, id) => requireVisible(services.db, services, viewer, id),
  markSeen,
  linkOf: challengeLink,
})
