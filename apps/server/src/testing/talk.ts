import { talk } from '@gauntlet/contract/talk/endpoints'
import type { TalkKind } from '@gauntlet/contract/talk/texts'
import type { Player, TestApp } from './app.ts'
import { eventOf, joinEvent } from './events.ts'

/** Something that players are in and talk about. */
export interface Thing {
  kind: TalkKind
  id: string
}

/** Acts of players in threads, in an app that opens later. */
export function talkActs(app: () => TestApp) {
  const view = (by: Player, thing: Thing, page: { before?: number; limit?: number } = {}) =>
    app().call(talk.view, { ...thing, ...page }, by)
  return {
    view,
    say: (by: Player, thing: Thing, text: string) => app().call(talk.say, { ...thing, text }, by),
    seen: (by: Player, thing: Thing, number: number) => app().call(talk.seen, { ...thing, number }, by),
    mute: (by: Player, thing: Thing, muted: 0 | 1) => app().call(talk.mute, { ...thing, muted }, by),
    pin: (by: Player, thing: Thing, number: number) => app().call(talk.pin, { ...thing, number }, by),
    report: (by: Player, thing: Thing, number: number, why = '') =>
      app().call(talk.report, { ...thing, number, why }, by),
    unread: async (by: Player, thing: Thing) => (await app().call(talk.unread, thing, by)).payload,
    /** The texts of the messages that a player reads. */
    read: async (by: Player, thing: Thing) => (await view(by, thing)).payload.messages.map(({ text }) => text),
  }
}

/** An event in which a player talks with others. */
export async function talkAtEvent(app: TestApp, organizer: Player, ...players: Player[]): Promise<Thing> {
  const event = await eventOf(app, organizer, { open_invite: 1, slots: 10 })
  for (const player of players) await joinEvent(app, event, player)
  return { kind: 'event', id: event.id }
}
