import { PLACE } from '@gauntlet/contract/tournaments/status'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { tournamentTexts } from '@gauntlet/contract/tournaments/texts'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { CallError } from '../../../api/client.ts'
import { useAction } from '../../../api/use-action.ts'
import { useSelf } from '../../../api/use-self.ts'
import type { Act } from '../../../ui/act-buttons.tsx'
import { toast } from '../../../ui/toast.tsx'
import type { ShownAction, Where } from './drawn.ts'
import { useGoOn } from './use-go-on.ts'
import { actionWords } from '../words.ts'

/** What is a screen or a form of its own and not done with one tap. */
export type Way = 'report' | 'view_result' | 'modify' | 'contact'
const isWay = (action: ShownAction): action is Way =>
  action === 'report' || action === 'view_result' || action === 'modify' || action === 'contact'
export const waysOf = (actions: readonly ShownAction[]): Way[] => actions.filter(isWay)

/** What the viewer may do with a tournament at once, each as a button that knows what it asks first. */
export function useActs(tournament: Tournament, where: Where) {
  const { id, user_id, title } = tournament
  const self = useSelf()
  const join = useAction(tournaments.join, {
    done: ({ payload }) =>
      toast(payload.invitation_status_id === PLACE.accepted ? 'You are in.' : 'You asked. The organizer answers next.'),
  })
  const answer = useAction(tournaments.answer, {
    done: ({ payload }) => toast(payload.invitation_status_id === PLACE.accepted ? 'You are in.' : 'Declined.'),
  })
  const joinMyself = useAction(tournaments.joinMyself, { success: 'You are in.' })
  const leave = useAction(tournaments.leave, { success: 'You left.' })
  const goOn = useGoOn(tournament, where)
  const withdraw = useAction(tournaments.withdraw, { failure: tournamentTexts.problemCancelling })
  const busy = [join, answer, joinMyself, leave, withdraw].some(one => one.busy)

  // In a list a participant withdraws. Of the organizer that would end it for everyone: who plays, too, only leaves.
  const goAway = async () => {
    const outcome =
      where === 'inside' || user_id === self.id
        ? await leave.run({ id })
        : await withdraw.run({ tournament_id: id, user_id: self.id })
    if (!(outcome instanceof CallError)) goOn()
  }
  const decline = async () => {
    const outcome = await answer.run({ id, status: 'dismissed' })
    if (!(outcome instanceof CallError)) goOn()
  }

  const actOf = (action: ShownAction): Act | undefined => {
    const text = actionWords(action, where)
    if (action === 'join') return { text, look: 'main', run: () => join.run({ id }) }
    if (action === 'join_myself') return { text, look: 'main', run: () => joinMyself.run({ tournament_id: id }) }
    if (action === 'confirm') return { text, look: 'main', run: () => answer.run({ id, status: 'accepted' }) }
    if (action === 'decline')
      return {
        text,
        look: 'danger',
        asks: { title: 'Decline the invitation?', text: 'Your place goes to somebody else.', confirm: 'Decline' },
        run: decline,
      }
    if (action === 'leave')
      return {
        text,
        look: 'danger',
        asks: { title: `Leave ${title}?`, text: 'Your place is free for somebody else.', confirm: 'Yes, leave' },
        run: goAway,
      }
    return undefined
  }
  return { actOf, busy }
}
