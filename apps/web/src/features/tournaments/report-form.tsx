import type { Tournament } from '@gauntlet/contract/tournaments-answer'
import { PLACED_MIN } from '@gauntlet/contract/tournaments-status'
import { PlacesForm } from './places-form.tsx'
import { WinnerForm } from './winner-form.tsx'
import { acceptedIn } from './words.ts'

/** The result: positions where at least four play, else the winner. */
export const ReportForm = ({ tournament, done }: { tournament: Tournament; done: () => void }) =>
  acceptedIn(tournament).length < PLACED_MIN ? (
    <WinnerForm tournament={tournament} done={done} />
  ) : (
    <PlacesForm tournament={tournament} done={done} />
  )
