import type { Bracket } from '@gauntlet/contract/brackets/answer'
import { bracketReasons } from '@gauntlet/contract/brackets/reasons'
import { formatTexts } from '@gauntlet/contract/brackets/texts'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { mdiCheckBold, mdiTournament } from '@mdi/js'
import { type ReactNode, Suspense, useState } from 'react'
import { lazy } from '../../../ui/part.tsx'
import { fill, paths } from '../../../paths.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { serverNow } from '../../../ui/clock.ts'
import { plural } from '../../../ui/plural.ts'
import { absolute } from '../../../ui/when.ts'
import { TournamentActions } from '../actions/tournament-actions.tsx'
import * as bracketTexts from '../bracket/texts.ts'
import { AddParticipants } from '../invite/add-participants.tsx'
import { needsPlayers } from '../invite/needs-players.ts'
import { Taken } from '../slots.tsx'
import './checklist.css'
import { needsFour } from './undrawn.ts'
import * as texts from '../texts.ts'

const Seeding = lazy(() => import('../bracket/seeding-field.tsx'))

interface Props {
  tournament: Tournament
  bracket: Bracket | undefined
}

/** The steps from the first invitation to the first match, with what each of them takes; the next one is marked. */
export function Checklist({ tournament, bracket }: Props) {
  const { status, openSlots, format, actions, tournament_start, timezone } = tournament
  const isAhead = status === 'Upcoming'
  const isFilled = !needsPlayers(tournament)
  const hasBracket = format !== 'none'
  return (
    <ol className="card checklist">
      <Step
        at={1}
        title={texts.players}
        state={isFilled ? 'done' : 'next'}
        line={isAhead ? freeWords(openSlots) : <Taken tournament={tournament} />}
        aside={
          actions.join_myself.kind !== 'hidden' &&
          actions.join_myself.reason !== 'full' && (
            <div className="row step-aside">
              <span className="soft small">{texts.playingToo}</span>
              <TournamentActions tournament={tournament} where="desk" only="join_myself" />
            </div>
          )
        }
      >
        {actions.add_players.kind === 'allowed' && <AddParticipants tournament={tournament} />}
      </Step>
      <Step
        at={2}
        title={bracketTexts.draw}
        state={hasBracket && isFilled ? 'next' : 'later'}
        line={formatTexts[format].title}
      >
        {hasBracket ? (
          <Draw tournament={tournament} bracket={bracket} isNext={isFilled} />
        ) : (
          actions.modify.kind === 'allowed' && (
            <Link className="button small" to={fill(paths.tournamentEdit, { id: tournament.id })}>
              {texts.addABracket}
            </Link>
          )
        )}
      </Step>
      <Step
        at={3}
        title={texts.start}
        state={isFilled && !hasBracket ? 'next' : 'later'}
        line={absolute(Date.parse(tournament_start), serverNow(), timezone)}
      >
        <p className="soft small">{hasBracket ? texts.playersReportTheirMatches : formatTexts.none.line}</p>
      </Step>
    </ol>
  )
}

const freeWords = (free: number) => (free > 0 ? plural(texts.nPlacesFree, free) : texts.allPlacesTaken)

function Step({
  at,
  title,
  state,
  line,
  aside,
  children,
}: {
  at: number
  title: string
  state: 'done' | 'next' | 'later'
  line: ReactNode
  /** Below its ways, or at the end of its line. */
  aside?: ReactNode
  children?: ReactNode
}) {
  return (
    <li className={`step ${state}`} aria-current={state === 'next' ? 'step' : undefined}>
      <span className="step-mark numbers" aria-hidden="true">
        {state === 'done' ? <Icon path={mdiCheckBold} /> : at}
      </span>
      <div className="step-words">
        <h3>
          {title}
          {state === 'done' && <span className="visually-hidden">, {texts.stepDone}</span>}
        </h3>
        <p className="soft small numbers">{line}</p>
      </div>
      <div className="step-ways">{children}</div>
      {aside}
    </li>
  )
}

/** The way to a bracket; in yellow once everybody who can be in it is. */
function Draw({ tournament, bracket, isNext }: Props & { isNext: boolean }) {
  const [seeding, setSeeding] = useState(false)
  const { kind, reason } = bracket?.actions.draw ?? {}
  return (
    <>
      {kind === 'allowed' && (
        <button type="button" className={isNext ? 'button main wide' : 'button small'} onClick={() => setSeeding(true)}>
          {isNext && <Icon path={mdiTournament} />}
          {bracketTexts.drawTheBracket}
        </button>
      )}
      {kind === 'disabled' && reason && (
        <p className="soft small">{reason === 'too_few' ? needsFour(tournament) : bracketReasons[reason]}</p>
      )}
      {seeding && bracket && (
        <Suspense>
          <Seeding tournament={tournament} bracket={bracket} close={() => setSeeding(false)} />
        </Suspense>
      )}
    </>
  )
}
