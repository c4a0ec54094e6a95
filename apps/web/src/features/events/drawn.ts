import type { EventAnswer } from '@gauntlet/contract/events/answer'
import type { EventAction } from '@gauntlet/contract/events/status'

/** Where an event is shown: on its own screen, in one of the viewer's lists, or among search results. */
export type Where = 'inside' | 'list' | 'found'

const SHOWN: Record<Where, readonly EventAction[]> = {
  inside: ['add', 'accept', 'join', 'decline', 'leave', 'modify', 'cancel'],
  list: ['add', 'accept', 'decline'],
  found: ['accept', 'join', 'decline'],
}

/** An event of the viewer's own is listed wherever it is found: to take a place in it is done on its own screen. */
export const shownIn = ({ user_id }: Pick<EventAnswer, 'user_id'>, where: Where, viewerId: string): Where =>
  where === 'found' && user_id === viewerId ? 'list' : where

/** Not shown where they cannot be done: the organizer knows why. */
const QUIET: readonly EventAction[] = ['add', 'modify']

/** The buttons of an event in this place; on its own screen also those that cannot be pressed now, with the reason. */
export const drawnOf = ({ actions }: Pick<EventAnswer, 'actions'>, where: Where): EventAction[] =>
  SHOWN[where].filter(action => {
    const { kind } = actions[action]
    return kind === 'allowed' || (kind === 'disabled' && where === 'inside' && !QUIET.includes(action))
  })
