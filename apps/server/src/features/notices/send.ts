import type { Transaction } from '../../platform/database/database.ts'
import { nextHourAt } from '../../platform/clock/zones.ts'
import type { Services } from '../../platform/services.ts'
import { planDigests } from './digest-queries.ts'
import { type Mailing, sendMails } from './mails.ts'
import { type Pushed, sendPushes } from './pushes.ts'
import type { RecipientRow } from './queries.ts'

interface Sending {
  about: Mailing['about'] & Pushed['about']
  who: string
  /** Everybody who did it, where it is several. */
  names?: readonly string[]
  recipients: readonly RecipientRow[]
  /** The notice of each reader, where there is one that may be read before its mail goes. */
  noticeIds?: ReadonlyMap<string, string>
}

/** The daily mail goes at this hour of the player's day. */
const MORNING = 8

async function planDaily(tx: Transaction, { clock }: Services, readers: readonly RecipientRow[]): Promise<void> {
  if (readers.length === 0) return
  const now = clock.now()
  await planDigests.affected(tx, {
    userIds: readers.map(({ id }) => id),
    mailsAt: readers.map(({ zone }) => nextHourAt(now, MORNING, zone ?? 'UTC')),
    now,
  })
}

/** Sends a notice out of the app: to a mailbox, and to the devices of its readers. */
export async function send(
  tx: Transaction,
  services: Services,
  { about, who, names = [], recipients, noticeIds }: Sending,
) {
  const mailed = recipients.flatMap(({ id, email, language, daily, token }) =>
    email === null || daily ? [] : [{ id, email, language, token, noticeId: noticeIds?.get(id) }],
  )
  if (mailed.length > 0) await sendMails(tx, services, { about, who, names, recipients: mailed })
  await planDaily(
    tx,
    services,
    recipients.filter(({ email, daily }) => email !== null && daily),
  )
  const pushed = recipients.filter(recipient => recipient.pushed)
  if (pushed.length > 0) await sendPushes(tx, services, { about, who, recipients: pushed, noticeIds })
}
