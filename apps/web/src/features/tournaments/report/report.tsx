import { Link } from '../../../ui/link.tsx'
import { navigate, useParams } from '../../../ui/router.ts'
import { POLL_TOURNAMENTS_MS } from '@gauntlet/contract/live/endpoints'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { tournamentReasons } from '@gauntlet/contract/tournaments/reasons'
import { useApi } from '../../../api/use-api.ts'
import { fill, paths } from '../../../paths.ts'
import { Card } from '../../../ui/card.tsx'
import { Page } from '../../../ui/page.tsx'
import { OpenMatches } from './open-matches.tsx'
import { ReportForm } from './report-form.tsx'
import { LoadedTournament } from '../loaded-tournament.tsx'
import '../tournaments.css'
import * as texts from '../texts.ts'

/** The result form on a screen of its own. */
export default function Report() {
  const { tid = '' } = useParams()
  const { data, error, refetch } = useApi(tournaments.view, { id: tid }, { poll: POLL_TOURNAMENTS_MS })
  const tournament = data?.payload
  return (
    <Page
      title={texts.tournamentReport}
      {...(tournament && { subtitle: tournament.title })}
      back={fill(paths.tournamentView, { tournament_view_id: tid })}
    >
      <LoadedTournament value={tournament} error={error} retry={refetch}>
        {loaded => <Reported key={tid} tournament={loaded} />}
      </LoadedTournament>
    </Page>
  )
}

function Reported({ tournament }: { tournament: Tournament }) {
  const { kind, reason } = tournament.actions.report
  if (kind === 'allowed')
    return (
      <Card>
        <ReportForm
          tournament={tournament}
          done={() => navigate(fill(paths.tournamentView, { tournament_view_id: tournament.id }), { replace: true })}
        />
      </Card>
    )
  return (
    <OpenMatches
      tournament={tournament}
      title={texts.nothingToReport}
      why={() => (reason ? tournamentReasons[reason] : texts.noTournamentOfYoursWaits)}
      out={<Link to={paths.tournamentList}>{texts.yourTournaments}</Link>}
      replace
      whole
    />
  )
}
