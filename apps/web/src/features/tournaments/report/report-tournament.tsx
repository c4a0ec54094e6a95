import { POLL_TOURNAMENTS_MS } from '@gauntlet/contract/live/endpoints'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { tournamentTexts } from '@gauntlet/contract/tournaments/texts'
import { mdiTournament } from '@mdi/js'
import { useApi } from '../../../api/use-api.ts'
import { paths } from '../../../paths.ts'
import { Link } from '../../../ui/link.tsx'
import { Page } from '../../../ui/page.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { TournamentCard } from '../tournament-card.tsx'
import { awaitsReport } from '../bracket/waiting.tsx'
import * as texts from '../texts.ts'

/** The tournaments that wait for the viewer's report. */
export default function ReportTournament() {
  const { data, error, refetch } = useApi(tournaments.organizing, {}, { poll: POLL_TOURNAMENTS_MS })
  const waiting = data?.payload.filter(awaitsReport)
  return (
    <Page title={texts.tournamentReport} back={paths.tournamentList} onRefresh={refetch}>
      <Loaded value={waiting} error={error} retry={refetch} title={tournamentTexts.problemLoading}>
        {loaded =>
          loaded.length === 0 ? (
            <EmptyState
              mark={mdiTournament}
              title={data?.payload.length === 0 ? tournamentTexts.none : texts.nothingToReport}
            >
              <p className="soft">{texts.noTournamentOfYoursWaits}</p>
              <Link className="button main" to={paths.tournamentList}>
                {texts.yourTournaments}
              </Link>
              <Link className="button" to={paths.addTournament}>
                {texts.createTournament}
              </Link>
            </EmptyState>
          ) : (
            loaded.map(tournament => <TournamentCard key={tournament.id} tournament={tournament} where="organizing" />)
          )
        }
      </Loaded>
    </Page>
  )
}
