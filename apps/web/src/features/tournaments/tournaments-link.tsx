import { paths } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'

/** The way on from a tournament that is not there. */
export const TournamentsLink = () => (
  <Link className="button main" to={paths.tournamentList} replace>
    Your tournaments
  </Link>
)
