import { POLL_TOURNAMENTS_MS } from '@gauntlet/contract/live/endpoints'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { tournamentTexts } from '@gauntlet/contract/tournaments/texts'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { useApi } from '../../../api/use-api.ts'
import { paths } from '../../../paths.ts'
import { Section } from '../../../ui/card.tsx'
import { Link } from '../../../ui/link.tsx'
import { Page } from '../../../ui/page.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { DeadEnd } from '../../../ui/dead-end.tsx'
import { byTime } from '../../../ui/when.ts'
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
            <Nothing organizing={data?.payload ?? []} />
          ) : (
            loaded.map(tournament => <TournamentCard key={tournament.id} tournament={tournament} where="organizing" />)
          )
        }
      </Loaded>
    </Page>
  )
}

/** The next one to come, since its report is the next to be asked for. */
function Nothing({ organizing }: { organizing: readonly Tournament[] }) {
  const [next] = organizing
    .filter(({ status }) => status === 'Upcoming' || status === 'Reporting')
    .sort((a, b) => byTime(a.tournament_start, b.tournament_start))
  const create = (
    <Link className={next ? undefined : 'button main'} to={paths.addTournament}>
      {texts.createTournament}
    </Link>
  )
  const all = (
    <Link className={next ? 'button main' : undefined} to={paths.tournamentList}>
      {texts.yourTournaments}
    </Link>
  )
  return (
    <>
      <DeadEnd
        title={organizing.length === 0 ? tournamentTexts.none : texts.nothingToReport}
        why={texts.noTournamentOfYoursWaits}
        help={next ? all : create}
        out={next ? create : all}
      />
      {next && (
        <Section title={texts.nextToReport}>
          <TournamentCard tournament={next} where="organizing" />
        </Section>
      )}
    </>
  )
}
