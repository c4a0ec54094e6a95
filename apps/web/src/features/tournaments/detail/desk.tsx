import type { Bracket } from '@gauntlet/contract/brackets/answer'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { Card, Section } from '../../../ui/card.tsx'
import { RunBracket } from '../bracket/run-bracket.tsx'
import { CancelButton } from '../actions/cancel-button.tsx'
import { changesOf, drawn } from '../actions/drawn.ts'
import { TournamentActions } from '../actions/tournament-actions.tsx'
import { AddParticipants } from '../invite/add-participants.tsx'
import { Checklist } from './checklist.tsx'
import { isPrepared } from './parts.ts'
import * as texts from '../texts.ts'

/** The organizer's tools: the steps to the start, then what a bracket that is played may need. */
export default function Desk({ tournament, bracket }: { tournament: Tournament; bracket: Bracket | undefined }) {
  const cancels = drawn(tournament.actions, 'desk').some(({ action }) => action === 'cancel')
  const prepares = isPrepared(tournament, bracket)
  return (
    <Section
      title={texts.organizersDesk}
      action={
        <div className="row">
          {prepares && <TournamentActions tournament={tournament} where="desk" only="modify" />}
          {cancels && <CancelButton tournament={tournament} where="desk" />}
        </div>
      }
    >
      {prepares ? (
        <Checklist tournament={tournament} bracket={bracket} />
      ) : (
        <Tools tournament={tournament} bracket={bracket} cancels={cancels} />
      )}
    </Section>
  )
}

function Tools({
  tournament,
  bracket,
  cancels,
}: {
  tournament: Tournament
  bracket: Bracket | undefined
  cancels: boolean
}) {
  const runs = bracket?.drawn === 1
  const adds = tournament.actions.add_players.kind === 'allowed'
  const changes = changesOf(tournament).length > 0
  return (
    <>
      {runs && <RunBracket tournament={tournament} bracket={bracket} />}
      {adds && (
        <Card label={texts.addParticipants} className="stack tight">
          <h3>{texts.addParticipants}</h3>
          <AddParticipants tournament={tournament} />
        </Card>
      )}
      {changes && (
        <Card className="row desk-acts">
          <TournamentActions tournament={tournament} where="desk" />
        </Card>
      )}
      {!runs && !adds && !changes && !cancels && <p className="card soft">{texts.nothingIsLeftToDo}</p>}
    </>
  )
}
