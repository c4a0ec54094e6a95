import { paths } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import * as texts from './texts.ts'

/** The way on from a tournament that is not there. */
export const TournamentsLink = () => (
  <Link className="button main" to={paths.tournamentList} replace>
    {texts.yourTournaments}
  </Link>
)
