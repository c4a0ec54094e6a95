import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'

/** The way on from a tournament that is not there. */
export const TournamentsLink = () => (
  <Link className="button main" to={paths.tournamentList} replace>
    Your tournaments
  </Link>
)
