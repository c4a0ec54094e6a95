import type { Clock } from '../clock/clock.ts'
import type { Database, Executor } from '../database/database.ts'
import { newId } from '../ids.ts'
import type { Job } from '../jobs/jobs.ts'
import { layOutMail, type MailContent } from '../mail/layout.ts'
import type { Mail } from '../mail/mail.ts'
import type { Services } from '../services.ts'
import { deleteMail, insertMail, noteFailure, takeDueMail } from './queries.ts'

export const MAIL_JOB = 'mail'
const MINUTE = 60_000
/** After this many tries a mail is given up; its row stays, with the reason, for the operator. */
const TRIES = 8
/** While one node sends a mail, no other takes it. */
const LEASE = 5 * MINUTE
const NEVER = new Date('9999-01-01T00:00:00Z')

/**
 * Writes a mail in the transaction of what it tells about: it goes out if and only if that is committed.
 * The caller wakes the job after the commit.
 */
export async function queueMail(
  tx: Executor,
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  mail: { to: string; subject: string; headers?: Record<string, string> } & Omit<MailContent, 'appName'>,
): Promise<void> {
  const { to, subject, headers = {}, ...content } = mail
  const now = clock.now()
  const { text, html } = layOutMail({ appName: config.appName, ...content })
  await insertMail.affected(tx, {
    id: newId(now),
    recipient: to,
    subject,
    text,
    html,
    headers: JSON.stringify(headers),
    now,
  })
}

/** Sends what is due, one by one; a mail that fails waits longer each time. */
export function mailJob(db: Database, clock: Clock, mail: Mail, onError: (error: unknown) => void): Job {
  async function sendOne(): Promise<boolean> {
    const now = clock.now()
    const retryAt = new Date(now.getTime() + LEASE)
    const due = await db.transaction(tx => takeDueMail.first(tx, { now, retryAt }))
    if (!due) return false
    try {
      await mail.send({
        to: due.recipient,
        subject: due.subject,
        text: due.text_body,
        html: due.html_body,
        headers: due.headers,
      })
    } catch (error) {
      onError(error)
      const wait = MINUTE * 2 ** due.attempts
      const dueAt = due.attempts >= TRIES ? NEVER : new Date(now.getTime() + wait)
      const failure = error instanceof Error ? error.message : String(error)
      await db.transaction(tx => noteFailure.affected(tx, { id: due.id, failure, dueAt }))
      return true
    }
    await db.transaction(tx => deleteMail.affected(tx, { id: due.id }))
    return true
  }

  return {
    name: MAIL_JOB,
    everyMs: 15_000,
    async run() {
      while (await sendOne());
    },
  }
}
