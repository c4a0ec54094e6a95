import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import type { Asks } from '../../../ui/act-buttons.tsx'
import { say } from '../../../ui/say.ts'
import * as lineupTexts from '../lineup/texts.ts'
import { matchLine } from '../match-line.tsx'
import * as recordTexts from '../record/texts.ts'
import * as timesTexts from '../times/texts.ts'
import { mine, others } from '../who.ts'
import { actionWords, cancelWords, standingLine } from '../words.ts'
import * as texts from './texts.ts'

/** The acts on a challenge that ask before they are done. */
export type Asking = 'decline' | 'cancel' | 'did_not_play' | 'dispute' | 'not_played' | 'take_score'

/** Milder ways out, which a question offers where they are open. */
export interface OtherWays {
  anotherTime: (() => void) | undefined
  report: () => void
}

type Question = Omit<Asks, 'line'>

/** The others who are told of a challenge that ends before anybody has accepted. */
function toldOfTheEnd(challenge: Challenge, viewerId: string): string {
  const [first, ...more] = others(challenge, viewerId)
  const isOpen = challenge.open_challenge === 1
  if (!first) return isOpen ? texts.nobodyHasJoined : ''
  if (isOpen) return texts.whoeverAskedIsTold
  return more.length > 0 ? texts.everyoneIsTold : say(texts.nameIsTold, { name: first.first_name })
}

/** The question before Cancel: it means something else for each side, before and after somebody has accepted. */
export function cancelQuestion(challenge: Challenge, viewerId: string): Pick<Asks, 'title' | 'lead' | 'text'> {
  const { event_status_id, user_id, issuer, recorded, ranked } = challenge
  if (recorded) {
    const cost = ranked === 1 ? ` ${texts.costComesBack}` : ''
    return { title: recordTexts.takeThisMatchBack, text: `${recordTexts.itDoesNotCountThen}${cost}` }
  }
  if (event_status_id !== S.upcoming) {
    const told = toldOfTheEnd(challenge, viewerId)
    return {
      title: challenge.open_challenge === 1 ? texts.cancelThisOpenMatch : texts.cancelThisChallenge,
      ...(ranked === 1 && { lead: texts.costComesBack }),
      text: told,
    }
  }
  if (user_id === viewerId) return { title: texts.callTheMatchOff, text: texts.allAcceptancesAreTakenBack }
  const name = issuer.first_name
  return { title: say(texts.cancelYourMatchWith, { name }), text: say(texts.theChallengeIsPendingAgain, { name }) }
}

function declineQuestion({ recorded, issuer }: Challenge, named: boolean): Question {
  if (recorded)
    return { title: recordTexts.didItNotHappen, text: recordTexts.itDoesNotCountThen, confirm: recordTexts.sayNo }
  return {
    title: named ? lineupTexts.declineThisPlace : texts.declineThisChallenge,
    text: named ? lineupTexts.yourCaptainIsTold : say(texts.youCannotAcceptItAny, { name: issuer.first_name }),
    confirm: actionWords.decline,
  }
}

const QUESTIONS: Record<Asking, (challenge: Challenge, viewerId: string, ways: OtherWays) => Question> = {
  decline: (challenge, viewerId, { anotherTime }) => ({
    ...declineQuestion(challenge, mine(challenge, viewerId)?.role === 'lineup'),
    ...(anotherTime && { instead: { text: timesTexts.suggestOtherTimes, run: anotherTime } }),
  }),
  cancel: (challenge, viewerId, { anotherTime }) =>
    mine(challenge, viewerId)?.role === 'lineup'
      ? { title: lineupTexts.leaveTheSide, text: lineupTexts.yourCaptainIsTold, confirm: lineupTexts.leave }
      : {
          ...cancelQuestion(challenge, viewerId),
          confirm: challenge.recorded ? recordTexts.yesTakeItBack : cancelWords(challenge),
          ...(anotherTime && {
            instead: {
              text: challenge.open_challenge === 1 ? timesTexts.changeTheTime : timesTexts.suggestAnotherTime,
              run: anotherTime,
            },
          }),
        },
  did_not_play: () => ({
    title: lineupTexts.didYouNotPlay,
    text: lineupTexts.theResultCountsAnew,
    confirm: actionWords.did_not_play,
    mild: true,
  }),
  dispute: (challenge, viewerId, { report }) => ({
    title: texts.disputeThisResult,
    lead: standingLine(challenge, viewerId),
    text: texts.reportingEndsAndAnOperator,
    instead: { text: texts.reportAnotherScore, run: report },
    confirm: actionWords.dispute,
  }),
  not_played: (challenge, viewerId) => {
    const [rival, ...more] = others(challenge, viewerId)
    return {
      title: texts.markAsNotPlayed,
      lead: texts.noRankMoves,
      text:
        rival && more.length === 0
          ? say(texts.removedOnceNameAgrees, { name: rival.first_name })
          : texts.removedOnceAllAgree,
      confirm: actionWords.not_played,
      mild: true,
    }
  },
  take_score: () => ({
    title: texts.toUseTheirScoreQuestion,
    text: texts.itBecomesTheScore,
    confirm: actionWords.take_score,
    mild: true,
  }),
}

/** The question before an act, as the challenge stands when it is asked. */
export const questionOf = (action: Asking, challenge: Challenge, viewerId: string, ways: OtherWays): Asks => ({
  ...QUESTIONS[action](challenge, viewerId, ways),
  line: matchLine(challenge, viewerId),
})
