// Rows about guests, who have a place by name.
import { events } from '@gauntlet/contract/events/endpoints'
import { guests } from '@gauntlet/contract/guests/endpoints'
import { addEvent } from './events.ts'
import { first, type Make, plain, read, type RowBenches, type Scene, write } from './scene.ts'

/** The guest of an event of the viewer's. */
async function named(scene: Scene, turn: number): Promise<string> {
  const event_id = await addEvent(scene, turn)
  const { users } = await scene.call(events.addUsers, { event_id, guest: 'Gil Guest' }, scene.viewer(turn))
  const [guest] = users
  if (!guest) throw new Error('The guest has no place')
  return guest.id
}

/** The link of a guest whom the player before has named. */
const linked = (then: (code: string) => Make) =>
  first(async (scene, turn) => {
    const before = turn + scene.viewers.length - 1
    return (await scene.call(guests.link, { id: await named(scene, before) }, scene.viewer(before))).code
  }, then)

export const guestRows: RowBenches = {
  'guests.link': write(first(named, id => plain(guests.link, () => ({ id })))),
  'guests.open': read(linked(code => plain(guests.open, () => ({ code })))),
  'guests.claim': write(linked(code => plain(guests.claim, () => ({ code })))),
}
