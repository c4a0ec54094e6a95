import { sql } from 'kysely'
import { deleteBite } from '../database/bites.ts'
import { columnsOf, pick } from '../database/columns.ts'
import { query } from '../database/query.ts'

interface Queued {
  id: string
  recipient: string
  subject: string
  text_body: string
  html_body: string
  headers: string
  class: string
  urgent: boolean
  player_id: string | null
  notice_id: string | null
  created_at: Date
  due_at: Date
}
const QUEUED = columnsOf<Queued>()([
  'id',
  'recipient',
  'subject',
  'text_body',
  'html_body',
  'headers',
  'class',
  'urgent',
  'player_id',
  'notice_id',
  'created_at',
  'due_at',
])

export const insertMail = query((db, args: Queued) =>
  db.insertInto('mail_outbox').values({ ...pick(args, QUEUED), attempts: 0, failure: null }),
)

export interface DueMail {
  id: string
  recipient: string
  subject: string
  text_body: string
  html_body: string
  headers: Record<string, string>
  attempts: number
  class: string
  player_id: string | null
  /** The notice that it tells of was read meanwhile, or taken back, or a block keeps its reader from it. */
  read: boolean
}

/** Takes one mail that is due, links that somebody waits for first, so that no other node sends it meanwhile. */
export const takeDueMail = query(
  (_db, args: { now: Date; retryAt: Date; urgentOnly: boolean }) =>
    sql<DueMail>`
    update mail_outbox set due_at = ${args.retryAt}, attempts = attempts + 1
    where id = coalesce(
      (select id from mail_outbox where urgent and due_at <= ${args.now} order by due_at, id limit 1 for update skip locked),
      (select id from mail_outbox where not ${args.urgentOnly}::boolean and due_at <= ${args.now}
        order by due_at, id limit 1 for update skip locked))
    returning id, recipient, subject, text_body, html_body, headers, attempts, class, player_id,
      (notice_id is not null and not exists (
        select from standing_notices n where n.id = mail_outbox.notice_id)) as read`,
)

export const deleteMail = query((db, args: { id: string }) => db.deleteFrom('mail_outbox').where('id', '=', args.id))

export const noteFailure = query((db, args: { id: string; failure: string; dueAt: Date }) =>
  db.updateTable('mail_outbox').set({ failure: args.failure, due_at: args.dueAt }).where('id', '=', args.id),
)

/** Its links sign people in, so of a mail that is given up only the recipient, the subject and the reason stay. */
export const giveUp = query((db, args: { id: string; failure: string; never: Date }) =>
  db
    .updateTable('mail_outbox')
    .set({ failure: args.failure, due_at: args.never, text_body: '', html_body: '', headers: '{}' })
    .where('id', '=', args.id),
)

/**
 * Takes one mail out of a budget; affects no row where nothing is left. `wholeBy` is the latest moment at which the
 * budget may be whole again for one more to go now.
 */
export const spend = query(
  (_db, args: { recipientHash: Buffer; mailClass: string; now: Date; wholeBy: Date; everyMs: number }) => sql`
    insert into mail_budgets as b (recipient_hash, class, free_at)
    values (${args.recipientHash}::bytea, ${args.mailClass}, ${args.now}::timestamptz + ${args.everyMs}::float8 * interval '1 millisecond')
    on conflict (recipient_hash, class) do update
      set free_at = greatest(b.free_at, ${args.now}::timestamptz) + ${args.everyMs}::float8 * interval '1 millisecond'
      where b.free_at <= ${args.wholeBy}::timestamptz`,
)

export const findStop = query((db, args: { recipientHash: Buffer }) =>
  db.selectFrom('mail_stops').select('stopped_at').where('recipient_hash', '=', args.recipientHash),
)

/** Counts a notice that stays without a mail. */
export const holdNotice = query(
  (_db, args: { playerId: string; now: Date }) => sql`
    insert into held_notices as h (player_id, held, since) values (${args.playerId}::uuid, 1, ${args.now}::timestamptz)
    on conflict (player_id) do update set held = h.held + 1`,
)

/** Mails that were given up, and budgets that are whole again. */
export const forgetGivenUp = query((_db, args: { before: Date; never: Date }) =>
  deleteBite('mail_outbox', sql`created_at <= ${args.before}::timestamptz and due_at = ${args.never}::timestamptz`),
)
export const forgetWholeBudgets = query((_db, args: { now: Date }) =>
  deleteBite('mail_budgets', sql`free_at <= ${args.now}::timestamptz`),
)
