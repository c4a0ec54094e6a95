import { Link } from '../../../ui/link.tsx'
import type { Challenge, Participant } from '@gauntlet/contract/challenges/answer'
import type { ParticipantState } from '@gauntlet/contract/challenges/status'
import { mdiCloseThick, mdiFlagOutline, mdiMinusThick } from '@mdi/js'
import type { ReactNode } from 'react'
import { fill, paths } from '../../../paths.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Chip, StatusChip } from '../../../ui/status-chip.tsx'
import { OwnMessage } from './own-message.tsx'
import { shownRank } from '../who.ts'

const StateChip = ({ state, joined }: { state: ParticipantState; joined: boolean }) => {
  if (state === 'pending') return <StatusChip status="Pending" />
  if (state === 'accepted') return <StatusChip status="Accepted" />
  if (state === 'declined') return <Chip icon={mdiCloseThick}>{joined ? 'Turned down' : 'Declined'}</Chip>
  return <Chip icon={mdiMinusThick}>{state === 'lapsed' ? 'Not answered' : 'Left'}</Chip>
}

/** A participant: face, rank, chance, answer and message; the viewer's own message can be written here. */
export function ParticipantRow({
  challenge,
  person,
  viewerId,
  children,
}: {
  challenge: Challenge
  person: Participant
  viewerId: string
  /** The viewer's verdicts on this participant. */
  children?: ReactNode
}) {
  const { id, full_name, former, preference, role, state, message, chance, reported, not_played } = person
  const own = id === viewerId
  return (
    <li className="participant">
      <Avatar id={id} name={full_name} image={preference.image} size={44} />
      <div className="participant-body">
        <p className="participant-name">
          {former || own ? <strong>{full_name}</strong> : <Link to={fill(paths.userView, { id })}>{full_name}</Link>}
          {own && <span className="soft small"> You</span>}
        </p>
        <p className="soft small numbers">
          Rank {shownRank(person)} · {person.rating.toFixed(1)} stars
        </p>
        {chance !== null && (
          <p className="small numbers">
            Your chance to win <strong>{Math.round(chance * 100)}%</strong>
          </p>
        )}
        <p className="row participant-chips">
          {role === 'issuer' ? (
            <Chip icon={mdiFlagOutline}>Issuer</Chip>
          ) : (
            <StateChip state={state} joined={role === 'joined'} />
          )}
          {reported && <Chip tone="clay">Reported</Chip>}
          {not_played && <Chip>Not played</Chip>}
        </p>
        {own && challenge.actions.message.kind !== 'hidden' ? (
          <OwnMessage challengeId={challenge.id} message={message} verdict={challenge.actions.message} />
        ) : (
          message !== '' && <p className="bubble">{message}</p>
        )}
        {children}
      </div>
    </li>
  )
}
