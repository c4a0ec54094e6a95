import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'

/** The way on from an event that is not there. */
export const EventsLink = () => (
  <Link className="button main" to={paths.eventList} replace>
    Your events
  </Link>
)
