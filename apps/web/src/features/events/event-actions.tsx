import { events } from '@gauntlet/contract/events/endpoints'
import type { EventAnswer } from '@gauntlet/contract/events/answer'
import type { EventAction } from '@gauntlet/contract/events/status'
import { eventReasons } from '@gauntlet/contract/events/texts'
import { mdiAccountPlusOutline, mdiCloseCircleOutline, mdiPencilOutline } from '@mdi/js'
import { CallError } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { useSelf } from '../../api/use-self.ts'
import { fill, paths } from '../../paths.ts'
import { type Act, ActButtons, type Way } from '../../ui/act-buttons.tsx'
import { ActionLines } from '../../ui/action-lines.tsx'
import { goToPlace } from '../../ui/focus.ts'
import { MoreActs } from '../../ui/more-acts.tsx'
import { navigate } from '../../ui/router.ts'
import { aboutEvent } from './about-event.tsx'
import { drawnOf, type Where } from './drawn.ts'
import { waitLine } from './words.ts'
import * as texts from './texts.ts'
import { say } from '../../ui/say.ts'

/** The organizer's ways to invite, further down on the screen. */
export const INVITE_ID = 'invite'

function useActs(event: EventAnswer, where: Where) {
  const { id, event_name, openSlots, issuer } = event
  const self = useSelf()
  const join = useAction(events.join)
  const remove = useAction(events.removeUser)
  const cancel = useAction(events.cancel)
  const out = () => remove.run({ event_id: id, user_id: self.id })
  const waits = event.place_in_line !== null
  const isOwn = event.user_id === self.id
  const cancelAndGo = async () => {
    const outcome = await cancel.run({ event_id: id })
    if (!(outcome instanceof CallError) && where === 'inside') navigate(paths.myEvent, { replace: true })
  }
  const acts: Partial<Record<EventAction, Act | Way>> = {
    join: {
      text: openSlots === 0 ? texts.joinTheWaitingList : texts.join,
      icon: mdiAccountPlusOutline,
      // Whoever organizes it invites others first; in a list, to wait is nobody's first wish.
      ...(!isOwn && (openSlots > 0 || where === 'inside') && { look: 'main' }),
      run: () => join.run({ event_id: id }),
    },
    accept: { text: texts.accept, look: 'main', run: () => join.run({ event_id: id }) },
    decline: {
      text: texts.decline,
      look: 'danger',
      asks: {
        title: texts.declineTheInvitation,
        line: aboutEvent(event),
        text: say(texts.nameIsTold, { name: issuer.first_name }),
        confirm: texts.decline,
      },
      run: out,
    },
    leave: {
      text: waits ? texts.leaveTheWaitingList : texts.leave,
      look: 'danger',
      asks: {
        title: say(texts.leaveEventName, { eventName: event_name }),
        line: aboutEvent(event),
        text: waits ? texts.youLoseYourPositionOn : texts.yourPlaceGoesToWhoever,
        confirm: texts.yesLeave,
      },
      run: out,
    },
    // A host wants players first; in a list an invitation by another stands before it, and takes the yellow.
    add: {
      text: texts.invite,
      look: 'main',
      ...(where === 'inside'
        ? { run: () => goToPlace(INVITE_ID) }
        : { to: fill(paths.eventView, { event_view_id: id }) }),
    },
    modify: { text: texts.modify, icon: mdiPencilOutline, to: fill(paths.eventEdit, { id }) },
    cancel: {
      text: say(texts.cancelNamed, { eventName: event_name }),
      icon: mdiCloseCircleOutline,
      look: 'danger',
      asks: {
        title: say(texts.cancelEventName, { eventName: event_name }),
        line: aboutEvent(event),
        text: texts.itIsCalledOff,
        confirm: texts.yesCancel,
      },
      run: cancelAndGo,
    },
  }
  return { acts, isOwn, busy: [join, remove, cancel].some(one => one.busy) }
}

/**
 * The buttons of an event, of a host all but Invite behind '⋯', their consequences, and why others cannot be used;
 * nothing if there are none.
 */
export function EventActions({ event, where }: { event: EventAnswer; where: Where }) {
  const { acts, isOwn, busy } = useActs(event, where)
  const { event_name, venue, actions, status } = event
  // An event that is over says so itself; a row of dead buttons would only repeat it.
  const shown = drawnOf(event, where).filter(action => status === 'Upcoming' || actions[action].kind === 'allowed')
  const wait = waitLine(event, shown)
  const refusals = shown.flatMap(action => {
    const { reason } = actions[action]
    return reason ? { text: eventReasons[reason] } : []
  })
  const isFolded = isOwn && where === 'inside' && shown.includes('add')
  const first: readonly EventAction[] = isFolded ? ['add'] : shown
  const more = shown.filter(action => !first.includes(action))
  const buttonsOf = (those: readonly EventAction[]) =>
    those.flatMap(action => {
      const act = acts[action]
      return act ? [{ ...act, disabled: actions[action].kind === 'disabled' }] : []
    })
  return (
    <>
      <ActButtons acts={buttonsOf(first)} busy={busy} about={event_name} small={where !== 'inside'} />
      {more.length > 0 && (
        <MoreActs label={say(texts.moreAbout, { title: event_name })} about={event_name} line={venue}>
          <ActButtons acts={buttonsOf(more)} busy={busy} inMenu />
        </MoreActs>
      )}
      <ActionLines lines={wait === undefined ? refusals : [...refusals, { text: wait }]} />
    </>
  )
}
