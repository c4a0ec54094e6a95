import type { challenges } from '@gauntlet/contract/challenges'
import type { InputOf } from '@gauntlet/contract/endpoint'
import type { EventAnswer } from '@gauntlet/contract/events-answer'
import type { Tournament } from '@gauntlet/contract/tournaments-answer'
import { forbidden, notFound } from '../../platform/http/refusal.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { areThere } from '../cards/hidden.ts'
import * as lists from './list-queries.ts'
import { presentChallenges } from './present-list.ts'

export type Tab = 'pending' | 'upcoming' | 'past'

/** What another noun adds to a player's three lists; it is handed in, since that noun rests on this one. */
export interface AgendaPart<Item> {
  /** What stands on one list, and how much of it others changed since the viewer looked. */
  list(services: Services, viewer: Viewer, tab: Tab): Promise<{ items: Item[]; changed: number }>
  /** How much stands on the three lists together. */
  count(services: Services, viewer: Viewer): Promise<number>
}

export interface AgendaParts {
  tournaments: AgendaPart<Tournament>
  events: AgendaPart<EventAnswer>
}

const tabs = { pending: lists.listPending, upcoming: lists.listUpcoming, past: lists.listPast }

async function challengeList(services: Services, viewer: Viewer, tab: Tab) {
  const rows = await tabs[tab].all(services.db, { viewerId: viewer.id, now: services.clock.now() })
  const ids = rows.map(row => row.challenge_id)
  const items = await presentChallenges(services, viewer, ids)
  return { items, changed: rows.filter(row => row.is_new).length }
}

async function agenda(services: Services, viewer: Viewer, tab: Tab, { tournaments, events }: AgendaParts) {
  const { db, clock } = services
  const [matches, played, attended, { total }, ...counts] = await Promise.all([
    challengeList(services, viewer, tab),
    tournaments.list(services, viewer, tab),
    events.list(services, viewer, tab),
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
  }
}

const own =
  (tab: Tab) =>
  (parts: AgendaParts) =>
  async (services: Services, viewer: Viewer, { x }: { x?: string | undefined }) => {
    if (x !== undefined && x !== viewer.id) throw forbidden()
    return agenda(services, viewer, tab, parts)
  }

export const pendingChallenges = own('pending')
export const upcomingChallenges = own('upcoming')

/** The own past whole; another player's completed matches. */
export const pastChallenges =
  (parts: AgendaParts) =>
  async (services: Services, viewer: Viewer, { x }: InputOf<typeof challenges.past>) => {
    if (x === undefined || x === viewer.id) return agenda(services, viewer, 'past', parts)
    if (!(await areThere(services.db, viewer.id, [x]))) throw notFound()
    const rows = await lists.listCompleted.all(services.db, { userId: x, viewerId: viewer.id })
    const ids = rows.map(row => row.challenge_id)
    const completed = await presentChallenges(services, viewer, ids)
    return { challenges: completed, tournaments: [], events: [], total_count: completed.length, new_count: 0 }
  }
