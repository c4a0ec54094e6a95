import { isId } from '@gauntlet/contract/fields'
import {
  type Desk,
  Failure,
  noMore,
  readWords,
  required,
  type Said,
  UsageError,
} from '../../platform/operator/command.ts'
import { forgetGuest } from '../guests/queries.ts'
import { touchTalkers } from '../talk/facts.ts'
import { keepAct } from './acts.ts'
import { moment } from './formats.ts'
import { findPlaceOf, listGuests } from './guest-queries.ts'

/** See the row in commands.ts. */
export async function run(desk: Desk, words: readonly string[]): Promise<Said> {
  const { values, positionals } = readWords(words, { why: { type: 'string' } })
  noMore(positionals, 2)
  const [first, guest] = positionals
  if (first === 'forget') return forgetNamed(desk, required(guest, 'guest'), values.why)
  if (guest !== undefined) throw new UsageError(`There is no 'guests ${first}'.`)
  return listNamed(desk, required(first, 'tournament, event or challenge'))
}

async function listNamed({ services: { db } }: Desk, thingId: string): Promise<Said> {
  const rows = isId(thingId) ? await listGuests.all(db, { thingId }) : []
  const lines = rows.map(
    ({ id, name, host, host_email, named_at }) =>
      `guest ${id}: ${name}, named by ${host} <${host_email ?? ''}>, ${moment(named_at)}`,
  )
  const guests = rows.map(({ named_at, ...row }) => ({ ...row, named_at: named_at.toISOString() }))
  return { data: { guests }, text: lines.length === 0 ? 'It has no guests.' : lines.join('\n') }
}

/** The name goes, and the place stays with 'Former player'. */
const forgetNamed = (desk: Desk, id: string, why: string | undefined): Promise<Said> =>
  desk.services.db.transaction(async tx => {
    const { clock, live } = desk.services
    const place = isId(id) ? await findPlaceOf.first(tx, { id }) : undefined
    const forgotten = place ? await forgetGuest.affected(tx, { id, now: clock.now() }) : 0
    if (!place || forgotten === 0) throw new Failure('There is no such guest.')
    const thing = { kind: place.kind, id: place.thing_id }
    await touchTalkers(tx, desk.services, thing)
    live.touch(tx, [place.host_id], thing.id)
    await keepAct(tx, desk, { act: 'guests forget', subject: id, why })
    return { data: { guest_id: id }, text: 'The name is gone; the place stays.' }
  })
