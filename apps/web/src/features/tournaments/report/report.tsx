import { Link } from '../../../ui/link.tsx'
import { navigate, useParams } from '../../../ui/router.ts'
import { brackets } from '@gauntlet/contract/brackets/endpoints'
import { POLL_TOURNAMENTS_MS } from '@gauntlet/contract/live/endpoints'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { tournamentReasons } from '@gauntlet/contract/tournaments/reasons'
import { useApi } from '../../../api/use-api.ts'
import { fill, paths } from '../../../paths.ts'
import { Card } from '../../../ui/card.tsx'
import { DeadEnd } from '../../../ui/dead-end.tsx'
import { Page } from '../../../ui/page.tsx'
import { BeingPlayed } from '../bracket/being-played.tsx'
import { ownMatches } from '../bracket/own.ts'
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
        <ReportForm tournament={tournament} done={() => navigate(paths.myTournament, { replace: true })} />
      </Card>
    )
  return (
    <NotReported tournament={tournament} why={reason ? tournamentReasons[reason] : texts.noTournamentOfYoursWaits} />
  )
}

/** A drawn bracket ends by itself: below the reason stand the matches that it waits for. */
function NotReported({ tournament: { id, drawn }, why }: { tournament: Tournament; why: string }) {
  const bracket = useApi(brackets.view, { id }, { enabled: drawn === 1 }).data?.payload
  const isAsked = bracket !== undefined && ownMatches(bracket).length > 0
  return (
    <>
      <DeadEnd
        title={texts.nothingToReport}
        why={why}
        help={
          <Link
            className={isAsked ? 'button' : 'button main'}
            to={fill(paths.tournamentView, { tournament_view_id: id })}
            replace
          >
            {texts.viewTheTournament}
          </Link>
        }
        out={<Link to={paths.tournamentList}>{texts.yourTournaments}</Link>}
      />
      {bracket && <BeingPlayed bracket={bracket} />}
    </>
  )
}
