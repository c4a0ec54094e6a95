import type { Challenge, Participant } from '@gauntlet/contract/challenges/answer'
import { CHALLENGE_STATUS as S, challengeStatusWords } from '@gauntlet/contract/challenges/status'
import { mdiTrophy } from '@mdi/js'
import { isEven, threeWays } from '../../../people/chance.ts'
import { WhenWhere } from '../../../places/when-where.tsx'
import { CourtLines } from '../../../sports/court-lines.tsx'
import { Avatar, Name } from '../../../ui/avatar.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Change } from '../../../ui/stat.tsx'
import { Chip, StatusChip } from '../../../ui/status-chip.tsx'
import { FreeSide } from '../free-side.tsx'
import { drawWords } from '../../../people/draw-words.ts'
import { DuelOdds } from './odds.tsx'
import './duel.css'
import { Fate } from './fate.tsx'
import { MatchSides } from './match-sides.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { countdown } from '../../../ui/when.ts'
import { isAhead } from '../sides.ts'
import { mine, others, shownRank, soleAsker } from '../who.ts'
import { resultLine, scoreFor, standingLine } from '../words.ts'
import * as lineupTexts from '../lineup/texts.ts'
import { useWaiting } from '../waiting/use-waiting.ts'
import * as texts from '../texts.ts'
import { rich } from '../../../ui/rich.tsx'
import { say } from '../../../ui/say.ts'

const SECOND_MS = 1000
/** px */
const FACE = 72
const NAME_PX = 20

/** The two sides on their court, with the number that matters now: the chance, the time left, or the rank's change. */
export function Duel({ challenge, viewerId }: { challenge: Challenge; viewerId: string }) {
  const { event_status_id: status, ranked, rank_change, sides, actions } = challenge
  const isFree = hasFreeSide(challenge, viewerId)
  // The stakes depend on which of several is accepted.
  const isOpen = actions.accept_participant.kind === 'allowed' && !soleAsker(challenge)
  const line = standingLine(challenge, viewerId, useWaiting(challenge.id, viewerId) !== undefined)
  const isOver = status === S.complete
  const standsBelow = line !== undefined && !sides && !saysBetween(challenge)
  const rankMove = isOver && rank_change && <RankChange change={rank_change} />
  return (
    <section className="duel" aria-label={texts.status}>
      <CourtLines sport={challenge.sport.name} />
      <div className="row between">
        <StatusChip status={challengeStatusWords[status]} />
        {challenge.captains_only && <Chip>{lineupTexts.underACaptainsName}</Chip>}
        {ranked === 1 ? <Chip>{texts.ranked}</Chip> : <Chip>{texts.notRanked}</Chip>}
      </div>
      {sides ? (
        <>
          {isAhead(challenge) && <Countdown at={challenge.challenge_start} />}
          {line !== undefined && <EndLine line={line} challenge={challenge} viewerId={viewerId} />}
          {rankMove}
          {!isOver && <Facts challenge={challenge} counted />}
          <MatchSides challenge={challenge} sides={sides} viewerId={viewerId} />
          {isOver && <Facts challenge={challenge} counted={false} />}
        </>
      ) : (
        <>
          <Players challenge={challenge} viewerId={viewerId} result={saysBetween(challenge) ? line : undefined} />
          {standsBelow && (
            <div className="duel-said">
              <p className="duel-line numbers">{line}</p>
              <Fate challenge={challenge} />
            </div>
          )}
          {rankMove}
          <Facts challenge={challenge} counted={isFree || challenge.chance === null} />
        </>
      )}
      {challenge.captains_only && <p className="soft small duel-fate">{lineupTexts.captainsStandAlone}</p>}
      <DifferingScores challenge={challenge} />
      {!isOpen && <DuelOdds challenge={challenge} viewerId={viewerId} untold={isFree} />}
      {!standsBelow && <Fate challenge={challenge} />}
    </section>
  )
}

/** The score of a match that is over in large figures, unless there is more to say of its end. */
function EndLine({ line, challenge, viewerId }: { line: string; challenge: Challenge; viewerId: string }) {
  const result = resultLine(challenge, viewerId)
  const score = scoreFor(challenge, viewerId)
  if (result === undefined || score === '' || line !== say(texts.resultAndScore, { result, score }))
    return <p className="duel-line numbers">{line}</p>
  return (
    <p className="duel-line duel-end">
      <span>
        {result}
        <span className="visually-hidden">, </span>
      </span>
      <span className="duel-figure">{score}</span>
    </p>
  )
}

/** The first question after against whom; `counted` where the time left stands above. */
const Facts = ({ challenge, counted }: { challenge: Challenge; counted: boolean }) => (
  <WhenWhere
    at={challenge.challenge_start}
    timezone={challenge.timezone}
    place={challenge}
    distance={challenge.distance}
    counted={counted && isAhead(challenge)}
    over={challenge.event_status_id === S.complete}
  />
)

