import type { Speaker } from '@gauntlet/contract/language/speaker'
import type { Transaction } from '../database/database.ts'
import { newId } from '../ids.ts'
import { layOutMail, type MailContent } from '../mail/layout.ts'
import type { Services } from '../services.ts'
import { budgets, type MailClass } from './budgets.ts'
import { insertMail } from './queries.ts'

export const MAIL_JOB = 'mail'

/** Where a mail about an account goes, and the language that its player reads; null is English. */
export interface Recipient {
  email: string
  language: string | null
}

/** The part of the world that writing a mail takes. */
export type MailWorld = Pick<Services, 'clock' | 'config' | 'languages'>

export interface QueuedMail extends Omit<MailContent, 'appName'> {
  to: string
  /** Says it in the recipient's language. */
  speaker: Speaker
  subject: string
  /** The budget it is weighed against; that of warnings to an account's owner where it is absent. */
  class?: MailClass
  /** The player whom a notice is for: it goes with the account, and is counted where it is one too many. */
  playerId?: string
  /** The notice that it tells of: the mail waits a while, and does not go once that is read. */
  noticeId?: string | undefined
  headers?: Record<string, string>
}

/** The headers with which a mail program offers a button of its own that stops such mails (RFC 8058). */
export const oneClick = (url: string): Record<string, string> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/**
 * Writes a mail in the transaction of what it tells about: it goes out if and only if that is committed and the
 * recipient's budget has room. The caller learns nothing of the budget.
 */
export async function queueMail(
  tx: Transaction,
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  mail: QueuedMail,
): Promise<void> {
  const {
    to,
    speaker,
    subject,
    headers = {},
    class: mailClass = 'account',
    playerId = null,
    noticeId,
    ...content
  } = mail
  const now = clock.now()
  const dueAt = noticeId === undefined ? now : new Date(now.getTime() + config.noticeMailWaitMs)
  // One that waits is taken when the job comes by itself.
  if (dueAt <= now) tx.wake(MAIL_JOB)
  const { text, html } = layOutMail({ appName: config.appName, ...content }, speaker)
  await insertMail.affected(tx, {
    id: newId(now),
    recipient: to,
    subject,
    text_body: text,
    html_body: html,
    headers: JSON.stringify(headers),
    class: mailClass,
    urgent: budgets[mailClass].urgent,
    player_id: playerId,
    notice_id: noticeId ?? null,
    created_at: now,
    due_at: dueAt,
  })
}
