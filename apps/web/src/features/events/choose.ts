import type { UserCard } from '@gauntlet/contract/cards/answer'
import { eventTexts } from '@gauntlet/contract/events/texts'
import { useStore } from '../../ui/store.ts'
import { toast } from '../../ui/toast.tsx'
import { draft, slotsOf } from './draft.ts'

/** Takes those of `players` who are ticked into the event that is being created; others who are in it stay. */
export function useChoose(players: readonly UserCard[]) {
  const { invited, values } = useStore(draft)
  return (ticked: readonly string[]) => {
    const offered = new Set(players.map(({ id }) => id))
    const staying = invited.filter(({ id }) => !offered.has(id) || ticked.includes(id))
    const fresh = players.filter(({ id }) => ticked.includes(id) && !invited.some(one => one.id === id))
    const next = [...staying, ...fresh]
    if (next.length > slotsOf(values) && next.length > invited.length)
      return toast(eventTexts.overSlots, { danger: true })
    draft.set({ ...draft.get(), invited: next })
  }
}
