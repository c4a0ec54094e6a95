import type { Challenge, Participant } from '@gauntlet/contract/challenges/answer'
import { Suspense, useState } from 'react'
import { lazy } from '../../../ui/part.tsx'
import { aboutPlayer, aboutTime } from '../../../ui/about-line.tsx'
import { rich } from '../../../ui/rich.tsx'
import { say } from '../../../ui/say.ts'
import * as texts from '../texts.ts'
import { useAnswerParticipant } from './use-open.ts'

const ActQuestion = lazy(() => import('../../../ui/act-question.tsx'))

/** The viewer's verdicts on a player who asks to join. */
export function Answers({
  challenge: {
    id,
    users,
    sport,
    challenge_start,
    timezone,
    actions: { accept_participant, turn_down },
  },
  person,
  look = '',
}: {
  challenge: Challenge
  person: Participant
  look?: 'small' | ''
}) {
  const [asks, setAsks] = useState(false)
  // Below a match that is on, the next who asks is not the player whom its head shows.
  const isNext = look === '' && users.length > 1
  const { run, busy } = useAnswerParticipant()
  const answer = (status: 'accepted' | 'dismissed') => run({ challenge_id: id, user_id: person.id, status })
  return (
    <>
      {accept_participant.kind !== 'hidden' && (
        <button
          type="button"
          className={`button ${isNext ? '' : 'main'} ${look}`}
          disabled={busy || accept_participant.kind === 'disabled'}
          onClick={() => void answer('accepted')}
        >
          {rich(texts.acceptSpan, {
            span: isNext ? ` ${person.first_name}` : <span className="visually-hidden"> {person.full_name}</span>,
          })}
        </button>
      )}
      {turn_down.kind === 'allowed' && (
        <button type="button" className={`button danger ${look}`} disabled={busy} onClick={() => setAsks(true)}>
          {rich(texts.declineSpan, { span: <span className="visually-hidden"> {person.full_name}</span> })}
        </button>
      )}
      {asks && (
        <Suspense>
          <ActQuestion
            asks={{
              title: say(texts.declineName, { name: person.full_name }),
              line: aboutPlayer(person, `${sport.name} · ${aboutTime(challenge_start, timezone)}`),
              text: say(texts.theyCannotJoinThisMatch, { name: person.first_name }),
              confirm: texts.turnDown,
            }}
            busy={busy}
            run={() => answer('dismissed')}
            close={() => setAsks(false)}
          />
        </Suspense>
      )}
    </>
  )
}
