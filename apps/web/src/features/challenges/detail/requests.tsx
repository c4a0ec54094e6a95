import type { Challenge, Participant } from '@gauntlet/contract/challenges/answer'
import { challengeReasons, challengeTexts } from '@gauntlet/contract/challenges/texts'
import { useState } from 'react'
import { CallError } from '../../../api/client.ts'
import { Card, Section } from '../../../ui/card.tsx'
import { ConfirmDialog } from '../../../ui/modal.tsx'
import { ParticipantRow } from './participant-row.tsx'
import { soleAsker } from '../who.ts'
import { useAnswerParticipant } from '../actions/use-open.ts'
import * as texts from '../texts.ts'
import { say } from '../../../ui/say.ts'
import { rich } from '../../../ui/rich.tsx'

const ORDER: readonly Participant['state'][] = ['pending', 'accepted', 'declined', 'lapsed', 'withdrawn']

/**
 * The players who joined the viewer's open challenge: those who wait come first, each with the possible answers. Those
 * to one who waits alone stand under the hero.
 */
export function Requests({ challenge, viewerId }: { challenge: Challenge; viewerId: string }) {
  const { request_user, issuer, actions } = challenge
  const people = request_user.toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state))
  const { reason } = actions.accept_participant
  const sole = soleAsker(challenge)
  return (
    <>
      <Section title={texts.participants} count={people.length}>
        {people.length === 0 ? (
          <Card className="soft">
            <p>{challengeTexts.noParticipants}</p>
          </Card>
        ) : (
          <Card>
            <ul className="participants">
              {people.map(person => (
                <ParticipantRow key={person.id} challenge={challenge} person={person} viewerId={viewerId}>
                  {person.state === 'pending' && person.id !== sole?.id && (
                    <div className="row">
                      <Answers challenge={challenge} person={person} look="small" />
                    </div>
                  )}
                </ParticipantRow>
              ))}
            </ul>
            {actions.accept_participant.kind === 'disabled' && reason && (
              <p className="soft small">{challengeReasons[reason]}</p>
            )}
          </Card>
        )}
      </Section>
      <Section title={texts.you}>
        <Card>
          <ul className="participants">
            <ParticipantRow challenge={challenge} person={issuer} viewerId={viewerId} />
          </ul>
        </Card>
      </Section>
    </>
  )
}

/** The viewer's verdicts on a player who asks to join. */
export function Answers({
  challenge: {
    id,
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
  const { run, busy } = useAnswerParticipant()
  const answer = (status: 'accepted' | 'dismissed') => run({ challenge_id: id, user_id: person.id, status })
  const turnDown = async () => {
    const outcome = await answer('dismissed')
    if (!(outcome instanceof CallError)) setAsks(false)
  }
  return (
    <>
      {accept_participant.kind !== 'hidden' && (
        <button
          type="button"
          className={`button main ${look}`}
          disabled={busy || accept_participant.kind === 'disabled'}
          onClick={() => void answer('accepted')}
        >
          {rich(texts.acceptSpan, { span: <span className="visually-hidden"> {person.full_name}</span> })}
        </button>
      )}
      {turn_down.kind === 'allowed' && (
        <button type="button" className={`button danger ${look}`} disabled={busy} onClick={() => setAsks(true)}>
          {rich(texts.declineSpan, { span: <span className="visually-hidden"> {person.full_name}</span> })}
        </button>
      )}
      {asks && (
        <ConfirmDialog
          title={say(texts.declineName, { name: person.full_name })}
          confirm={texts.turnDown}
          busy={busy}
          onConfirm={() => void turnDown()}
          onCancel={() => setAsks(false)}
        >
          <p>{texts.theyCannotJoinThisMatch}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
