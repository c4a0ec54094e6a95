import type { challenges } from '@gauntlet/contract/challenges/endpoints'
import type { Challenge } from '@gauntlet/contract/challenges/answer'
import type { InputOf } from '@gauntlet/contract/endpoint'
import type { EventAnswer } from '@gauntlet/contract/events/answer'
import { WHOLE_MAX } from '@gauntlet/contract/fields'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { forbidden, notFound } from '../../platform/http/refusal.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { areThere } from '../cards/hidden.ts'
import * as lists from './list-queries.ts'
import { presentChallenges } from './present-list.ts'

export type Tab = 'pending' | 'upcoming' | 'past'

/** A page of what stands on a list, how much of all of it others changed, and how much there is. */
export interface AgendaList<Item> {
  items: Item[]
  changed: number
  count: number
}

/** What another noun adds to a player's three lists; it is handed in, since that noun rests on this one. */
export interface AgendaPart<Item> {
  list(services: Services, viewer: Viewer, tab: Tab, slice: lists.Slice): Promise<AgendaList<Item>>
}

export interface AgendaParts {
  tournaments: AgendaPart<Tournament>
  events: AgendaPart<EventAnswer>
}

const tabs = { pending: lists.listPending, upcoming: lists.listUpcoming, past: lists.listPast }

/** Reads a page, each of whose rows tells of the whole list; one without rows has to ask for that. */
export async function readSlice<Row extends { total: number; changed: number }>(
  slice: lists.Slice,
  read: (part: lists.Slice) => Promise<Row[]>,
): Promise<{ rows: Row[]; count: number; changed: number }> {
  const rows = slice.limit > 0 ? await read(slice) : []
  const isEmpty = rows.length === 0 && slice.limit > 0 && slice.offset === 0
  const [any] = rows.length > 0 || isEmpty ? rows : await read({ limit: 1, offset: 0 })
  return { rows, count: any?.total ?? 0, changed: any?.changed ?? 0 }
}

type Asked = Pick<InputOf<typeof challenges.past>, 'page' | 'limit'>
const sliceOf = ({ page, limit = WHOLE_MAX }: Asked): lists.Slice => ({ limit, offset: (page - 1) * limit })
const idsOf = (rows: readonly lists.ListedRow[]) => rows.map(row => row.challenge_id)

async function challengeList(
  services: Services,
  viewer: Viewer,
  tab: Tab,
  slice: lists.Slice,
): Promise<AgendaList<Challenge>> {
  const of = { viewerId: viewer.id, now: services.clock.now() }
  const { rows, ...whole } = await readSlice(slice, part => tabs[tab].all(services.db, { ...of, ...part }))
  return { items: await presentChallenges(services, viewer, idsOf(rows)), ...whole }
}

async function agenda(
  services: Services,
  viewer: Viewer,
  tab: Tab,
  { tournaments, events }: AgendaParts,
  asked: Asked,
) {
  const slice = sliceOf(asked)
  const [matches, played, attended] = await Promise.all([
    challengeList(services, viewer, tab, slice),
    tournaments.list(services, viewer, tab, slice),
    events.list(services, viewer, tab, slice),
  ])
  return {
    challenges: matches.items,
    tournaments: played.items,
    events: attended.items,
    total_count: matches.count + played.count + attended.count,
    new_count: matches.changed + played.changed + attended.changed,
    counts: { challenges: matches.count, tournaments: played.count, events: attended.count },
  }
}

const own =
  (tab: Tab) =>
  (parts: AgendaParts) =>
  async (services: Services, viewer: Viewer, input: InputOf<typeof challenges.pending>) => {
    if (input.x !== undefined && input.x !== viewer.id) throw forbidden()
    return agenda(services, viewer, tab, parts, input)
  }

export const pendingChallenges = own('pending')
export const upcomingChallenges = own('upcoming')

/** The own past whole; another player's completed matches. */
export const pastChallenges =
  (parts: AgendaParts) => async (services: Services, viewer: Viewer, input: InputOf<typeof challenges.past>) => {
    const { x } = input
    if (x === undefined || x === viewer.id) return agenda(services, viewer, 'past', parts, input)
    if (!(await areThere(services.db, viewer.id, [x]))) throw notFound()
    const of = { userId: x, viewerId: viewer.id }
    const { rows, count } = await readSlice(sliceOf(input), part =>
      lists.listCompleted.all(services.db, { ...of, ...part }),
    )
    const completed = await presentChallenges(services, viewer, idsOf(rows))
    const counts = { challenges: count, tournaments: 0, events: 0 }
    return { challenges: completed, tournaments: [], events: [], total_count: count, new_count: 0, counts }
  }
