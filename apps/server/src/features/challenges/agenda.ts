import type { challenges } from '@gauntlet/contract/challenges/endpoints'
import type { Challenge } from '@gauntlet/contract/challenges/answer'
import type { InputOf } from '@gauntlet/contract/endpoint'
import { WHOLE_MAX } from '@gauntlet/contract/fields'
import { readSlice, type Slice } from '../../platform/database/slice.ts'
import type { AgendaPart, Tab } from '../../platform/features/agenda.ts'
import { forbidden, notFound } from '../../platform/http/refusal.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { ownAgenda } from '../agenda/agenda.ts'
import { areThere } from '../cards/hidden.ts'
import * as lists from './list-queries.ts'
import { presentListed } from './present-list.ts'

const tabs = { pending: lists.listPending, upcoming: lists.listUpcoming, past: lists.listPast }

type Asked = Pick<InputOf<typeof challenges.past>, 'page' | 'limit'>
const sliceOf = ({ page, limit = WHOLE_MAX }: Asked): Slice => ({ limit, offset: (page - 1) * limit })

/** The challenges in a player's agenda. */
export const challengeAgenda: AgendaPart<Challenge> = {
  async list(services, viewer, tab, slice) {
    const of = { viewerId: viewer.id, now: services.clock.now() }
    const { rows, ...whole } = await readSlice(slice, part => tabs[tab].all(services.db, { ...of, ...part }))
    return { items: await presentListed(services, viewer, rows), ...whole }
  },
}

const own = (tab: Tab) => async (services: Services, viewer: Viewer, input: InputOf<typeof challenges.pending>) => {
  if (input.x !== undefined && input.x !== viewer.id) throw forbidden()
  return ownAgenda(services, viewer, tab, sliceOf(input))
}

export const pendingChallenges = own('pending')
export const upcomingChallenges = own('upcoming')

/** The player's own past in full, or as others see it; of another player only completed matches. */
export async function pastChallenges(services: Services, viewer: Viewer, input: InputOf<typeof challenges.past>) {
  const { x } = input
  if (x === undefined || (x === viewer.id && input.shared !== 1))
    return ownAgenda(services, viewer, 'past', sliceOf(input))
  if (!(await areThere(services.db, viewer.id, [x]))) throw notFound()
  const of = { userId: x, viewerId: viewer.id, shared: input.shared === 1 }
  const { rows, count } = await readSlice(sliceOf(input), part =>
    lists.listCompleted.all(services.db, { ...of, ...part }),
  )
  const completed = await presentListed(services, viewer, rows)
  const counts = { challenges: count, tournaments: 0, events: 0 }
  return { challenges: completed, tournaments: [], events: [], total_count: count, new_count: 0, counts }
}
