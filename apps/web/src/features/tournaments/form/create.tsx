import { navigate } from '../../../ui/router.ts'
import { paths } from '../../../paths.ts'
import { CreateSteps } from './create-steps.tsx'
import { TournamentPage } from '../lists/tournament-page.tsx'

/** The tab Create. */
export default function Create() {
  return (
    <TournamentPage>
      <CreateSteps done={() => navigate(paths.tournamentList)} />
    </TournamentPage>
  )
}
