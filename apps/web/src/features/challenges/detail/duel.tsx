import type { Challenge, Participant } from '@gauntlet/contract/challenges/answer'
import { CHALLENGE_STATUS as S, challengeStatusWords } from '@gauntlet/contract/challenges/status'
import { mdiTrophy } from '@mdi/js'
import { Avatar, Name } from '../../../ui/avatar.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Change } from '../../../ui/stat.tsx'
import { Chip, StatusChip } from '../../../ui/status-chip.tsx'
import { FreeSide } from '../free-side.tsx'
import { Odds } from './odds.tsx'
import { MatchSides } from './match-sides.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { absolute, countdown, relative } from '../../../ui/when.ts'
import { mine, others, shownRank } from '../who.ts'
import { becomesLine, standingLine } from '../words.ts'
import * as lineupTexts from '../lineup/texts.ts'
import { useWaiting } from '../waiting/use-waiting.ts'
import * as texts from '../texts.ts'
import { rich } from '../../../ui/rich.tsx'
import { say } from '../../../ui/say.ts'

const SECOND_MS = 1000
const NAME_PX = 20

/** The two sides, with the number that matters now: the time left, the chance, or the change of the rank. */
export function Duel({ challenge, viewerId }: { challenge: Challenge; viewerId: string }) {
  const { event_status_id: status, ranked, winnername, reported_winner_id, rank_change } = challenge
  const viewer = mine(challenge, viewerId)
  const winner = status === S.complete && winnername !== null ? reported_winner_id : null
  // A player who asks to join an open match is not in it yet.
  const isOpen = challenge.open_challenge === 1
  const rivals = isOpen ? challenge.users.filter(({ id }) => id !== viewerId) : others(challenge, viewerId)
  const sides = [...(viewer ? [viewer] : []), ...rivals]
  const line = standingLine(challenge, viewerId, useWaiting(challenge.id, viewerId) !== undefined)
  return (
    <section className="card duel" aria-label={texts.status}>
      <div className="row between">
        <StatusChip status={challengeStatusWords[status]} />
        {challenge.captains_only && <Chip>{lineupTexts.underACaptainsName}</Chip>}
        {ranked === 1 ? <Chip>{texts.ranked}</Chip> : <Chip>{texts.notRanked}</Chip>}
      </div>
      {challenge.sides ? (
        <MatchSides challenge={challenge} sides={challenge.sides} viewerId={viewerId} />
      ) : (
        <ul className="duel-sides">
          {sides.map(side => (
            <Side key={side.id} person={side} isWinner={side.id === winner} />
          ))}
          {isOpen && status === S.pending && sides.length === 1 && <OpenSide />}
        </ul>
      )}
      {challenge.captains_only && <p className="soft small duel-fate">{lineupTexts.captainsStandAlone}</p>}
      {line !== undefined && <p className="duel-line numbers">{line}</p>}
      <DifferingScores challenge={challenge} />
      {status === S.complete && rank_change ? <RankChange change={rank_change} /> : <Clock challenge={challenge} />}
      <Odds challenge={challenge} viewerId={viewerId} />
    </section>
  )
}

const Side = ({ person, isWinner }: { person: Participant; isWinner: boolean }) => (
  <li className={isWinner ? 'duel-side winner' : 'duel-side'}>
    <Avatar id={person.id} name={person.full_name} image={person.preference.image} size={64} />
    <Name largest={NAME_PX}>{person.full_name}</Name>
    <span className="soft small numbers">
      {rich(texts.rankShownRank, { shownRank: <strong>{shownRank(person)}</strong> })}
    </span>
    {isWinner && (
      <span className="chip grass">
        <Icon path={mdiTrophy} />
        {texts.winner}
      </span>
    )}
  </li>
)

/** Each as it was reported, told from the viewer's side. */
const DifferingScores = ({ challenge: { scores_differ, users } }: { challenge: Challenge }) =>
  scores_differ && (
    <p className="soft small numbers duel-fate">
      {texts.twoScoresWereReported}
      {users
        .filter(({ reported_score }) => reported_score !== '')
        .map(({ id, short_name, reported_score }) => (
          <span key={id} className="reported-score">
            {say(texts.nameAndScore, { name: short_name, score: reported_score })}
          </span>
        ))}
    </p>
  )

const OpenSide = () => (
  <li className="duel-side">
    <FreeSide size={64} />
    <span className="name">{texts.openToAll}</span>
  </li>
)

const RankChange = ({ change: { before, after, change } }: { change: NonNullable<Challenge['rank_change']> }) => (
  <p className="duel-number">
    <span className="soft small">{texts.yourRank}</span>
    <span className="duel-figure">
      <span className="soft">{before}</span> → {after}
    </span>
    <Change value={change} />
  </p>
)

/** The time left to the start; after the start, the next step that time will take. */
function Clock({ challenge }: { challenge: Challenge }) {
  const now = useNow(SECOND_MS)
  const { event_status_id: status, challenge_start, timezone, becomes_at } = challenge
  const open = status === S.pending || status === S.upcoming
  const left = open ? countdown(Date.parse(challenge_start), now) : null
  const due = becomes_at === null ? null : Date.parse(becomes_at)
  const fate =
    due === null
      ? undefined
      : becomesLine(challenge, `${relative(due, now, timezone)}, ${absolute(due, now, timezone)}`)
  return (
    <>
      {left !== null && (
        <p className="duel-number" role="timer">
          <span className="soft small">{texts.startsIn}</span>
          <span className="duel-figure">{left}</span>
        </p>
      )}
      {fate !== undefined && <p className="soft small duel-fate">{fate}</p>}
    </>
  )
}
