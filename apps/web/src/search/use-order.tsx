import { PLACE } from '@gauntlet/contract/tournaments/status'
import { type ReactNode, useState } from 'react'
import { useSelf } from '../api/use-self.ts'
import { byTime } from '../ui/when.ts'
import { type Near, nearTitle } from './filter.ts'
import { OrderPill } from './order-pill.tsx'
import * as texts from './texts.ts'

const ORDERS = [
  { value: 'near', text: texts.nearest },
  { value: 'soon', text: texts.soonest },
] as const

/** Found things in the order of the answer, or as chosen, and the choice. */
export interface Ordered<T> {
  sorted: (things: T[]) => T[]
  choice?: ReactNode
  /** The viewer organizes it, or is in it: nobody looks for that. */
  isOwn: (thing: T) => boolean
  /** Those that stand first, below a heading of their own. */
  lead: { title: string; has: (thing: T) => boolean }
  /** The heading of those to choose from. */
  others: string
  /** Below the last of them. */
  tail?: ReactNode
}

interface Offered {
  user_id: string
  invitation_status_id: string | null
}

type Order = (typeof ORDERS)[number]['value']

/**
 * First those that wait for the viewer's answer, then what is open near there, the nearest first, as the server sends
 * them, or those that start soonest; `first` until one is chosen.
 */
export function useOrder<T extends Offered>(
  near: Near,
  { startOf, waits, first }: { startOf: (thing: T) => string; waits: (thing: T) => boolean; first: Order },
): Ordered<T> {
  const { id, preference } = useSelf()
  const [order, setOrder] = useState(first)
  return {
    sorted: things => (order === 'near' ? things : things.toSorted((one, two) => byTime(startOf(one), startOf(two)))),
    choice: <OrderPill orders={ORDERS} order={order} choose={setOrder} />,
    isOwn: ({ user_id, invitation_status_id: state }) => user_id === id || state === PLACE.accepted,
    lead: { title: texts.invitations, has: waits },
    others: nearTitle(texts.open, near, preference.location),
  }
}
