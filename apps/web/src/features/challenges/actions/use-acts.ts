import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { challengeReasons } from '@gauntlet/contract/challenges/reasons'
import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import { challengeTexts } from '@gauntlet/contract/challenges/texts'
import { useAction } from '../../../api/use-action.ts'
import { fill, paths } from '../../../paths.ts'
import type { Act, Way } from '../../../ui/act-buttons.tsx'
import { actionWords, cancelQuestion } from '../words.ts'
import type { ShownAction } from './drawn.ts'
import { useAccept } from './use-accept.ts'
import { useJoin, useUnjoin } from './use-open.ts'

const fromOf = ({ event_status_id }: Challenge): { from?: 'pending' | 'upcoming' } => {
  if (event_status_id === S.pending) return { from: 'pending' }
  return event_status_id === S.upcoming ? { from: 'upcoming' } : {}
}

/**
 * The viewer's acts on a challenge, each as a button that knows what to ask first. An act that the next tap can undo is
 * done at once: accepting, joining, and unjoining before the issuer has accepted.
 */
export function useActs(challenge: Challenge, viewerId: string, report: () => void) {
  const { id, users, open_challenge } = challenge
  const answer = useAccept(viewerId)
  const cancel = useAction(challenges.cancel, { failure: challengeTexts.problemCancelling })
  const notPlayed = useAction(challenges.cancel, {
    failure: challengeTexts.problemCancelling,
    success: challengeReasons.said_not_played,
  })
  const reject = useAction(challenges.reject, { success: challengeReasons.already_disputed })
  const join = useJoin()
  const unjoin = useUnjoin(viewerId)
  const from = fromOf(challenge)
  const leave = () => unjoin.run({ challenge_id: id })

  const acts: Record<ShownAction, Omit<Act, 'text'> | Omit<Way, 'text'>> = {
    accept: { look: 'main', run: () => answer.run({ id, status: 'accepted' }) },
    join: { look: 'main', run: () => join.run({ challenge_id: id }) },
    confirm: { look: 'main', run: report },
    report: { look: 'main', run: report },
    decline: {
      look: 'danger',
      asks: {
        title: 'Decline this challenge?',
        text: 'You cannot accept it any more afterwards.',
        confirm: actionWords.decline,
      },
      run: () => answer.run({ id, status: 'dismissed' }),
    },
    unjoin: {
      look: 'danger',
      ...(users.some(user => user.id === viewerId) && {
        asks: {
          title: 'Leave this match?',
          text: 'Your place is free again. You may still join later.',
          confirm: actionWords.unjoin,
        },
      }),
      run: leave,
    },
    cancel: {
      look: 'danger',
      asks: { ...cancelQuestion(challenge, viewerId), confirm: 'Yes, cancel' },
      run: () => cancel.run({ id, ...from }),
    },
    dispute: {
      look: 'danger',
      asks: {
        title: 'Dispute this result?',
        text: 'Reporting ends, and an operator decides.',
        confirm: actionWords.dispute,
      },
      run: () => reject.run({ id }),
    },
    not_played: {
      asks: {
        title: 'Was it not played?',
        text: 'It is dismissed once everyone says so, or when nobody reports a result within 48 hours.',
        confirm: actionWords.not_played,
      },
      run: () => notPlayed.run({ id, ...from }),
    },
    modify: { to: fill(open_challenge === 1 ? paths.challengeEditOpen : paths.challengeEdit, { id }) },
    contact: { to: `${paths.contact}?${new URLSearchParams({ challenge: id, reason: 'Dispute' })}` },
    view_result: { to: fill(paths.challengeIssue, { id }) },
  }
  const actOf = (action: ShownAction): Act | Way => ({ text: actionWords[action], ...acts[action] })
  return { actOf, busy: [answer, cancel, notPlayed, reject, join, unjoin].some(one => one.busy) }
}
