import { navigate } from '../../../ui/router.ts'
import { paths } from '../../../paths.ts'
import { CreateForm } from './create-form.tsx'
import { TournamentPage } from '../lists/tournament-page.tsx'

/** The tab Create. */
export default function Create() {
  return (
    <TournamentPage>
      <CreateForm kind="screen" done={() => navigate(paths.tournamentList)} />
    </TournamentPage>
  )
}
