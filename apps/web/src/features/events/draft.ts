import type { UserCard } from '@gauntlet/contract/cards/answer'
import type { eventForm } from '@gauntlet/contract/events/forms'
import { EVENT_SLOTS } from '@gauntlet/contract/events/status'
import type * as z from 'zod/mini'
import { session } from '../../api/api.ts'
import { createStore } from '../../ui/store.ts'
import { proposal } from './proposal.ts'

export type EventValues = z.input<typeof eventForm>

/** An event that is being created: its fields, and the players to be invited. */
export interface Draft {
  values: EventValues
  invited: readonly UserCard[]
}

export const EMPTY: Draft = {
  values: {
    event_name: '',
    event_start: '',
    event_end: '',
    location: '',
    locstate: '',
    zip: '',
    venue: '',
    slots: EVENT_SLOTS,
    open_invite: true,
    open_to_minors: false,
    message: '',
  },
  invited: [],
}

/** An event of which nothing is typed yet begins as it is proposed. */
export const begun = (values: EventValues, self: Parameters<typeof proposal>[0]): EventValues =>
  values === EMPTY.values ? { ...values, ...proposal(self) } : values

/** For how many it has places: for one before a number is typed. */
export const slotsOf = ({ slots }: EventValues): number => Math.max(1, Number(slots) || 0)

/** Kept while friends are chosen on a screen of their own; the next player on this device starts afresh. */
export const draft = createStore<Draft>(EMPTY)
session.subscribe(() => draft.set(EMPTY))
