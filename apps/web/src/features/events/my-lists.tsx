import { events } from '@gauntlet/contract/events/endpoints'
import type { EventAnswer } from '@gauntlet/contract/events/answer'
import { eventTexts } from '@gauntlet/contract/events/texts'
import { mdiCalendarStarOutline } from '@mdi/js'
import { Fragment, type ReactNode } from 'react'
import { useApi } from '../../api/use-api.ts'
import { useSelf } from '../../api/use-self.ts'
import { Section } from '../../ui/card.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { EventCard } from './event-card.tsx'
import { OpenNearby } from './open-nearby.tsx'
import * as texts from './texts.ts'
import { byTime } from '../../ui/when.ts'
import { useStore } from '../../ui/store.ts'
import { wide } from '../../ui/wide.ts'

export const useMyEvents = () => useApi(events.mine, {})

const waits = ({ actions }: EventAnswer) => actions.accept.kind === 'allowed'
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
  // Two columns where there are two of the three.
  const areApart = joined.length === 0 && invitations.length > 0 && own.length > 0
  const isFirstLong = areApart ? invitations.length > own.length : invitations.length + own.length > joined.length
  const Column = areApart ? Fragment : OneColumn
  return (
    <div className={isFirstLong ? 'event-lists first-long' : 'event-lists'}>
      {invitations.length + own.length > 0 && (
        <Column>
          {invitations.length > 0 && <List title={texts.invitations} found={invitations} />}
          {own.length > 0 && <List title={texts.organizing} found={own} />}
        </Column>
      )}
      {joined.length > 0 && <List title={texts.takingPart} found={joined} />}
      {hasRoom && joined.length === 0 && !areApart && <OpenNearby known={all} />}
      {past.length > 0 && <List title={texts.past} found={past} />}
    </div>
  )
}

const OneColumn = ({ children }: { children: ReactNode }) => <div className="event-column">{children}</div>

const List = ({ title, found }: { title: string; found: readonly EventAnswer[] }) => (
  <Section title={title} count={found.length}>
    {found.map(event => (
      <EventCard key={event.id} event={event} where="list" headed />
    ))}
  </Section>
)
