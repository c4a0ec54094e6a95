import type { Challenge, Participant } from '@gauntlet/contract/challenges/answer'
import { mdiTrophy } from '@mdi/js'
import { fill, paths } from '../../../paths.ts'
import { toldApart } from '../../../people/names.ts'
import { CourtMark } from '../../../sports/court-mark.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { CountUp } from '../../../ui/count-up.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { say } from '../../../ui/say.ts'
import { Change } from '../../../ui/stat.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { relative } from '../../../ui/when.ts'
import { AddAsFriends } from '../detail/add-as-friends.tsx'
import { playersOn, rivals, sideFor } from '../sides.ts'
import { mine } from '../who.ts'
import { resultLine, scoreFor, wonLine } from '../words.ts'
import { outcomeFor } from './outcome.ts'
import './result.css'
import ResultWays from './result-ways.tsx'
import * as texts from './texts.ts'
import { useLocalPlace, useWhy } from './use-standing.ts'

const MINUTE_MS = 60_000
const FACE_PX = 56
const FACES = 2

export const headline = (challenge: Challenge, viewerId: string): string =>
  (challenge.draw === 1 ? resultLine(challenge, viewerId) : wonLine(challenge, viewerId)) ?? texts.result

/** How a match ended for the viewer: the score, when it was, what it did to the rank and why, and the ways on. */
export function ResultMoment({
  challenge,
  viewerId,
  leave,
}: {
  challenge: Challenge
  viewerId: string
  /** Closes it, before another screen or form opens. */
  leave: () => void
}) {
  const { id, sport, rank_change, ranked, challenge_start, timezone } = challenge
  const now = useNow(MINUTE_MS)
  const outcome = outcomeFor(challenge, viewerId)
  const own = mine(challenge, viewerId)
  const side = sideFor(challenge, viewerId)
  const partners = side === undefined ? (own ? [own] : []) : playersOn(challenge, side)
  const others = rivals(challenge, viewerId)
  const all = [...partners, ...others]
  const score = scoreFor(challenge, viewerId)
  return (
    <div className={`result ${outcome}`}>
      <CourtMark sport={sport.name} />
      <div className="result-sides">
        <Faces people={partners} among={all} won={outcome === 'won'} />
        <p className="result-middle">
          <span className="soft small">{sport.name}</span>
          {score !== '' && <strong className="result-score">{score}</strong>}
          <span className="soft small when">{relative(Date.parse(challenge_start), now, timezone)}</span>
        </p>
        <Faces people={others} among={all} won={outcome === 'lost'} />
      </div>
      {outcome === 'lost' && own && <p className="result-well">{say(texts.wellPlayed, { name: own.first_name })}</p>}
      {rank_change ? (
        <RankMove change={rank_change} />
      ) : (
        ranked === 0 && <p className="soft small result-well">{texts.notRankedSoItStays}</p>
      )}
      <div className="row result-ways">
        <ResultWays challenge={challenge} viewerId={viewerId} leave={leave} />
        <AddAsFriends challenge={challenge} sign />
      </div>
      <p className="small result-why">
        {rank_change && <Why challenge={challenge} />}
        <Link to={fill(paths.challengeIssue, { id })} onClick={leave}>
          {texts.seeTheMatch}
        </Link>
      </p>
    </div>
  )
}

const Faces = ({
  people,
  among,
  won,
}: {
  people: readonly Participant[]
  among: readonly Participant[]
  won: boolean
}) => (
  <div className={won ? 'result-side won' : 'result-side'}>
    <span className="faces">
      {people.slice(0, FACES).map(({ id, full_name, preference }) => (
        <Avatar key={id} id={id} name={full_name} image={preference.image} size={FACE_PX} />
      ))}
    </span>
    <span className="result-name">
      {won && <Icon path={mdiTrophy} />}
      {people.map(person => toldApart(person, among)).join(', ')}
    </span>
  </div>
)

const RankMove = ({ change: { before, after, change } }: { change: NonNullable<Challenge['rank_change']> }) => (
  <p className="result-rank">
    <span className="soft small">{texts.yourRank}</span>
    <span className="result-figure">
      <span className="soft">{before}</span> → <CountUp from={before} to={after} />
    </span>
    <Change value={change} />
  </p>
)

/** The place among the players nearby, and why the rank has moved so far; both come a moment later. */
function Why({ challenge }: { challenge: Challenge }) {
  const place = useLocalPlace(challenge.sport.id)
  const why = useWhy(challenge)
  return (
    <>
      {place !== undefined && <strong className="numbers">{place}. </strong>}
      {why !== undefined && <span className="soft">{why} </span>}
    </>
  )
}
