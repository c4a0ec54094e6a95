import { sql } from 'kysely'
import { query } from '../database/query.ts'

export const insertMail = query(
  (
    db,
    args: { id: string; recipient: string; subject: string; text: string; html: string; headers: string; now: Date },
  ) =>
    db.insertInto('mail_outbox').values({
      id: args.id,
      recipient: args.recipient,
      subject: args.subject,
      text_body: args.text,
      html_body: args.html,
      headers: args.headers,
      created_at: args.now,
      due_at: args.now,
      attempts: 0,
      failure: null,
    }),
)

/** Takes one mail that is due, so that no other node sends it meanwhile. */
export const takeDueMail = query(
  (_db, args: { now: Date; retryAt: Date }) =>
    sql<{
      id: string
      recipient: string
      subject: string
      text_body: string
      html_body: string
      headers: Record<string, string>
      attempts: number
    }>`
    update mail_outbox set due_at = ${args.retryAt}, attempts = attempts + 1
    where id = (select id from mail_outbox where due_at <= ${args.now} order by due_at, id limit 1 for update skip locked)
    returning id, recipient, subject, text_body, html_body, headers, attempts`,
)

export const deleteMail = query((db, args: { id: string }) => db.deleteFrom('mail_outbox').where('id', '=', args.id))

export const noteFailure = query((db, args: { id: string; failure: string; dueAt: Date }) =>
  db.updateTable('mail_outbox').set({ failure: args.failure, due_at: args.dueAt }).where('id', '=', args.id),
)
