import { events } from '@gauntlet/contract/events/endpoints'
import { talk } from '@gauntlet/contract/talk/endpoints'
import { AUSTIN, first, inDays, type Make, plain, read, type RowBenches, write } from './scene.ts'

/** The thread of an event of the viewer's, with one message of a player who has joined. */
const thread = (then: (thing: { kind: 'event'; id: string }) => Make) =>
  first(async (scene, turn) => {
    const [viewer, other] = [scene.viewer(turn), scene.other(turn)]
    const terms = { event_name: scene.fresh(), event_start: inDays(7), ...AUSTIN, venue: 'Zilker Park' }
    const { id } = await scene.call(events.add, { ...terms, selected: [other.id] }, viewer)
    await scene.call(events.join, { event_id: id }, other)
    const thing = { kind: 'event', id } as const
    await scene.call(talk.say, { ...thing, text: scene.fresh() }, other)
    return thing
  }, then)

export const talkRows: RowBenches = {
  'talk.view': read(thread(thing => plain(talk.view, () => thing))),
  'talk.unread': read(thread(thing => plain(talk.unread, () => thing))),
  'talk.say': write(thread(thing => plain(talk.say, scene => ({ ...thing, text: scene.fresh() })))),
  'talk.seen': write(thread(thing => plain(talk.seen, () => ({ ...thing, number: 1 })))),
  'talk.mute': write(thread(thing => plain(talk.mute, () => ({ ...thing, muted: 1 as const })))),
  'talk.pin': write(thread(thing => plain(talk.pin, () => ({ ...thing, number: 1 })))),
  'talk.report': write(thread(thing => plain(talk.report, () => ({ ...thing, number: 1 })))),
}
