import type { challenges } from '@gauntlet/contract/challenges'
import type { Challenge } from '@gauntlet/contract/challenges-answer'
import type { InputOf } from '@gauntlet/contract/endpoint'
import type { EventAnswer } from '@gauntlet/contract/events-answer'
import { WHOLE_MAX } from '@gauntlet/contract/fields'
import type { Tournament } from '@gauntlet/contract/tournaments-answer'
import { forbidden, notFound } from '../../platform/http/refusal.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { areThere } from '../cards/hidden.ts'
import * as lists from './list-queries.ts'
import { presentChallenges } from './present-list.ts'

export type Tab = 'pending' | 'upcoming' | 'past'

/** The first of what stands on a list, how much of all of it others changed, and how much there is. */
export interface AgendaList<Item> {
  items: Item[]
  changed: number
  count: number
}

/** What another noun adds to a player's three lists; it is handed in, since that noun rests on this one. */
export interface AgendaPart<Item> {
  /** What stands on one list, at most `limit` of it. */
  list(services: Services, viewer: Viewer, tab: Tab, limit: number): Promise<AgendaList<Item>>
  /** How much stands on the three lists together. */
  count(services: Services, viewer: Viewer): Promise<number>
}

export interface AgendaParts {
  tournaments: AgendaPart<Tournament>
  events: AgendaPart<EventAnswer>
}

const tabs = { pending: lists.listPending, upcoming: lists.listUpcoming, past: lists.listPast }

async function challengeList(
  services: Services,
  viewer: Viewer,
  tab: Tab,
  limit: number,
): Promise<AgendaList<Challenge>> {
  const rows = await tabs[tab].all(services.db, { viewerId: viewer.id, now: services.clock.now() })
  const ids = rows.slice(0, limit).map(row => row.challenge_id)
  const items = await presentChallenges(services, viewer, ids)
  return { items, changed: rows.filter(row => row.is_new).length, count: rows.length }
}

async function agenda(
  services: Services,
  viewer: Viewer,
  { tab, limit = WHOLE_MAX }: { tab: Tab; limit?: number | undefined },
  { tournaments, events }: AgendaParts,
) {
  const { db, clock } = services
  const [matches, played, attended, { total }, ...counts] = await Promise.all([
    challengeList(services, viewer, tab, limit),
    tournaments.list(services, viewer, tab, limit),
    events.list(services, viewer, tab, limit),
    lists.countLists.one(db, { viewerId: viewer.id, now: clock.now() }),
    tournaments.count(services, viewer),
    events.count(services, viewer),
  ])
  return {
    challenges: matches.items,
    tournaments: played.items,
    events: attended.items,
    total_count: counts.reduce((sum, count) => sum + count, total),
    new_count: matches.changed + played.changed + attended.changed,
    counts: { challenges: matches.count, tournaments: played.count, events: attended.count },
  }
}

const own =
  (tab: Tab) =>
  (parts: AgendaParts) =>
  async (services: Services, viewer: Viewer, { x, limit }: InputOf<typeof challenges.pending>) => {
    if (x !== undefined && x !== viewer.id) throw forbidden()
    return agenda(services, viewer, { tab, limit }, parts)
  }

export const pendingChallenges = own('pending')
export const upcomingChallenges = own('upcoming')

/** The own past whole; another player's completed matches. */
export const pastChallenges =
  (parts: AgendaParts) =>
  async (services: Services, viewer: Viewer, { x, limit = WHOLE_MAX }: InputOf<typeof challenges.past>) => {
    if (x === undefined || x === viewer.id) return agenda(services, viewer, { tab: 'past', limit }, parts)
    if (!(await areThere(services.db, viewer.id, [x]))) throw notFound()
    const rows = await lists.listCompleted.all(services.db, { userId: x, viewerId: viewer.id })
    const ids = rows.slice(0, limit).map(row => row.challenge_id)
    const completed = await presentChallenges(services, viewer, ids)
    const counts = { challenges: rows.length, tournaments: 0, events: 0 }
    return { challenges: completed, tournaments: [], events: [], total_count: rows.length, new_count: 0, counts }
  }
