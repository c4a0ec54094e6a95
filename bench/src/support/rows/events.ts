import type { SentOf } from '@gauntlet/contract/endpoint'
import { events } from '@gauntlet/contract/events/endpoints'
import {
  AUSTIN,
  first,
  inDays,
  type Make,
  nothing,
  plain,
  read,
  type RowBenches,
  type Scene,
  visited,
  write,
} from './scene.ts'

const eventTerms = (scene: Scene): SentOf<typeof events.add> => ({
  event_name: scene.fresh(),
  event_start: inDays(7),
  ...AUSTIN,
  venue: 'Zilker Park',
})
export const addEvent = async (scene: Scene, turn: number, selected: string[] = []) =>
  (await scene.call(events.add, { ...eventTerms(scene), selected }, scene.viewer(turn))).id

const event = (then: (id: string) => Make) => first((s, n) => addEvent(s, n), then)
/** Of the player before; the viewer is asked. */
const invited = (then: (id: string) => Make) =>
  first((s, n) => addEvent(s, n + s.viewers.length - 1, [s.viewer(n).id]), then)

export const eventRows: RowBenches = {
  'events.mine': read(plain(events.mine, nothing)),
  'events.add': write(plain(events.add, eventTerms)),
  'events.all': read(plain(events.all, nothing)),
  'events.view': read({
    '': event(id => plain(events.view, () => ({ id }))),
    'a visitor': event(id => visited(events.view, () => ({ id }))),
  }),
  'events.edit': write(event(id => plain(events.edit, s => ({ id, message: s.fresh() })))),
  'events.setViewed': write(invited(id => plain(events.setViewed, () => ({ id })))),
  'events.join': write(invited(id => plain(events.join, () => ({ event_id: id })))),
  'events.cancel': write(event(id => plain(events.cancel, () => ({ event_id: id })))),
  'events.addUsers': write(
    event(id => plain(events.addUsers, (s, n) => ({ event_id: id, user_id: s.viewer(n + 2).id }))),
  ),
  'events.removeUser': write(
    first(
      (s, n) => addEvent(s, n, [s.other(n).id]),
      id => plain(events.removeUser, (s, n) => ({ event_id: id, user_id: s.other(n).id })),
    ),
  ),
  'events.search': read(plain(events.search, () => ({ distance: 200 }))),
}
