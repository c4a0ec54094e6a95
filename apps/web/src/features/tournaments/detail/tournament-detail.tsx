import { useParams } from '../../../ui/router.ts'
import { brackets } from '@gauntlet/contract/brackets/endpoints'
import { POLL_TOURNAMENTS_MS } from '@gauntlet/contract/live/endpoints'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { useAction } from '../../../api/use-action.ts'
import { keyOf } from '../../../api/keys.ts'
import { useApi } from '../../../api/use-api.ts'
import { useSelf } from '../../../api/use-self.ts'
import { useWatched } from '../../../api/use-watched.ts'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/card.tsx'
import { isMissing } from '../../../ui/failure.ts'
import { Page } from '../../../ui/page.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { TalkLink } from '../../../people/talk-link.tsx'
import { WhenWhere } from '../../../places/when-where.tsx'
import { TournamentActions } from '../actions/tournament-actions.tsx'
import { AddParticipants } from '../invite/add-participants.tsx'
import { drawn } from '../actions/drawn.ts'
import { Notes } from './notes.tsx'
import { Participants } from './participants.tsx'
import { Standing } from './standing.tsx'
import { Terms } from './terms.tsx'
import { showsBracket } from '../words.ts'
import { LoadedTournament } from '../loaded-tournament.tsx'
import '../tournaments.css'
import * as texts from '../texts.ts'

const BracketSection = lazy(() => import('../bracket/bracket.tsx'))

/** One tournament: its state, its buttons, the players, and the announced terms. */
export default function TournamentDetail() {
  const { tournament_view_id: id = '' } = useParams()
  const { data, error, refetch } = useApi(tournaments.view, { id }, { poll: POLL_TOURNAMENTS_MS })
  // a viewer who has just been blocked, or lost sight of it otherwise, keeps nothing on the screen
  const tournament = error && isMissing(error) ? undefined : data?.payload
  const { id: viewerId } = useSelf()
  const isIn = tournament?.user_id === viewerId || tournament?.invitation_status_id !== null
  const client = useQueryClient()
  useWatched('tournament', id, tournament !== undefined && !isIn, () => {
    for (const row of [tournaments.view, brackets.view]) void client.invalidateQueries({ queryKey: keyOf(row, { id }) })
  })
  useViewed(tournament)
  return (
    <Page
      title={texts.tournament}
      {...(tournament && {
        subtitle: tournament.sport.name,
        actions: <TalkLink kind="tournament" id={id} />,
        aside: (
          <>
            <Terms tournament={tournament} />
            <Notes notes={tournament.notes} />
          </>
        ),
      })}
      back={paths.tournamentList}
      onRefresh={refetch}
    >
      <LoadedTournament value={tournament} error={error} retry={refetch}>
        {loaded => <Detail key={id} tournament={loaded} />}
      </LoadedTournament>
    </Page>
  )
}

/** Tells the server that the viewer has seen the tournament as it stands now. */
function useViewed(tournament: Tournament | undefined) {
  const { run } = useAction(tournaments.setViewed, { success: false })
  useEffect(() => {
    if (tournament?.unseen === 1) void run({ id: tournament.id })
    // oxlint-disable-next-line react/exhaustive-deps -- `run` is new on every render; a changed tournament is what counts
  }, [tournament])
}

const Detail = ({ tournament }: { tournament: Tournament }) => (
  <>
    <Standing tournament={tournament} />
    <WhenWhere at={tournament.tournament_start} timezone={tournament.timezone} place={tournament} />
    {drawn(tournament.actions, 'inside').length > 0 && (
      <Card label={texts.whatYouCanDo} className="row">
        <TournamentActions tournament={tournament} where="inside" />
      </Card>
    )}
    {showsBracket(tournament) && (
      <Suspense fallback={<SkeletonList rows={2} />}>
        <BracketSection tournament={tournament} />
      </Suspense>
    )}
    <AddParticipants tournament={tournament} />
    <Participants tournament={tournament} />
  </>
)
