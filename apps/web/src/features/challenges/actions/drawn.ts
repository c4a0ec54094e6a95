import type { Challenge } from '@gauntlet/contract/challenges/answer'
import type { ChallengeReason } from '@gauntlet/contract/challenges/texts'

/** The actions that this feature draws, in the order of the buttons: what a player does next first, the end last. */
const SHOWN = [
  'accept',
  'answer_times',
  'join',
  'line_up',
  'unjoin',
  'decline',
  'modify',
  'offer_times',
  'confirm',
  'report',
  'dispute',
  'not_played',
  'contact',
  'take_score',
  'did_not_play',
  'view_result',
  'cancel',
] as const
export type ShownAction = (typeof SHOWN)[number]

export interface Drawn {
  action: ShownAction
  /** Why it cannot be done; absent for a button that works. */
  reason: ChallengeReason | undefined
}

/** Covered by another action already: two buttons that do the same, or two labels that say the same. */
function isCovered(
  action: ShownAction,
  { decline, unjoin, report, confirm, not_played, did_not_play, answer_times, offer_times }: Challenge['actions'],
): boolean {
  const reported = report.kind === 'disabled' && report.reason === 'reported'
  // a recipient's Cancel declines, and a player who joined leaves
  if (action === 'cancel') return decline.kind !== 'hidden' || unjoin.kind !== 'hidden'
  if (action === 'report') return confirm.kind !== 'hidden' && !reported
  if (action === 'confirm' || action === 'dispute') return reported
  // Whoever is asked which times suit accepts by the answer.
  if (action === 'accept') return answer_times.kind === 'allowed'
  // That nothing is changed in the last hour is said where something was to be.
  if (action === 'offer_times') return offer_times.reason === 'frozen'
  // The 48 hours in which it could be said are over.
  if (action === 'did_not_play') return did_not_play.kind === 'disabled'
  // The viewer's own word stands above.
  const { reason } = not_played
  return action === 'not_played' && (reason === 'result_reported' || reason === 'said_not_played')
}

/** Few come to a card for them. */
const RARE: ReadonlySet<ShownAction> = new Set(['offer_times', 'cancel'])

/** On the challenge's own screen only the end of it. */
export const LAST: ReadonlySet<ShownAction> = new Set(['cancel'])

/** The first `most` of those that many come for, and the others. */
export function inTwo(
  shown: readonly Drawn[],
  most: number,
  rare = RARE,
): [first: readonly Drawn[], more: readonly Drawn[]] {
  const first = shown.filter(({ action }) => !rare.has(action)).slice(0, most)
  return [first, shown.filter(one => !first.includes(one))]
}

/** Opens the report. */
export const isReport = (action: ShownAction): boolean => action === 'report' || action === 'confirm'

/** The buttons and the disabled labels of a challenge, from the verdicts that came with it. */
export const drawn = (actions: Challenge['actions']): Drawn[] =>
  SHOWN.filter(action => actions[action].kind !== 'hidden' && !isCovered(action, actions)).map(action => ({
    action,
    reason: actions[action].kind === 'disabled' ? actions[action].reason : undefined,
  }))
