import { eventTexts } from '@gauntlet/contract/events/texts'
import { type FriendCard, friends, friendTexts } from '@gauntlet/contract/friends/endpoints'
import { useApi } from '../../api/use-api.ts'
import { paths } from '../../paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { goBack } from '../../ui/router.ts'
import { Page } from '../../ui/page.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { useStore } from '../../ui/store.ts'
import { toast } from '../../ui/toast.tsx'
import { draft } from './draft.ts'
import './events.css'

/** Chooses friends for the event that is being created. */
export default function AddFriend() {
  const { data, error, refetch } = useApi(friends.list, {})
  const all = data?.payload.filter(card => card.friends === 'friend')
  return (
    <Page title="Choose friends" subtitle="For your event" back={paths.addEvent} onRefresh={refetch}>
      {all === undefined ? (
        error ? (
          <ErrorState title="Your friends did not load." error={error} retry={() => void refetch()} />
        ) : (
          <SkeletonList />
        )
      ) : all.length === 0 ? (
        <EmptyState
          title={friendTexts.noneFound}
          action={
            <Link className="button main" to={paths.searchFriend}>
              Find players
            </Link>
          }
        />
      ) : (
        <Choice all={all} />
      )}
    </Page>
  )
}

function Choice({ all }: { all: readonly FriendCard[] }) {
  const { invited, values } = useStore(draft)
  const slots = Math.max(1, Number(values.slots) || 0)
  const chosen = new Set(invited.map(({ id }) => id))
  const toggle = (card: FriendCard) => {
    if (chosen.has(card.id)) return draft.set({ ...draft.get(), invited: invited.filter(({ id }) => id !== card.id) })
    if (chosen.size >= slots) return toast(eventTexts.overSlots, { danger: true })
    draft.set({ ...draft.get(), invited: [...invited, card] })
  }
  return (
    <>
      <output className="soft small numbers">
        {chosen.size} chosen, {slots} {slots === 1 ? 'slot' : 'slots'}
      </output>
      <Card>
        <ul>
          {all.map(card => (
            <li key={card.id} className="event-person">
              <label>
                <input type="checkbox" checked={chosen.has(card.id)} onChange={() => toggle(card)} />
                <Avatar id={card.id} name={card.full_name} image={card.preference.image} size={40} />
                <span className="event-person-words">
                  <span>{card.full_name}</span>
                  {card.preference.location !== null && <span className="soft small">{card.preference.location}</span>}
                </span>
              </label>
            </li>
          ))}
        </ul>
      </Card>
      <button type="button" className="button main wide" onClick={() => goBack(paths.addEvent)}>
        Done
      </button>
    </>
  )
}
