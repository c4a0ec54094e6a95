import type { challenges } from '@gauntlet/contract/challenges'
import type { InputOf } from '@gauntlet/contract/endpoint'
import type { GuardedUseCase } from '../../platform/http/bind.ts'
import { forbidden, notFound } from '../../platform/http/refusal.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { hiddenFrom } from '../cards/hidden.ts'
import { requireVisible } from './act.ts'
import { agendaEvents } from '../events/lists.ts'
import { readAbout } from '../notices/tell.ts'
import * as lists from './list-queries.ts'
import { challengeLink } from './notices.ts'
import { presentChallenges } from './present-list.ts'
import { markSeen } from './queries.ts'

type List = (services: Services, viewer: Viewer) => Promise<lists.ListedRow[]>

async function agenda(services: Services, viewer: Viewer, name: 'pending' | 'upcoming' | 'past', list: List) {
  const now = services.clock.now()
  const [rows, counts, events] = await Promise.all([
    list(services, viewer),
    lists.countLists.one(services.db, { viewerId: viewer.id, now }),
    agendaEvents(services, viewer, name),
  ])
  const challenges = await presentChallenges(
    services,
    viewer,
    rows.map(row => row.challenge_id),
  )
  const new_count = rows.filter(row => row.is_new).length + events.fresh
  const total_count = counts.total + events.total
  return { challenges, tournaments: [], events: events.events, total_count, new_count }
}

const own =
  (name: 'pending' | 'upcoming', list: List) =>
  async (services: Services, viewer: Viewer, { x }: { x?: string | undefined }) => {
    if (x !== undefined && x !== viewer.id) throw forbidden()
    return agenda(services, viewer, name, list)
  }

export const pendingChallenges = own('pending', ({ db, clock }, viewer) =>
  lists.listPending.all(db, { viewerId: viewer.id, now: clock.now() }),
)
export const upcomingChallenges = own('upcoming', ({ db, clock }, viewer) =>
  lists.listUpcoming.all(db, { viewerId: viewer.id, now: clock.now() }),
)

/** The own past whole; another player's completed matches. */
export async function pastChallenges(services: Services, viewer: Viewer, { x }: InputOf<typeof challenges.past>) {
  if (x === undefined || x === viewer.id)
    return agenda(services, viewer, 'past', ({ db, clock }) =>
      lists.listPast.all(db, { viewerId: viewer.id, now: clock.now() }),
    )
  if ((await hiddenFrom(services.db, viewer.id, [x])).has(x)) throw notFound()
  const rows = await lists.listCompleted.all(services.db, { userId: x, viewerId: viewer.id })
  const completed = await presentChallenges(
    services,
    viewer,
    rows.map(row => row.challenge_id),
  )
  return { challenges: completed, tournaments: [], events: [], total_count: completed.length, new_count: 0 }
}

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
      await services.live.touch(tx, [viewer.id])
    })
    return undefined
  },
}
