import * as z from 'zod/mini'
import { id } from '../fields.ts'
import { challenge } from './answer.ts'

/** Another noun's item in these lists; the schema that it has of its own is met by the whole list. */
const listed = z.looseObject({ id: id() })

/** One of the lists Upcoming, Pending, Past. */
export const agenda = z.strictObject({
  challenges: z.array(challenge),
  tournaments: z.array(listed),
  events: z.array(listed),
  /** How much there is on this list, on all its pages. */
  total_count: z.int(),
  /** How many of them others changed since the viewer looked. */
  new_count: z.int(),
  /** How many there are of each kind, on all pages. */
  counts: z.strictObject({ challenges: z.int(), tournaments: z.int(), events: z.int() }),
})
export type Agenda = z.output<typeof agenda>
