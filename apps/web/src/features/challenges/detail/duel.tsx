import { Suspense } from 'react'
import { lazy } from '../../../ui/part.tsx'
import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { CHALLENGE_STATUS as S, challengeStatusWords } from '@gauntlet/contract/challenges/status'
import { WhenWhere } from '../../../places/when-where.tsx'
import { Change } from '../../../ui/stat.tsx'
import { Chip, StatusChip } from '../../../ui/status-chip.tsx'
import { isBetweenTwo } from '../actions/between-two.ts'
import { FaceChoice } from '../actions/face-choice.tsx'
import { DuelOdds } from './odds.tsx'
import { Shares } from './shares.tsx'
import { Countdown, hasFreeSide, isUnjoined, Players } from './duel-players.tsx'
import './duel.css'
import { Fate } from './fate.tsx'
import { MatchSides } from './match-sides.tsx'
import { isAlone } from '../link/invite-by-link.tsx'
import * as linkTexts from '../link/texts.ts'
import { hasOffer } from '../times/has-offer.ts'
import { asksForTheHour, isAhead } from '../sides.ts'
import { everyone, isTold, soleAsker } from '../who.ts'
import { outcomeLine, resultLine, scoreFor, soleReporter, standingLine } from '../words.ts'
import * as lineupTexts from '../lineup/texts.ts'
import { useWaiting } from '../waiting/use-waiting.ts'
import * as detailTexts from './texts.ts'
import * as texts from '../texts.ts'
import { say } from '../../../ui/say.ts'

const ClashLine = lazy(() => import('../clash-line.tsx'))
// Hardly ever.
const ReportsTold = lazy(() => import('./reports-told.tsx'))

/** px */
const FACE = 72

/** The two sides, with the number that matters now: the chance, the time left, or the rank's change. */
export function Duel({ challenge, viewerId }: { challenge: Challenge; viewerId: string }) {
  const { event_status_id: status, ranked, rank_change, sides, actions } = challenge
  const isFree = hasFreeSide(challenge, viewerId)
  // The stakes depend on which of several is accepted.
  const isOpen = actions.accept_participant.kind === 'allowed' && !soleAsker(challenge)
  const isWaiting = useWaiting(challenge.id, viewerId) !== undefined
  const line =
    isAlone(challenge, viewerId) && !hasOffer(challenge)
      ? linkTexts.nobodyHasItYet
      : standingLine(challenge, viewerId, isWaiting)
  // Whoever won is told by a tap on the face.
  const asks = !isWaiting && isBetweenTwo(challenge)
  const isOver = status === S.complete
  const between = saysBetween(challenge)
  const below = isReported(challenge) && between ? reporterLine(challenge, viewerId) : between ? undefined : line
  const standsBelow = below !== undefined && !sides
  // Said below the place that is open to all.
  const isFreeToAll = line === texts.openToEveryoneNobodyHas
  const rankMove = isOver && rank_change && <RankChange change={rank_change} />
  const reports = (challenge.reject === 1 || challenge.scores_differ) && (
    <Suspense>
      <ReportsTold challenge={challenge} viewerId={viewerId} />
    </Suspense>
  )
  return (
    <section className="duel" aria-label={detailTexts.status}>
      <div className="row between">
        <StatusChip status={challengeStatusWords[status]} />
        {challenge.captains_only && <Chip>{lineupTexts.underACaptainsName}</Chip>}
        {ranked === 1 ? <Chip>{texts.ranked}</Chip> : <Chip>{texts.notRanked}</Chip>}
      </div>
      {sides ? (
        <>
          {isAhead(challenge) && <Countdown at={challenge.challenge_start} timezone={challenge.timezone} />}
          {line !== undefined && <EndLine line={line} challenge={challenge} viewerId={viewerId} />}
          {reports}
          {rankMove}
          {!isOver && <Facts challenge={challenge} viewerId={viewerId} counted />}
          <MatchSides challenge={challenge} sides={sides} viewerId={viewerId} />
          {isOver && <Facts challenge={challenge} viewerId={viewerId} counted={false} />}
        </>
      ) : (
        <>
          {asks ? (
            <div className="duel-asks">
              {line !== texts.howDidItEnd && <p className="duel-line">{line}</p>}
              <h2 className="duel-question">{texts.howDidItEnd}</h2>
              <FaceChoice challenge={challenge} viewerId={viewerId} size={FACE} />
            </div>
          ) : (
            <Players
              challenge={challenge}
              viewerId={viewerId}
              result={between ? outcomeLine(challenge, viewerId) : undefined}
            />
          )}
          <Shares challenge={challenge} viewerId={viewerId} />
          {standsBelow && !asks && !isFreeToAll && (
            <div className="duel-said">
              <p className="duel-line numbers">{below}</p>
              <Fate challenge={challenge} viewerId={viewerId} />
            </div>
          )}
          {reports}
          {rankMove}
          <Facts
            challenge={challenge}
            viewerId={viewerId}
            counted={!isUnjoined(challenge, viewerId) && (isFree || challenge.chance === null)}
          />
          <Messages challenge={challenge} viewerId={viewerId} />
        </>
      )}
      {challenge.captains_only && <p className="soft small duel-fate">{lineupTexts.captainsStandAlone}</p>}
      {!isOpen && <DuelOdds challenge={challenge} viewerId={viewerId} untold={isFree} />}
      {(!standsBelow || asks) && <Fate challenge={challenge} viewerId={viewerId} />}
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
const Facts = ({ challenge, viewerId, counted }: { challenge: Challenge; viewerId: string; counted: boolean }) => (
  <>
    <WhenWhere
      at={challenge.challenge_start}
      timezone={challenge.timezone}
      place={challenge}
      distance={challenge.distance}
      counted={counted && isAhead(challenge)}
      over={!isAhead(challenge)}
    />
    {asksForTheHour(challenge) && (
      <Suspense>
        <ClashLine challenge={challenge} viewerId={viewerId} />
      </Suspense>
    )}
  </>
)

/** Reported, and nobody disputes it: what there is to confirm. */
const isReported = ({ event_status_id: status, reject, reported_winner_id: winner, draw }: Challenge): boolean =>
  status === S.reporting && reject === 0 && (winner !== null || draw === 1)

/** Between two: the result stands where they do. */
const saysBetween = (challenge: Challenge): boolean =>
  (challenge.event_status_id === S.complete || isReported(challenge)) &&
  !challenge.sides &&
  challenge.users.length === 2

/** Below a reported result: whose word it is; nothing where both have given theirs. */
function reporterLine(challenge: Challenge, viewerId: string): string | undefined {
  const by = soleReporter(challenge)
  if (!by) return undefined
  return by.id === viewerId ? detailTexts.reportedByYou : say(detailTexts.reportedByName, { name: by.first_name })
}

/**
 * The players' messages stand before the answer that they colour, so not the one by whoever answers; in a match of
 * sides they are in the list.
 */
const Messages = ({ challenge, viewerId }: { challenge: Challenge; viewerId: string }) =>
  isTold(challenge, viewerId) &&
  everyone(challenge).map(
    ({ id, short_name, message }) =>
      message !== '' &&
      !(id === viewerId && challenge.actions.accept_participant.kind === 'allowed') && (
        <p key={id} className="duel-message">
          <span className="soft small">{id === viewerId ? texts.you : short_name}</span> {message}
        </p>
      ),
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
