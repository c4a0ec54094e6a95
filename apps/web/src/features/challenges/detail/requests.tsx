import type { Challenge, Participant } from '@gauntlet/contract/challenges/answer'
import { challengeReasons, challengeTexts } from '@gauntlet/contract/challenges/texts'
import { Card, Section } from '../../../ui/card.tsx'
import { Answers } from '../actions/answers.tsx'
import { FairNearby } from '../form/fair-nearby.tsx'
import { ParticipantRow } from './participant-row.tsx'
import { soleAsker, takingPart } from '../who.ts'
import * as texts from './texts.ts'

const ORDER: readonly Participant['state'][] = ['pending', 'accepted', 'declined', 'lapsed', 'withdrawn']

/**
 * The players who joined the viewer's open challenge: those who wait come first, each with the possible answers, and
 * the viewer last. The answers to one who waits alone stand under the hero.
 */
export function Requests({ challenge, viewerId }: { challenge: Challenge; viewerId: string }) {
  const { request_user, issuer, actions } = challenge
  const people = request_user.toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state))
  const { reason } = actions.accept_participant
  const sole = soleAsker(challenge)
  if (people.length === 0)
    return (
      <FairNearby
        sportId={challenge.sport.id}
        otherwise={
          <Section title={texts.participants}>
            <Card>
              <p className="soft">{challengeTexts.noParticipants}</p>
            </Card>
          </Section>
        }
      />
    )
  return (
    <Section title={texts.participants} count={takingPart(people).length + 1}>
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
          <ParticipantRow challenge={challenge} person={issuer} viewerId={viewerId} />
        </ul>
        {actions.accept_participant.kind === 'disabled' && reason && (
          <p className="soft small">{challengeReasons[reason]}</p>
        )}
      </Card>
    </Section>
  )
}
