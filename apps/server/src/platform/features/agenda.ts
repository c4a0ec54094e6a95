import type { Challenge } from '@gauntlet/contract/challenges/answer'
import type { EventAnswer } from '@gauntlet/contract/events/answer'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import type { Slice } from '../database/slice.ts'
import type { Services, Viewer } from '../services.ts'

export type Tab = 'pending' | 'upcoming' | 'past'

/** A page of what stands on a list, how much of all of it others changed, and how much there is. */
export interface AgendaList<Item> {
  items: Item[]
  changed: number
  count: number
}

/** A noun's part in a player's three lists. */
export interface AgendaPart<Item> {
  list(services: Services, viewer: Viewer, tab: Tab, slice: Slice): Promise<AgendaList<Item>>
}

/** All that the contract's agenda shows, each from its noun. */
export interface AgendaParts {
  challenges: AgendaPart<Challenge>
  tournaments: AgendaPart<Tournament>
  events: AgendaPart<EventAnswer>
}
