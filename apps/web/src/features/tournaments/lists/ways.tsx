import { mdiMagnify, mdiPlus } from '@mdi/js'
import { paths } from '../../../paths.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import * as texts from '../texts.ts'

/** Signs in the header, to tournaments of others and to a new one: the yellow is for what waits. */
export const Ways = () => (
  <>
    <Link className="icon-button" to={paths.searchTournament} aria-label={texts.findATournament}>
      <Icon path={mdiMagnify} />
    </Link>
    <Link className="icon-button" to={paths.addTournament} aria-label={texts.createTournament}>
      <Icon path={mdiPlus} />
    </Link>
  </>
)
