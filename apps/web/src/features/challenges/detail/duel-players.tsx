import type { Challenge, Participant } from '@gauntlet/contract/challenges/answer'
import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import { fill, paths } from '../../../paths.ts'
import { isEven, threeWays } from '../../../people/chance.ts'
import { Avatar, Name } from '../../../ui/avatar.tsx'
import { Link } from '../../../ui/link.tsx'
import { rich } from '../../../ui/rich.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { countdown } from '../../../ui/when.ts'
import { FreeSide } from '../free-side.tsx'
import { isAhead } from '../sides.ts'
import { mine, playersOf, shownRank } from '../who.ts'
import { resultLine, scoreFor } from '../words.ts'
import * as detailTexts from './texts.ts'
import * as texts from '../texts.ts'

const SECOND_MS = 1000
/** px */
const FACE = 72
const NAME_PX = 20

/** Of an open match, and of one for whoever has its link. */
export const hasFreeSide = (challenge: Challenge, viewerId: string): boolean =>
  challenge.event_status_id === S.pending && !challenge.sides && playersOf(challenge, viewerId).length === 1

/** Nobody has asked for the place that is open to all: that matters more than when it begins. */
export const isUnjoined = (challenge: Challenge, viewerId: string): boolean =>
  hasFreeSide(challenge, viewerId) &&
  challenge.open_challenge === 1 &&
  !challenge.request_user.some(({ state }) => state === 'pending')

/** Those who play, or are to; between two of them stands what is to be known first. */
export function Players({
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
  const isOver = status === S.complete
  const plays = mine(challenge, viewerId) !== undefined
  // Whoever does not play reads it as it stands between the two: what the one on the left has comes first.
  const told = plays ? scoreFor(challenge, viewerId) : (people[0]?.score ?? '')
  const score = result !== undefined && challenge.ending === null ? told : ''
  const word = resultLine(challenge, viewerId)
  return (
    <div className={isPair ? 'duel-pair' : 'stack'}>
      <ul className="duel-sides">
        {people.map(person => (
          <Side
            key={person.id}
            person={person}
            isWinner={person.id === winner}
            isOwn={person.id === viewerId}
            ranked={!isOver}
          />
        ))}
        {isFree && <OpenSide challenge={challenge} />}
      </ul>
      {result === undefined ? (
        <Middle challenge={challenge} isFree={isFree} isPair={isPair} isUnjoined={isUnjoined(challenge, viewerId)} />
      ) : (
        <Outcome word={score === '' || word === undefined ? result : word} score={score} />
      )}
    </div>
  )
}

/** A chance is one against somebody: none stands beside a free side. */
function Middle({
  challenge,
  isFree,
  isPair,
  isUnjoined: nobody,
}: {
  challenge: Challenge
  isFree: boolean
  isPair: boolean
  isUnjoined: boolean
}) {
  const { draw_chance, challenge_start } = challenge
  const chance = isFree ? null : challenge.chance
  if (chance !== null && isEven(chance)) return <p className="duel-number duel-versus">{texts.aboutEven}</p>
  if (chance !== null)
    return (
      <p className="duel-number">
        <span className="duel-figure duel-chance">{Math.round(threeWays(chance, draw_chance).win * 100)}%</span>
        <span className="soft small">{texts.yourChance}</span>
      </p>
    )
  if (nobody)
    return (
      <p className="duel-number">
        <span className="duel-figure">{detailTexts.noneOfOne}</span>
        <span className="soft small">{detailTexts.joined}</span>
      </p>
    )
  if (isAhead(challenge)) return <Countdown at={challenge_start} timezone={challenge.timezone} />
  return isPair && <p className="duel-number duel-versus">{texts.versus}</p>
}

/** The score as a scoreboard has it, each set in its line, below the word that says whose it is. */
const Outcome = ({ word, score }: { word: string; score: string }) => (
  <p className="duel-number duel-line numbers">
    {word}
    {score !== '' && <span className="visually-hidden">, </span>}
    {score !== '' && (
      <span className="duel-sets">
        {score.split(' ').map((set, at) => (
          <span key={at} className="duel-figure">
            {`${at > 0 ? ' ' : ''}${set}`}
          </span>
        ))}
      </span>
    )}
  </p>
)

/** The way to whoever it is; the rank as it stands now, which after the match is no longer that of the match. */
function Side({
  person,
  isWinner,
  isOwn,
  ranked,
}: {
  person: Participant
  isWinner: boolean
  isOwn: boolean
  ranked: boolean
}) {
  const { id, full_name, former, preference, role, state, rank, provisional } = person
  const face = (
    <>
      <Avatar id={id} name={full_name} image={preference.image} size={FACE} />
      <Name largest={NAME_PX}>{full_name}</Name>
    </>
  )
  return (
    <li className={isWinner ? 'duel-side winner' : role === 'joined' ? `duel-side ${state}` : 'duel-side'}>
      {former || isOwn || role === 'guest' ? face : <Link to={fill(paths.userView, { id })}>{face}</Link>}
      {ranked && (
        <span className="soft small numbers duel-rank">
          {rank === 0 && provisional === 0
            ? detailTexts.lowestRank
            : rich(detailTexts.rankShownRank, { shownRank: <strong>{shownRank(person)}</strong> })}
          {provisional === 1 && <span className="duel-draw">{detailTexts.stillNew}</span>}
        </span>
      )}
      {isWinner && <span className="visually-hidden">{texts.winner}</span>}
    </li>
  )
}

function OpenSide({ challenge: { open_challenge } }: { challenge: Challenge }) {
  const isOpen = open_challenge === 1
  return (
    <li className="duel-side">
      <FreeSide size={FACE} />
      <span className="duel-open">
        <span className="name">{isOpen ? texts.openToAll : texts.whoeverHasTheLink}</span>
      </span>
    </li>
  )
}

/** The time left to the start; nothing once it has passed. */
export function Countdown({ at, timezone }: { at: string; timezone: string }) {
  const left = countdown(Date.parse(at), useNow(SECOND_MS), timezone)
  if (left === null) return null
  return (
    <p className="duel-number" role="timer">
      <span className="soft small">{detailTexts.startsIn}</span>
      <span className="duel-figure">{left}</span>
    </p>
  )
}
