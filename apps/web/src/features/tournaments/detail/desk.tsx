import type { Bracket } from '@gauntlet/contract/brackets/answer'
import { bracketReasons } from '@gauntlet/contract/brackets/reasons'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { mdiTournament } from '@mdi/js'
import { lazy, Suspense, useState } from 'react'
import { Card, Section } from '../../../ui/card.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { RunBracket } from '../bracket/run-bracket.tsx'
import * as bracketTexts from '../bracket/texts.ts'
import { CancelButton } from '../actions/cancel-button.tsx'
import { changesOf, drawn } from '../actions/drawn.ts'
import { TournamentActions } from '../actions/tournament-actions.tsx'
import { AddParticipants } from '../invite/add-participants.tsx'
import * as texts from '../texts.ts'

const Seeding = lazy(() => import('../bracket/seeding-field.tsx'))

/** The organizer's tools: the draw, the players, what a bracket may need; where it is `roomy` the head has the rest. */
export default function Desk({
  tournament,
  bracket,
  roomy,
}: {
  tournament: Tournament
  bracket: Bracket | undefined
  roomy: boolean
}) {
  const runs = bracket?.drawn === 1
  const draws = bracket?.drawn === 0 && bracket.actions.draw.kind !== 'hidden'
  const adds = tournament.actions.add_players.kind === 'allowed'
  const cancels = drawn(tournament.actions, 'desk').some(({ action }) => action === 'cancel')
  const changes = !roomy && changesOf(tournament).length > 0
  return (
    <Section title={texts.organizersDesk} action={cancels && <CancelButton tournament={tournament} where="desk" />}>
      {draws && <Draw tournament={tournament} bracket={bracket} />}
      {runs && <RunBracket tournament={tournament} bracket={bracket} />}
      {adds && <AddParticipants tournament={tournament} roomy={roomy} />}
      {changes && (
        <Card className="row desk-acts">
          <TournamentActions tournament={tournament} where="desk" />
        </Card>
      )}
      {!draws && !runs && !adds && !changes && !cancels && <p className="card soft">{texts.nothingIsLeftToDo}</p>}
    </Section>
  )
}

/** The way to a bracket, in yellow once everybody who can be in it is. */
function Draw({ tournament, bracket }: { tournament: Tournament; bracket: Bracket }) {
  const [seeding, setSeeding] = useState(false)
  const { draw } = bracket.actions
  const { status, openSlots } = tournament
  const isReady = status === 'Reporting' || openSlots === 0
  return (
    <Card label={bracketTexts.drawTheBracket} className="stack tight">
      {draw.kind === 'allowed' ? (
        <>
          <button
            type="button"
            className={isReady ? 'button main wide' : 'button wide'}
            onClick={() => setSeeding(true)}
          >
            <Icon path={mdiTournament} />
            {bracketTexts.drawTheBracket}
          </button>
          {status === 'Upcoming' && <p className="soft small">{bracketTexts.drawnEarlyItFollowsWhoever}</p>}
        </>
      ) : (
        draw.reason && <p className="soft small">{bracketReasons[draw.reason]}</p>
      )}
      {seeding && (
        <Suspense>
          <Seeding tournament={tournament} bracket={bracket} close={() => setSeeding(false)} />
        </Suspense>
      )}
    </Card>
  )
}