/** Over, and between two: the result stands where they do. */
const saysBetween = ({ event_status_id: status, sides, users }: Challenge): boolean =>
  status === S.complete && !sides && users.length === 2

/** The viewer first. One alone who asks to join an open match stands in its free place, and several do not. */
function playersOf(challenge: Challenge, viewerId: string): Participant[] {
  const viewer = mine(challenge, viewerId)
  const isOpen = challenge.open_challenge === 1
  const rivals = isOpen ? challenge.users.filter(({ id }) => id !== viewerId) : others(challenge, viewerId)
  const asker = isOpen && rivals.length === 0 ? soleAsker(challenge) : undefined
  return [...(viewer ? [viewer] : []), ...rivals, ...(asker ? [asker] : [])]
}

/** Of an open match, and of one for whoever has its link. */
const hasFreeSide = (challenge: Challenge, viewerId: string): boolean =>
  challenge.event_status_id === S.pending && !challenge.sides && playersOf(challenge, viewerId).length === 1

/** Those who play, or are to; between two of them stands what is to be known first. */
function Players({
  challenge,
  viewerId,
  result,
}: {
  challenge: Challenge
  viewerId: string
  /** How it ended, of two who have played. */
  result: string | undefined
}) {
  const { event_status_id: status, winnername, reported_winner_id } = challenge
  const winner = status === S.complete && winnername !== null ? reported_winner_id : null
  const people = playersOf(challenge, viewerId)
  const isFree = hasFreeSide(challenge, viewerId)
  const isPair = people.length + (isFree ? 1 : 0) === 2
  // Whoever does not play reads it as it stands between the two: what the one on the left has comes first.
  const between = (!mine(challenge, viewerId) && challenge.ending === null && people[0]?.score) || result
  return (
    <div className={isPair ? 'duel-pair' : 'stack'}>
      <ul className="duel-sides">
        {people.map(person => (
          <Side key={person.id} person={person} isWinner={person.id === winner} />
        ))}
        {isFree && <OpenSide name={challenge.open_challenge === 1 ? texts.openToAll : texts.whoeverHasTheLink} />}
      </ul>
      {between === undefined ? (
        <Middle challenge={challenge} isFree={isFree} isPair={isPair} />
      ) : (
        <p className="duel-number duel-line numbers">
          <span>
            {between.split(' ').map((word, at) => (
              // A set's score is not broken at its dash.
              <span key={at} className="duel-word">{`${at > 0 ? ' ' : ''}${word}`}</span>
            ))}
          </span>
        </p>
      )}
    </div>
  )
}

/** A chance is one against somebody: none stands beside a free side. */
function Middle({ challenge, isFree, isPair }: { challenge: Challenge; isFree: boolean; isPair: boolean }) {
  const { draw_chance, challenge_start } = challenge
  const chance = isFree ? null : challenge.chance
  if (chance !== null && isEven(chance)) return <p className="duel-number duel-versus">{texts.aboutEven}</p>
  if (chance !== null)
    return (
      <p className="duel-number">
        <span className="duel-figure">{Math.round(threeWays(chance, draw_chance).win * 100)}%</span>
        <span className="soft small">
          {texts.chanceToWin}
          {draw_chance !== undefined && <span className="duel-draw">{drawWords(draw_chance)}</span>}
        </span>
      </p>
    )
  if (isAhead(challenge)) return <Countdown at={challenge_start} />
  return isPair && <p className="duel-number duel-versus">{texts.versus}</p>
}

const Side = ({ person, isWinner }: { person: Participant; isWinner: boolean }) => (
  <li className={isWinner ? 'duel-side winner' : person.role === 'joined' ? `duel-side ${person.state}` : 'duel-side'}>
    <Avatar id={person.id} name={person.full_name} image={person.preference.image} size={FACE} />
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

const OpenSide = ({ name }: { name: string }) => (
  <li className="duel-side">
    <FreeSide size={FACE} />
    <span className="name">{name}</span>
  </li>
)

const RankChange = ({ change: { before, after, change } }: { change: NonNullable<Challenge['rank_change']> }) => (
  <p className="duel-number duel-move">
    <span className="soft small">{texts.yourRank}</span>
    <span className="duel-figure">
      <span className="soft">{before}</span> → {after}
    </span>
    <Change value={change} />
  </p>
)

/** The time left to the start; nothing once it has passed. */
function Countdown({ at }: { at: string }) {
  const left = countdown(Date.parse(at), useNow(SECOND_MS))
  if (left === null) return null
  return (
    <p className="duel-number" role="timer">
      <span className="soft small">{texts.startsIn}</span>
      <span className="duel-figure">{left}</span>
    </p>
  )
}
