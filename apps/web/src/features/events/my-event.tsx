import { EventPage } from './event-page.tsx'
import { MyLists, useMyEvents } from './my-lists.tsx'

/** The tab My Events. */
export default function MyEvent() {
  const mine = useMyEvents()
  return (
    <EventPage onRefresh={mine.refetch}>
      <MyLists {...mine} />
    </EventPage>
  )
}
