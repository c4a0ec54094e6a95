import { DAY, HOUR, MINUTE } from '@gauntlet/contract/time'
import { addEvent } from '../features/events/organize.ts'
import { joinEvent } from '../features/events/take-part.ts'
import { acts } from './acts.ts'
import { onDayOf } from './hours.ts'
import { asViewer, type DemoPlayer } from './players.ts'
import { idsOf, placeOf, type Scene } from './scene.ts'
import type { Step } from './timeline.ts'

interface Event {
  name: string
  organizer: DemoPlayer
  /** In days from now. */
  starts: number
  /** By the clocks of the place; in the evening where nothing is said. */
  time?: string
  slots: number
  joins: readonly DemoPlayer[]
  invited?: readonly DemoPlayer[]
  message: string
}

function eventSteps({ services, random, now }: Scene, { organizer, joins, ...event }: Event): Step[] {
  let id = ''
  const start = onDayOf(now + event.starts * DAY, event.time ?? '18:30', organizer.region.timezone)
  const announced = Math.min(start, now) - 6 * DAY
  const place = placeOf(organizer, random)
  const announce: Step = {
    at: announced,
    async run() {
      const made = await addEvent(services, asViewer(organizer), {
        ...place,
        event_name: event.name,
        event_start: new Date(start).toISOString(),
        event_end: new Date(start + 3 * HOUR).toISOString(),
        slots: event.slots,
        open_invite: 1,
        open_to_minors: 0,
        message: event.message,
        selected: idsOf(event.invited ?? []),
      })
      id = made.id
    },
  }
  const joining = joins.map((player, at) => ({
    at: announced + (at + 1) * 10 * HOUR + random.whole(1, 30) * MINUTE,
    run: () => acts(services, player, joinEvent, { event_id: id }),
  }))
  return [announce, ...joining]
}

/** One that was, one that is full and has a waiting list, two of the login's own, one to which the login is invited. */
export function eventsOf(scene: Scene): Step[] {
  const { login, company } = scene
  const [first = login, second = login] = company
  const plans: Event[] = [
    {
      name: 'Afternoon Hits',
      organizer: first,
      starts: -10,
      time: '14:00',
      slots: 8,
      joins: [login, ...company.slice(1, 5)],
      message: 'Coffee afterwards.',
    },
    {
      name: 'Open Courts',
      organizer: second,
      starts: 3,
      slots: 3,
      joins: [company[0] ?? login, ...company.slice(2, 7)],
      message: 'Bring water.',
    },
    {
      name: 'Beginners’ Clinic',
      organizer: login,
      starts: 5,
      slots: 6,
      joins: company.slice(3, 6),
      message: 'Rackets are there for everybody.',
    },
    {
      name: 'Club Night',
      organizer: login,
      starts: 2,
      slots: 12,
      joins: company.slice(0, 7),
      message: 'Doubles. Sides are made on the spot, as even as they can be.',
    },
    {
      name: 'Doubles and Dinner',
      organizer: first,
      starts: 8,
      slots: 12,
      joins: company.slice(2, 4),
      invited: [login],
      message: 'Partners are drawn.',
    },
  ]
  return plans.flatMap(plan => eventSteps(scene, plan))
}
