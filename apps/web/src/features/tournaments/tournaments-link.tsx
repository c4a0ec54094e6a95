import { paths } from '../../paths.ts'
import * as texts from './texts.ts'
import { WayOn } from '../../ui/states.tsx'

/** The way on from a tournament that is not there. */
export const TournamentsLink = () => <WayOn to={paths.tournamentList}>{texts.yourTournaments}</WayOn>
