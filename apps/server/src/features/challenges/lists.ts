import type { challenges } from '@gauntlet/contract/challenges/endpoints'
import type { GuardedUseCase } from '../../platform/http/bind.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { requireVisible } from './act.ts'
import { readAbout } from '../notices/tell.ts'
import * as lists from './list-queries.ts'
import { challengeLink } from './notices.ts'
import { presentChallenges } from './present-list.ts'
import { markSeen } from './queries.ts'

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

/** The viewer has looked: what others changed before now is not new any more. */
export const viewedChallenge: GuardedUseCase<typeof challenges.setViewed> = {
  guard: async (services, viewer, raw) => void (await requireVisible(services.db, services, viewer, raw['id'])),
  async run(services, viewer, { id }) {
    await services.db.transaction(async tx => {
      await markSeen.affected(tx, { id, userId: viewer.id })
      await readAbout(tx, services, viewer.id, challengeLink(id))
      services.live.touch(tx, [viewer.id])
    })
    return undefined
  },
}
