import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { lineups } from '@gauntlet/contract/challenges/lineup'
import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import { challengeReasons, challengeTexts } from '@gauntlet/contract/challenges/texts'
import { mdiCalendarClock, mdiCloseCircleOutline, mdiPencilOutline } from '@mdi/js'
import { CallError } from '../../../api/client.ts'
import { useAction } from '../../../api/use-action.ts'
import { fill, paths } from '../../../paths.ts'
import { showIfSettled } from '../../../shown-result.ts'
import type { Act, Way } from '../../../ui/act-buttons.tsx'
import type { Asking, questionOf } from '../questions/questions.ts'
import { cancelWords, wordFor } from '../words.ts'
import type { ShownAction } from './drawn.ts'
import { useAccept } from './use-accept.ts'
import { mine, soleAsker } from '../who.ts'
import { useOpenActs } from './use-open.ts'
import { navigate } from '../../../ui/router.ts'
import * as lineupTexts from '../lineup/texts.ts'
import * as timesTexts from '../times/texts.ts'
import * as texts from '../texts.ts'

const fromOf = ({ event_status_id }: Challenge): { from?: 'pending' | 'upcoming' } => {
  if (event_status_id === S.pending) return { from: 'pending' }
  return event_status_id === S.upcoming ? { from: 'upcoming' } : {}
}

/** Sheets that open over the screen; `correct` reports another result than the one that is there. */
export type Sheet = 'report' | 'correct' | 'lineup' | 'answer' | 'offer'

// Asked for with the first press of such an act.
const askFor = async (...asked: Parameters<typeof questionOf>) =>
  (await import('../questions/questions.ts')).questionOf(...asked)

/**
 * The viewer's acts on a challenge, each as a button that knows what to ask first. An act that the next tap can undo is
 * done at once: accepting, joining, and unjoining before the issuer has accepted.
 */
export function useActs(challenge: Challenge, viewerId: string, open: (sheet: Sheet) => void) {
  const { id, open_challenge, event_status_id, recorded } = challenge
  const answer = useAccept(viewerId)
  const confirm = useAction(challenges.answer)
  const cancel = useAction(challenges.cancel, { failure: challengeTexts.problemCancelling })
  const notPlayed = useAction(challenges.cancel, {
    failure: challengeTexts.problemCancelling,
    success: challengeReasons.said_not_played,
  })
  const reject = useAction(challenges.reject, { success: challengeReasons.already_disputed })
  const take = useAction(challenges.takeScore)
  const ways = useOpenActs(challenge, viewerId)
  const place = useAction(lineups.answer, { failure: challengeTexts.acceptFailed })
  // A player whom a captain has named answers for one place, not for the match.
  const named = mine(challenge, viewerId)?.role === 'lineup'
  const report = () => open('report')
  const offers = !recorded && !named && challenge.actions.offer_times.kind === 'allowed'
  // Nobody has to agree to another time of a match that is open to all.
  const mayMove = open_challenge === 1 && challenge.actions.modify.kind === 'allowed'
  const from = fromOf(challenge)
  const isAgreed = event_status_id === S.upcoming
  const otherWays = {
    anotherTime: offers
      ? () => open('offer')
      : mayMove
        ? () => navigate(fill(paths.challengeEditOpen, { id }))
        : undefined,
    report: () => open('correct'),
  }
  const asking = (action: Asking) => () => askFor(action, challenge, viewerId, otherWays)
  const sayYes = async () => {
    const outcome = await confirm.run({ id, status: 'accepted' })
    if (!(outcome instanceof CallError)) showIfSettled(outcome.payload)
  }

  const acts: Record<Exclude<ShownAction, 'join' | 'unjoin'>, Omit<Act, 'text'> | Omit<Way, 'text'>> = {
    accept: {
      look: 'main',
      run: recorded ? sayYes : () => (named ? place : answer).run({ id, status: 'accepted' }),
    },
    line_up: { run: () => open('lineup') },
    answer_times: { look: 'main', run: () => open('answer') },
    offer_times: { icon: mdiCalendarClock, run: () => open('offer') },
    confirm: { look: 'main', run: report },
    report: { look: 'main', run: report },
    decline: {
      look: 'danger',
      asks: asking('decline'),
      run: () => (named ? place : answer).run({ id, status: 'dismissed' }),
    },
    cancel: {
      icon: mdiCloseCircleOutline,
      look: 'danger',
      asks: asking('cancel'),
      run: () => (named ? place.run({ id, status: 'dismissed' }) : cancel.run({ id, ...from })),
    },
    did_not_play: { asks: asking('did_not_play'), run: () => place.run({ id, status: 'dismissed' }) },
    dispute: { look: 'danger', asks: asking('dispute'), run: () => reject.run({ id }) },
    not_played: { asks: asking('not_played'), run: () => notPlayed.run({ id, ...from }) },
    take_score: { asks: asking('take_score'), run: () => take.run({ id }) },
    modify: {
      icon: mdiPencilOutline,
      to: fill(open_challenge === 1 ? paths.challengeEditOpen : paths.challengeEdit, { id }),
    },
    contact: { to: `${paths.contact}?${new URLSearchParams({ challenge: id, reason: 'Dispute' })}` },
    view_result: { to: fill(paths.challengeIssue, { id }) },
  }
  const wordsOf = (action: ShownAction, inMenu: boolean): string => {
    if (action === 'cancel' && named) return lineupTexts.leave
    // Close to the answer to one player, it ends the match for all.
    if (action === 'cancel' && soleAsker(challenge)) return texts.cancelTheMatch
    // In a menu nothing beside it says what ends, and Cancel alone reads as the way out of the menu.
    if (action === 'cancel' && inMenu && !recorded) return cancelWords(challenge)
    // Beside an agreed time, which is not given up.
    if (action === 'offer_times' && isAgreed) return inMenu ? timesTexts.suggestAnotherTime : timesTexts.anotherTime
    if (action === 'offer_times' && inMenu) return timesTexts.suggestOtherTimes
    return wordFor(challenge, action)
  }
  const actsOf = (action: ShownAction, inMenu = false): (Act | Way)[] => {
    if (action === 'join' || action === 'unjoin') return ways[action]
    return [{ text: wordsOf(action, inMenu), ...acts[action] }]
  }
  return { actsOf, busy: [answer, confirm, cancel, notPlayed, reject, take, ways, place].some(one => one.busy) }
}
