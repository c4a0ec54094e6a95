import type { SentOf } from '@gauntlet/contract/endpoint'
import { events } from '@gauntlet/contract/events/endpoints'
import type { EventAnswer } from '@gauntlet/contract/events/answer'
import type { Player, TestApp } from './app.ts'

/** A Sunday in Austin with two slots. */
export const eventForm = (changes: Partial<SentOf<typeof events.add>> = {}): SentOf<typeof events.add> => ({
  event_name: 'Sunday Doubles',
  event_start: '2030-06-09T10:00',
  event_end: '2030-06-09T14:00',
  location: 'Austin',
  locstate: 'TX',
  zip: '78701',
  venue: 'Pease Park',
  slots: 2,
  message: 'Bring water.',
  ...changes,
})

/** Throws with the answer where the event is refused. */
export async function eventOf(
  app: TestApp,
  organizer: Player,
  changes: Partial<SentOf<typeof events.add>> = {},
): Promise<EventAnswer> {
  const { payload, body } = await app.call(events.add, eventForm(changes), organizer)
  if (!payload) throw new Error(`The event was refused: ${JSON.stringify(body)}`)
  return payload
}

export const joinEvent = (app: TestApp, { id }: EventAnswer, player: Player) =>
  app.call(events.join, { event_id: id }, player)

/** Each participant's first name with the status. */
export const namesIn = ({ users }: EventAnswer) =>
  users.map(({ first_name, _joinData }) => [first_name, _joinData.status])
