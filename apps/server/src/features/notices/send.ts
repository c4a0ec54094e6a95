import type { Transaction } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { type Mailing, sendMails } from './mails.ts'
import { type Pushed, sendPushes } from './pushes.ts'
import type { RecipientRow } from './queries.ts'

interface Sending {
  about: Mailing['about'] & Pushed['about']
  who: string
  /** Everybody who did it, where it is several. */
  names?: readonly string[]
  recipients: readonly RecipientRow[]
}

/** Sends a notice out of the app: to a mailbox, and to the devices of its readers. */
export async function send(tx: Transaction, services: Services, { about, who, names = [], recipients }: Sending) {
  const mailed = recipients.flatMap(({ id, email, language }) => (email === null ? [] : [{ id, email, language }]))
  if (mailed.length > 0) await sendMails(tx, services, { about, who, names, recipients: mailed })
  const pushed = recipients.filter(recipient => recipient.pushed)
  if (pushed.length > 0) await sendPushes(tx, services, { about, who, recipients: pushed })
}
