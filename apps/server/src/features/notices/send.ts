import type { Transaction } from '../../platform/database/database.ts'
import { nextHourAt } from '../../platform/clock/zones.ts'
import type { Services } from '../../platform/services.ts'
import { planDigests } from './digest-queries.ts'
import { type Mailing, sendMails } from './mails.ts'
import { type Pushed, sendPushes } from './pushes.ts'
import type { RecipientRow } from './recipient-queries.ts'

interface Sending {
  about: Mailing['about'] & Pushed['about']
  who: string
  /** Everybody who did it, where it is several. */
  names?: readonly string[]
  recipients: readonly RecipientRow[]
  /** The notice of each reader, where there is one that may be read before its mail goes. */
  noticeIds?: ReadonlyMap<string, string>
  /** When the first of it happened, where it has waited; now where it is absent. */
  since?: Date
}

/** The daily mail goes at this hour of the player's day. */
const MORNING = 8

const morningAfter = (moment: Date, { zone }: RecipientRow): Date => nextHourAt(moment, MORNING, zone ?? 'UTC')

/** The mail of a day begins with it; with the last morning where that one's mail has told of the first of it. */
function beginOf(since: Date, now: Date, reader: RecipientRow): Date {
  const told = morningAfter(since, reader)
  return told <= now ? told : since
}

async function planDaily(
  tx: Transaction,
  { clock }: Services,
  readers: readonly RecipientRow[],
  since: Date | undefined,
): Promise<void> {
  if (readers.length === 0) return
  const now = clock.now()
  await planDigests.affected(tx, {
    userIds: readers.map(({ id }) => id),
    mailsAt: readers.map(reader => morningAfter(now, reader)),
    froms: readers.map(reader => beginOf(since ?? now, now, reader)),
  })
}

/** Sends a notice out of the app: to a mailbox, and to the devices of its readers. */
export async function send(
  tx: Transaction,
  services: Services,
  { about, who, names = [], recipients, noticeIds, since }: Sending,
) {
  const mailed = recipients.flatMap(({ id, email, language, daily, token }) =>
    email === null || daily ? [] : [{ id, email, language, token, noticeId: noticeIds?.get(id) }],
  )
  if (mailed.length > 0) await sendMails(tx, services, { about, who, names, recipients: mailed })
  await planDaily(
    tx,
    services,
    recipients.filter(({ email, daily }) => email !== null && daily),
    since,
  )
  const pushed = recipients.filter(recipient => recipient.pushed)
  if (pushed.length > 0) await sendPushes(tx, services, { about, who, recipients: pushed, noticeIds })
}
