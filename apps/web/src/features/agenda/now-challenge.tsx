import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import { mdiCalendarClock, mdiMessageOutline } from '@mdi/js'
import { fill, paths } from '../../paths.ts'
import { WhereLine } from '../../places/where.tsx'
import { Avatar, Name } from '../../ui/avatar.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { useNow } from '../../ui/use-now.ts'
import { countdown } from '../../ui/when.ts'
import { ChallengeActions } from '../challenges/actions/challenge-actions.tsx'
import { FaceChoice } from '../challenges/actions/face-choice.tsx'
import '../challenges/challenges.css'
import { Odds } from '../challenges/detail/odds.tsx'
import { askedOf } from '../challenges/who.ts'
import { FreeSide } from '../challenges/free-side.tsx'
import { rivals, titleOf } from '../challenges/sides.ts'
import { StartTime } from '../challenges/time.tsx'
import { useStarted, useWaiting } from '../challenges/waiting/use-waiting.ts'
import { standingLine } from '../challenges/words.ts'
import * as texts from './texts.ts'

const MINUTE_MS = 60_000
const SECOND_MS = 1000
const FACES = 2
/** px; two that overlap take the room of one. */
const FACE = 48
const FACE_OF_TWO = 30
const NAME = { largest: 24, smallest: 17 }

/** The challenge that comes first: what is to be done, with whom, when and where, and the buttons for it. */
export function NowChallenge({ challenge: loaded, viewerId }: { challenge: Challenge; viewerId: string }) {
  const now = useNow(MINUTE_MS)
  const challenge = useStarted(loaded, now)
  const { id, sport, ranked, is_new, distance, event_status_id: status, actions } = challenge
  const waiting = useWaiting(id, viewerId)
  const line = standingLine(challenge, viewerId, waiting !== undefined)
  const own = fill(paths.challengeIssue, { id })
  const title = titleOf(challenge, viewerId)
  return (
    <article className="card link-card now-card">
      <p className="now-over small">
        {sport.name}
        {ranked === 1 && ` · ${texts.ranked}`}
        {is_new && <span className="new-mark">{texts.newMark}</span>}
      </p>
      <div className="now-who">
        <Faces challenge={challenge} viewerId={viewerId} />
        <div className="now-words">
          <h3>
            <Link to={own}>
              <Name {...NAME}>{title}</Name>
            </Link>
          </h3>
          {line !== undefined && <p className="now-line numbers">{line}</p>}
        </div>
        {status === S.upcoming && <TimeLeft start={challenge.challenge_start} timezone={challenge.timezone} />}
      </div>
      {!waiting && <FaceChoice challenge={challenge} viewerId={viewerId} />}
      <div className="now-facts">
        <p className="fact small">
          <Icon path={mdiCalendarClock} />
          <StartTime challenge={challenge} now={now} />
        </p>
        <WhereLine place={challenge} distance={distance} />
      </div>
      <div className="row now-acts">
        <ChallengeActions challenge={challenge} viewerId={viewerId} small />
        {status === S.upcoming && actions.message.kind === 'allowed' && (
          <Link className="button small" to={own} aria-label={`${texts.message}, ${title}`}>
            <Icon path={mdiMessageOutline} />
            {texts.message}
          </Link>
        )}
      </div>
      <Odds challenge={challenge} several={askedOf(challenge, viewerId).length > 1} />
    </article>
  )
}

function Faces({ challenge, viewerId }: { challenge: Challenge; viewerId: string }) {
  const people = rivals(challenge, viewerId).slice(0, FACES)
  if (people.length === 0) return <FreeSide size={FACE} />
  return (
    <span className="faces two">
      {people.map(({ id, full_name, preference }) => (
        <Avatar
          key={id}
          id={id}
          name={full_name}
          image={preference.image}
          size={people.length === 1 ? FACE : FACE_OF_TWO}
        />
      ))}
    </span>
  )
}

/** Counts down to the start. */
function TimeLeft({ start, timezone }: { start: string; timezone: string }) {
  const left = countdown(Date.parse(start), useNow(SECOND_MS), timezone)
  return (
    left !== null && (
      <p className="now-left" role="timer">
        <span className="soft small">{texts.startsIn}</span>
        <strong>{left}</strong>
      </p>
    )
  )
}
