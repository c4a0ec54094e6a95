import { useParams } from '../../../ui/router.ts'
import { brackets } from '@gauntlet/contract/brackets/endpoints'
import { POLL_TOURNAMENTS_MS } from '@gauntlet/contract/live/endpoints'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useAction } from '../../../api/use-action.ts'
import { keyOf } from '../../../api/keys.ts'
import { useApi } from '../../../api/use-api.ts'
import { useSelf } from '../../../api/use-self.ts'
import { useWatched } from '../../../api/use-watched.ts'
import { paths } from '../../../paths.ts'
import { TalkLink } from '../../../people/talk-link.tsx'
import { isMissing } from '../../../ui/failure.ts'
import { Page } from '../../../ui/page.tsx'
import { useStore } from '../../../ui/store.ts'
import { wide } from '../../../ui/wide.ts'
import { CardMenu } from '../actions/card-menu.tsx'
import { ThingSketch } from '../../../ui/thing-sketch.tsx'
import { LoadedTournament } from '../loaded-tournament.tsx'
import { showsBracket } from '../words.ts'
import { Cup } from './cup.tsx'
import '../tournaments.css'
import * as texts from '../texts.ts'

const poll = { poll: POLL_TOURNAMENTS_MS }

/** One tournament: its state, the viewer's next match, then the bracket, the players or the announced terms. */
export default function TournamentDetail() {
  const { tournament_view_id: id = '' } = useParams()
  const { data, error, refetch } = useApi(tournaments.view, { id }, poll)
  // a viewer who has just been blocked, or lost sight of it otherwise, keeps nothing on the screen
  const tournament = error && isMissing(error) ? undefined : data?.payload
  // Asked for together with the tournament: most have one, and it is what their players come for.
  const bracket = useApi(
    brackets.view,
    { id },
    { ...poll, enabled: !error && (!tournament || showsBracket(tournament)) },
  )
  const { id: viewerId } = useSelf()
  const hasRoom = useStore(wide)
  const isIn = tournament?.user_id === viewerId || tournament?.invitation_status_id !== null
  const client = useQueryClient()
  useWatched('tournament', id, tournament !== undefined && !isIn, () => {
    for (const row of [tournaments.view, brackets.view]) void client.invalidateQueries({ queryKey: keyOf(row, { id }) })
  })
  useViewed(tournament)
  // The viewer's own matches stand above the parts: shown before the bracket is there, everything would jump.
  const isWhole = tournament?.drawn !== 1 || bracket.data !== undefined || bracket.error !== null
  return (
    <Page
      title={tournament?.title ?? texts.tournament}
      {...(tournament && {
        kind: texts.tournament,
        subtitle: [tournament.sport.name, tournament.ranked === 1 ? texts.ranked : hasRoom && texts.notRanked]
          .filter(Boolean)
          .join(' · '),
        actions: (
          <>
            <TalkLink kind="tournament" id={id} />
            <CardMenu tournament={tournament} where="inside" />
          </>
        ),
      })}
      back={paths.tournamentList}
      onRefresh={refetch}
    >
      <LoadedTournament value={isWhole ? tournament : undefined} error={error} retry={refetch} sketch={<CupSketch />}>
        {loaded => (
          <Cup
            key={id}
            tournament={loaded}
            bracket={{
              value: showsBracket(loaded) ? bracket.data?.payload : undefined,
              error: bracket.error,
              retry: bracket.refetch,
            }}
          />
        )}
      </LoadedTournament>
    </Page>
  )
}

/** As wide as the tournament that comes. */
const CupSketch = () => (
  <div className="cup">
    <ThingSketch />
  </div>
)

/** Tells the server that the viewer has seen the tournament as it stands now. */
function useViewed(tournament: Tournament | undefined) {
  const { run } = useAction(tournaments.setViewed, { unasked: true })
  useEffect(() => {
    if (tournament?.unseen === 1) void run({ id: tournament.id })
    // oxlint-disable-next-line react/exhaustive-deps -- `run` is new on every render; a changed tournament is what counts
  }, [tournament])
}
