import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { PLACED_MIN } from '@gauntlet/contract/tournaments/status'
import { PlacesForm } from './places-form.tsx'
import { WinnerForm } from './winner-form.tsx'
import { entrantsOf } from '../sides/sides.ts'

interface Props {
  tournament: Tournament
  done: () => void
}

/** The result: positions with at least four players, else the winner. A bracket reports itself. */
export const ReportForm = (props: Props) =>
  entrantsOf(props.tournament).length < PLACED_MIN ? <WinnerForm {...props} /> : <PlacesForm {...props} />
