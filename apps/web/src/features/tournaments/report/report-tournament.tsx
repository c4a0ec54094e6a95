import { POLL_TOURNAMENTS_MS } from '@gauntlet/contract/live/endpoints'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { tournamentTexts } from '@gauntlet/contract/tournaments/texts'
import { useApi } from '../../../api/use-api.ts'
import { paths } from '../../../paths.ts'
import { Page } from '../../../ui/page.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { nextDue, NothingDue } from './nothing-due.tsx'
import { TournamentCard } from '../tournament-card.tsx'
import { awaitsReport } from '../bracket/waiting.tsx'
import * as texts from '../texts.ts'

/** The tournaments that wait for the viewer's report. */
export default function ReportTournament() {
  const { data, error, refetch } = useApi(tournaments.organizing, {}, { poll: POLL_TOURNAMENTS_MS })
  const organizing = data?.payload ?? []
  const waiting = data?.payload.filter(awaitsReport)
  const next = waiting?.length === 0 ? nextDue(organizing) : undefined
  return (
    <Page
      title={texts.tournamentReport}
      {...(next && { subtitle: next.title })}
      back={paths.tournamentList}
      onRefresh={refetch}
    >
      <Loaded value={waiting} error={error} retry={refetch} title={tournamentTexts.problemLoading}>
        {loaded =>
          loaded.length === 0 ? (
            <NothingDue next={next} isFirst={organizing.length === 0} />
          ) : (
            loaded.map(tournament => <TournamentCard key={tournament.id} tournament={tournament} where="organizing" />)
          )
        }
      </Loaded>
    </Page>
  )
}
