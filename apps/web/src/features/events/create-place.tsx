import { mdiPlus } from '@mdi/js'
import { paths } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import './events.css'
import * as texts from './texts.ts'

/** Among events, the place for one of the viewer's own. */
export const CreatePlace = () => (
  <div className="event-create">
    <Link className="button" to={paths.addEvent}>
      <Icon path={mdiPlus} />
      {texts.createEvent}
    </Link>
  </div>
)
