import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import { Suspense } from 'react'
import { lazy } from '../../../ui/part.tsx'
import { Directions } from '../../../places/when-where.tsx'
import { Card } from '../../../ui/card.tsx'
import { Answers } from '../actions/answers.tsx'
import { ChallengeActions } from '../actions/challenge-actions.tsx'
import { drawn, type ShownAction } from '../actions/drawn.ts'
import { InviteByLink, isAlone, sharesLink } from '../link/invite-by-link.tsx'
import { hasOwnResult } from '../result/rematch.ts'
import { useWaiting } from '../waiting/use-waiting.ts'
import { isTold, mine, soleAsker } from '../who.ts'
import { AddAsFriends, asksFriend } from './add-as-friends.tsx'
import { AddToCalendar } from './add-to-calendar.tsx'
import { goesThere, isInCalendar } from './going.ts'
import { OwnMessage } from './own-message.tsx'
import * as texts from './texts.ts'

// Asked for once a match is over.
const ResultWays = lazy(() => import('../result/result-ways.tsx'))

// Asked for once a challenge came to nothing.
const ChallengeAgain = lazy(() => import('../result/challenge-again.tsx'))

/** The others wait for it: nothing stands before it. */
const AWAITED: ReadonlySet<ShownAction> = new Set(['accept', 'join', 'confirm', 'report', 'take_score'])

/**
 * All that the viewer can do, in one bar: what is to be done next, one more beside it, the rest behind '⋯'. On a phone
 * it is always in reach.
 */
export function Acts({ challenge, viewerId }: { challenge: Challenge; viewerId: string }) {
  const waiting = useWaiting(challenge.id, viewerId)
  const shown = drawn(challenge.actions).filter(({ action }) => action !== 'view_result' && action !== 'answer_times')
  const asker = soleAsker(challenge)
  const isAsked = waiting !== undefined || shown.some(one => one.reason === undefined && AWAITED.has(one.action))
  const isOver = hasOwnResult(challenge, viewerId)
  // Two scores are to be made one before the match is played again.
  const ways = isOver && (
    <Suspense>
      <ResultWays challenge={challenge} viewerId={viewerId} />
    </Suspense>
  )
  const isNext = !asker && !isOver && !isAsked
  const isListed = isNext && isInCalendar(challenge, viewerId)
  const isOnTheWay = isListed && goesThere(challenge, viewerId)
  const shares = sharesLink(challenge, viewerId)
  // A challenge that is sent to somebody needs nobody else: its link is for the few who ask for it.
  const isFree = shares && (challenge.open_challenge === 1 || isAlone(challenge, viewerId))
  const leads = isNext && (isListed || isFree)
  const own = mine(challenge, viewerId)
  const { message } = challenge.actions
  const writes = own !== undefined && message.kind !== 'hidden' && isTold(challenge, viewerId)
  const invites = shares && (!leads || isListed)
  // Until it is answered, a word to the player whom it waits for is what is left to do.
  const reminds = writes && isNext && !leads && shares && message.kind === 'allowed'
  const befriends = asksFriend(challenge, viewerId)
  const hasMore = (writes && !reminds) || invites || isOnTheWay || (isOver && isAsked)
  const further = (hasMore || befriends) && (
    <>
      {isOnTheWay && <AddToCalendar challenge={challenge} />}
      {isAsked && ways}
      {writes && !reminds && <OwnMessage challenge={challenge} viewerId={viewerId} message={own.message} />}
      {invites && <InviteByLink challenge={challenge} />}
      {befriends && <AddAsFriends challenge={challenge} />}
    </>
  )
  // Alone behind the dots it would be a menu of one line; where it cannot be done, the menu says why.
  const isSigned = befriends && !hasMore && challenge.actions.add_friends.kind === 'allowed'
  const isOnlyFurther = shown.length === 0 && !asker && !isOver && !leads && !waiting
  const isOff = challenge.event_status_id === S.dismissed
  if (isOnlyFurther && !further && !isOff) return null
  return (
    <Card label={texts.whatYouCanDo} className="row detail-actions in-reach">
      {isOff && (
        <Suspense>
          <ChallengeAgain challenge={challenge} viewerId={viewerId} />
        </Suspense>
      )}
      {isOnlyFurther && further}
      {asker && <Answers challenge={challenge} person={asker} />}
      {!isAsked && ways}
      {reminds && <OwnMessage challenge={challenge} viewerId={viewerId} message={own.message} />}
      {leads &&
        (isOnTheWay ? (
          <Directions place={challenge} look="main may-wait way-there" />
        ) : isListed ? (
          <AddToCalendar challenge={challenge} look="main may-wait" />
        ) : (
          <InviteByLink challenge={challenge} look="main" />
        ))}
      <ChallengeActions
        challenge={challenge}
        viewerId={viewerId}
        inside
        beside={asker || (isOver && !isAsked) ? 0 : leads || reminds ? 1 : 2}
        further={!isOnlyFurther && further}
        sign={isSigned && <AddAsFriends challenge={challenge} sign />}
      />
    </Card>
  )
}
