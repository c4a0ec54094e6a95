import { Link } from '../../../ui/link.tsx'
import type { Challenge, Participant } from '@gauntlet/contract/challenges/answer'
import { mdiCircleOutline, mdiCloseThick, mdiFlagOutline, mdiMinusThick } from '@mdi/js'
import type { ReactNode } from 'react'
import { isEven } from '../../../people/chance.ts'
import { fill, paths } from '../../../paths.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Chip, StatusChip } from '../../../ui/status-chip.tsx'
import { OwnMessage } from './own-message.tsx'
import * as lineupTexts from '../lineup/texts.ts'
import { sideFor } from '../sides.ts'
import { everyone, isTold, shownRank } from '../who.ts'
import * as detailTexts from './texts.ts'
import * as texts from '../texts.ts'
import { say } from '../../../ui/say.ts'
import { rich } from '../../../ui/rich.tsx'

const StateChip = ({ state, role }: Pick<Participant, 'state' | 'role'>) => {
  if (state === 'pending' && role === 'joined')
    return (
      <Chip tone="sand" icon={mdiCircleOutline}>
        {texts.asksToJoin}
      </Chip>
    )
  if (state === 'pending') return <StatusChip status="Pending" />
  if (state === 'accepted') return <StatusChip status="Accepted" />
  if (state === 'declined')
    return <Chip icon={mdiCloseThick}>{role === 'joined' ? detailTexts.turnedDown : detailTexts.declined}</Chip>
  return (
    <Chip icon={mdiMinusThick}>
      {state === 'lapsed' && role !== 'lineup' ? detailTexts.notAnsweredChip : detailTexts.left}
    </Chip>
  )
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
  const { id, full_name, former, preference, role, state, side, message, chance, reported, not_played } = person
  const wishes = role === 'joined' && state === 'pending' && challenge.sides !== null && side !== null
  const own = id === viewerId
  // In the hero, before the answer.
  const told = isTold(challenge, viewerId)
  // Against one alone it stands in the hero.
  const isOneOfSeveral = challenge.sides === null && everyone(challenge).length > 2
  return (
    <li className="participant">
      <Avatar id={id} name={full_name} image={preference.image} size={44} />
      <div className="participant-body">
        <p className="participant-name">
          {former || own ? <strong>{full_name}</strong> : <Link to={fill(paths.userView, { id })}>{full_name}</Link>}
          {own && <span className="soft small"> {texts.you}</span>}
        </p>
        <p className="soft small numbers">
          {role === 'guest'
            ? lineupTexts.guest
            : say(person.rated === 1 ? detailTexts.rankShownRankRatingStars : detailTexts.rankShownRankNew, {
                shownRank: shownRank(person),
                rating: person.rating.toFixed(1),
              })}
        </p>
        {chance !== null && !isEven(chance) && isOneOfSeveral && (
          <p className="small numbers">
            {rich(detailTexts.yourChanceToWinStrong, { strong: <strong>{Math.round(chance * 100)}%</strong> })}
          </p>
        )}
        <p className="row participant-chips">
          {role === 'issuer' ? (
            <Chip icon={mdiFlagOutline}>{detailTexts.challenger}</Chip>
          ) : (
            <StateChip state={state} role={role} />
          )}
          {wishes && (
            <Chip>
              {side === sideFor(challenge, viewerId) ? lineupTexts.asksForYourSide : lineupTexts.asksForTheOtherSide}
            </Chip>
          )}
          {reported && <Chip>{detailTexts.reported}</Chip>}
          {not_played && <Chip>{texts.notPlayed}</Chip>}
        </p>
        {!told && message !== '' && <p className="bubble">{message}</p>}
        {!told && own && challenge.actions.message.kind !== 'hidden' && (
          <OwnMessage challenge={challenge} viewerId={viewerId} message={message} />
        )}
        {children}
      </div>
    </li>
  )
}
