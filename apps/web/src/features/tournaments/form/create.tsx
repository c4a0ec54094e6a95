import { useIonRouter } from '@ionic/react'
import { paths } from '../../../paths.ts'
import { CreateForm } from './create-form.tsx'
import { TournamentPage } from '../lists/tournament-page.tsx'

/** The tab Create. */
export default function Create() {
  const router = useIonRouter()
  return (
    <TournamentPage>
      <CreateForm kind="screen" done={() => router.push(paths.tournamentList, 'forward', 'push')} />
    </TournamentPage>
  )
}
