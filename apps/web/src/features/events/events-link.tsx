import { paths } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'

/** The way on from an event that is not there. */
export const EventsLink = () => (
  <Link className="button main" to={paths.eventList} replace>
    Your events
  </Link>
)
