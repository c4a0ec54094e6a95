import { events } from '@gauntlet/contract/events/endpoints'
import type { EventAnswer } from '@gauntlet/contract/events/answer'
import { eventTexts } from '@gauntlet/contract/events/texts'
import { mdiCalendarStarOutline } from '@mdi/js'
import { type ReactNode, useContext } from 'react'
import { useApi } from '../../api/use-api.ts'
import { useSelf } from '../../api/use-self.ts'
import { Section } from '../../ui/card.tsx'
import { IsBeside } from '../../ui/router.ts'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { intoColumns } from './columns.ts'
import { EventCard } from './event-card.tsx'
import { OpenNearby } from './open-nearby.tsx'
import * as texts from './texts.ts'
import { waits } from './words.ts'
import { byTime } from '../../ui/when.ts'
import { useStore } from '../../ui/store.ts'
import { wide } from '../../ui/wide.ts'

export const useMyEvents = () => useApi(events.mine, {})

const byStart = (a: EventAnswer, b: EventAnswer) => byTime(a.start_date, b.start_date)

/**
 * The viewer's events: first the invitations that wait for an answer, then those ahead, by organizer and start; then
 * those that are over.
 */
export function MyLists({
  lists: { data, error, refetch },
  find,
}: {
  lists: ReturnType<typeof useMyEvents>
  /** The way to events of others, if the page has none. */
  find?: ReactNode
}) {
  const { id } = useSelf()
  const hasRoom = useStore(wide)
  // The screen that is open beside it has the room.
  const isBeside = useContext(IsBeside)
  if (!data)
    return error ? (
      <ErrorState title={texts.yourEventsDidNotLoad} error={error} retry={() => void refetch()} />
    ) : (
      <SkeletonList />
    )
  const all = data.payload
  if (all.length === 0)
    return (
      <>
        <EmptyState mark={mdiCalendarStarOutline} title={eventTexts.noneFound} action={find}>
          <p className="soft">{texts.eventsYouHostAppearHere}</p>
        </EmptyState>
        <OpenNearby />
      </>
    )
  const ahead = all.filter(({ status }) => status === 'Upcoming').sort(byStart)
  const past = all.filter(({ status }) => status !== 'Upcoming')
  const own = ahead.filter(({ user_id }) => user_id === id)
  const others = ahead.filter(({ user_id }) => user_id !== id)
  // Nobody has to answer an event of their own.
  const invitations = others.filter(waits)
  const joined = others.filter(event => !waits(event))
  const parts = [
    { title: texts.invitations, found: invitations },
    { title: texts.organizing, found: own },
    { title: texts.takingPart, found: joined },
    { title: texts.past, found: past, again: true },
  ]
    .filter(({ found }) => found.length > 0)
    .map(({ title, found, again }) => ({
      shown: <List key={title} title={title} found={found} again={again} />,
      cards: found.length,
    }))
  if (!hasRoom || isBeside) return <div className="event-column">{parts.map(({ shown }) => shown)}</div>
  const columns = intoColumns(parts)
  return (
    <div className="event-lists">
      {columns.map((column, at) => (
        <div key={at} className="event-column">
          {column}
        </div>
      ))}
      <OpenNearby known={all} />
    </div>
  )
}

const List = ({
  title,
  found,
  again = false,
}: {
  title: string
  found: readonly EventAnswer[]
  /** They can be hosted anew. */
  again?: boolean | undefined
}) => (
  <Section title={title} count={found.length}>
    {found.map(event => (
      <EventCard key={event.id} event={event} where="list" headed again={again} />
    ))}
  </Section>
)
