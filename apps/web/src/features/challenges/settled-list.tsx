import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { CHALLENGE_STATUS as S, challengeStatusWords } from '@gauntlet/contract/challenges/status'
import { mdiCheckBold, mdiEqual, mdiMinusThick } from '@mdi/js'
import { fill, paths } from '../../paths.ts'
import { dayOf } from '../../people/day-of.ts'
import { shortPlace } from '../../places/short-place.ts'
import { Name } from '../../ui/avatar.tsx'
import { LinkCard } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Change } from '../../ui/stat.tsx'
import { StatusChip } from '../../ui/status-chip.tsx'
import { NewMark } from './new-mark.tsx'
import './settled-list.css'
import { RivalFaces } from './rival-faces.tsx'
import { rivals, titleOf } from './sides.ts'
import { resultLine, standingLine } from './words.ts'
import * as texts from './texts.ts'

/** px */
const FACE = 40
const NAME = { largest: 17, smallest: 15 }

/** A match that is over, as a row: against whom, how it ended, what it moved, and when. */
function SettledCard({ challenge, viewerId }: { challenge: Challenge; viewerId: string }) {
  const { id, sport, rank_change, event_status_id: status } = challenge
  const people = rivals(challenge, viewerId)
  const line = standingLine(challenge, viewerId)
  return (
    <LinkCard
      to={fill(paths.challengeIssue, { id })}
      title={<Name {...NAME}>{titleOf(challenge, viewerId)}</Name>}
      lead={<RivalFaces people={people} size={FACE} />}
      className="settled-card"
      aside={
        rank_change && (
          <p className="settled-rank numbers">
            <strong>{rank_change.after}</strong> <Change value={rank_change.change} />
          </p>
        )
      }
    >
      <p className="settled-said numbers">
        {status === S.complete ? (
          <Outcome result={resultLine(challenge, viewerId)} />
        ) : (
          <StatusChip status={challengeStatusWords[status]} />
        )}
        {line}
        {challenge.is_new && <NewMark />}
      </p>
      <p className="pieces soft small">
        <span>{sport.name}</span>
        <span>{dayOf(challenge)}</span>
        <span className="settled-place">{shortPlace(challenge.location)}</span>
      </p>
    </LinkCard>
  )
}

/** The words beside it say it, too. */
function Outcome({ result }: { result: string | undefined }) {
  if (result === texts.youWon) return <Mark look="won" path={mdiCheckBold} />
  if (result === texts.youLost) return <Mark look="lost" path={mdiMinusThick} />
  return <Mark look="drawn" path={mdiEqual} />
}

const Mark = ({ look, path }: { look: 'won' | 'lost' | 'drawn'; path: string }) => (
  <span className={`settled-mark ${look}`} aria-hidden="true">
    <Icon path={path} />
  </span>
)

/** Matches that are over, the latest first. */
export default function SettledList({ challenges, viewerId }: { challenges: readonly Challenge[]; viewerId: string }) {
  return (
    <div className="settled-list">
      {challenges.map(challenge => (
        <SettledCard key={challenge.id} challenge={challenge} viewerId={viewerId} />
      ))}
    </div>
  )
}
