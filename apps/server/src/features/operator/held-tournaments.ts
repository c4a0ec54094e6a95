import type { Database } from '../../platform/database/database.ts'
import { listMessagesAbout, type MessageRow } from '../contact/queries.ts'
import { type HeldRow, listHeld, listPlaced, type PlacedRow } from './dispute-queries.ts'
import { presentMessage, tellWritten } from './messages.ts'
import { moment } from './formats.ts'

interface Held {
  row: HeldRow
  people: PlacedRow[]
  messages: MessageRow[]
}

/** Tournaments whose placings wait for a decision, as the list of disputes shows them. */
export async function heldTournaments(db: Database) {
  const rows = await listHeld.all(db)
  const ids = rows.map(({ id }) => id)
  const [people, messages] = await Promise.all([listPlaced.all(db, { ids }), listMessagesAbout.all(db, { ids })])
  const held = rows.map(
    (row): Held => ({
      row,
      people: people.filter(({ tournament_id }) => tournament_id === row.id),
      messages: messages.filter(({ tournament_id }) => tournament_id === row.id),
    }),
  )
  return { data: held.map(present), texts: held.map(tell) }
}

const present = ({ row, people, messages }: Held) => ({
  tournament_id: row.id,
  title: row.title,
  sport: row.sport,
  ranked: row.ranked,
  start: row.start_at.toISOString(),
  venue: row.venue,
  city: row.city,
  organizer_id: row.organizer_id,
  reported_at: row.reported_at.toISOString(),
  disputed_at: row.held_at.toISOString(),
  disputed_by: row.held_by,
  void_at: row.becomes_at.toISOString(),
  people: people.map(({ user_id, name, email, position, played }) => ({ id: user_id, name, email, played, position })),
  messages: messages.map(presentMessage),
})

function placeOf({ position, played }: PlacedRow): string {
  if (!played) return 'organizes'
  return position === null ? 'no place' : `${position}.`
}

function tell({ row, people, messages }: Held): string {
  const nameOf = (id: string) => people.find(({ user_id }) => user_id === id)?.name ?? id
  return [
    `tournament ${row.id}`,
    `  ${row.title}: ${row.sport}${row.ranked ? ', ranked' : ''}, ${moment(row.start_at)}, ${row.venue}, ${row.city}`,
    `  reported by ${nameOf(row.organizer_id)} on ${moment(row.reported_at)}`,
    `  disputed by ${nameOf(row.held_by)} on ${moment(row.held_at)}; void by itself on ${moment(row.becomes_at)}`,
    ...people.map(each => `  ${placeOf(each).padEnd(9)} ${each.name} <${each.email ?? ''}>, ${each.user_id}`),
    ...messages.map(tellWritten),
  ].join('\n')
}
