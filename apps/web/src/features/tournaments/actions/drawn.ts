import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import type { TournamentReason } from '@gauntlet/contract/tournaments/reasons'
import type { TournamentAction } from '@gauntlet/contract/tournaments/status'

/** Where a tournament is shown: on its own screen or its organizer's desk there, in a list, or among search results. */
export type Where = 'inside' | 'desk' | 'organizing' | 'participating' | 'pending' | 'agenda' | 'found'

/** The actions drawn in each place, in the order of the buttons. */
const SHOWN = {
  inside: ['report', 'view_result', 'confirm', 'join', 'fill_side', 'decline', 'contact'],
  desk: ['join_myself', 'modify', 'cancel'],
  organizing: ['report', 'view_result'],
  participating: ['view_result', 'confirm', 'decline'],
  pending: ['confirm', 'decline'],
  agenda: ['report', 'view_result'],
  found: ['confirm', 'join', 'decline'],
} as const satisfies Record<Where, readonly TournamentAction[]>
export type ShownAction = (typeof SHOWN)['inside' | 'desk'][number]

/** Of the acts that end it the first that is allowed stands behind '⋯': nobody comes for it. */
const TUCKED: Partial<Record<Where, readonly ('cancel' | 'leave')[]>> = {
  inside: ['leave'],
  organizing: ['cancel'],
  participating: ['leave'],
  agenda: ['cancel', 'leave'],
}
export const tucked = (actions: Tournament['actions'], where: Where): 'cancel' | 'leave' | undefined =>
  TUCKED[where]?.find(
    action =>
      actions[action].kind === 'allowed' &&
      !(action === 'leave' && drawn(actions, where).some(one => one.action === 'decline')),
  )

/** The acts of the organizer that do not end it. */
export const changesOf = (tournament: Pick<Tournament, 'actions'>): Drawn[] =>
  drawn(tournament.actions, 'desk').filter(({ action, reason }) => action !== 'cancel' || reason !== undefined)

export interface Drawn {
  action: ShownAction
  /** Why it cannot be done; absent for a button that works. */
  reason: TournamentReason | undefined
}

/** Covered by another action already: two buttons that do the same. */
function isCovered(action: ShownAction, actions: Tournament['actions']): boolean {
  // an invited player confirms, the organizer takes a place
  if (action === 'join')
    return (
      (actions.confirm.kind !== 'hidden' && actions.confirm.reason !== 'ask_first') ||
      actions.join_myself.kind !== 'hidden'
    )
  // a result that can no longer be held leaves nothing to press
  return action === 'contact' && actions.contact.kind === 'disabled'
}

/** The buttons and the disabled labels of a tournament, from the verdicts that came with it. */
export const drawn = (actions: Tournament['actions'], where: Where): Drawn[] =>
  SHOWN[where]
    .filter(action => actions[action].kind !== 'hidden' && !isCovered(action, actions))
    .map(action => ({ action, reason: actions[action].kind === 'disabled' ? actions[action].reason : undefined }))
