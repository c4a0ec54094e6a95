import { paths } from '../../paths.ts'
import { EventPage } from './event-page.tsx'
import { MyLists, useMyEvents } from './my-lists.tsx'
import { Link } from '../../ui/link.tsx'
import * as texts from './texts.ts'

/** The tab My Events. */
export default function MyEvent() {
  const mine = useMyEvents()
  return (
    <EventPage onRefresh={mine.refetch}>
      <MyLists
        lists={mine}
        find={
          <Link className="button" to={paths.searchEvent}>
            {texts.findAnEvent}
          </Link>
        }
      />
    </EventPage>
  )
}
