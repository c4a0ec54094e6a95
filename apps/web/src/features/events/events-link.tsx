import { paths } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import * as texts from './texts.ts'

/** The way on from an event that is not there. */
export const EventsLink = () => (
  <Link className="button main" to={paths.eventList} replace>
    {texts.yourEvents}
  </Link>
)
