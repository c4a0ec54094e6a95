import type { Speaker } from '@gauntlet/contract/language/speaker'
import { nobodyTexts } from '@gauntlet/contract/profiles/texts'
import { NOTICE_KINDS, type ToldKind } from '@gauntlet/contract/notices/texts'
import { MINUTE } from '@gauntlet/contract/time'
import { GATHERED, LONGEST_WAIT, type MailVerdict, mailVerdict, mailWindowOf } from '@gauntlet/rules/notices/gathering'
import type { Transaction } from '../../platform/database/database.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import { MAIL_JOB } from '../../platform/outbox/outbox.ts'
import type { Services } from '../../platform/services.ts'
import * as queries from './gathered-queries.ts'
import { listRecipients, type Recipients, type ToldRow } from './recipient-queries.ts'
import { send } from './send.ts'

export const GATHERED_MAILS_JOB = 'gathered-mails'

/** A player who is told, and when the mail of a gathered notice goes; undefined where it is mailed by itself. */
export type Recipient = ToldRow & { mail: MailVerdict | undefined }

/**
 * The players who are told. Of a notice that is gathered, the earlier ones of the same actor about the same thing are
 * told no more to those who have not read them.
 */
export async function recipientsOf(
  tx: Transaction,
  { clock }: Pick<Services, 'clock'>,
  notice: Recipients & { name: string; link: string },
): Promise<Recipient[]> {
  const window = mailWindowOf(notice.kind, notice.name)
  // A mail that waits tells who did it.
  if (window === null || notice.actorId === null)
    return (await listRecipients.all(tx, notice)).map(row => ({ ...row, mail: undefined }))
  const at = clock.now()
  const now = at.getTime()
  // A mail that is to go was planned by a notice of the window before.
  const since = new Date(now - 2 * LONGEST_WAIT)
  const rows = await queries.listRecipientsOfGathered.all(tx, { ...notice, since, gathered: GATHERED, now: at })
  return rows.map(row => ({ ...row, mail: mailVerdict({ now, last: row.last?.getTime() ?? null, window }) }))
}

interface Undone {
  userIds: readonly string[]
  kind: ToldKind
  link: string
  actorIds: readonly string[]
}

/** Players have undone what readers are told of, as having joined: readers who have not seen it are not told. */
export async function takeBackNotices(
  tx: Transaction,
  { clock }: Pick<Services, 'clock'>,
  undone: Undone,
): Promise<void> {
  if (undone.actorIds.length === 0) return
  await queries.takeBack.all(tx, { ...undone, gathered: GATHERED, now: clock.now() })
}

const nameOf = ({ former, first_name, last_name }: queries.DueRow, speaker: Speaker) =>
  former ? speaker.texts(nobodyTexts).formerPlayer : `${first_name} ${last_name}`

/** One mail, and one push message, for all that happened to one thing. */
async function sendAll(tx: Transaction, services: Services, rows: readonly [queries.DueRow, ...queries.DueRow[]]) {
  const [first, ...others] = rows
  const { user_id, name, params, link } = first
  const kind = NOTICE_KINDS.find(known => known === first.kind)
  if (!kind) throw new Error(`There are no notices of the kind ${first.kind}`)
  const speaker = services.languages.of(first.language)
  await send(tx, services, {
    about: { kind, name, params: { ...params, ...moreOf(others.length) }, link },
    who: nameOf(first, speaker),
    recipients: [{ ...first, id: user_id }],
    names: rows.map(row => nameOf(row, speaker)),
    since: new Date(Math.min(...rows.map(({ created_at }) => created_at.getTime()))),
  })
}

/** The parameters of a text about players whom it does not name. */
export const moreOf = (others: number): { more?: string } => (others === 0 ? {} : { more: String(others) })

/** Mails one player what waited; answers whether there was anything. */
async function mailNext(services: Services): Promise<boolean> {
  return services.db.transaction(async tx => {
    const taken = await queries.takeDue.all(tx, { now: services.clock.now() })
    const rows = taken.length > 0 ? await queries.listDue.all(tx, { ids: taken.map(({ id }) => id) }) : []
    const things = Map.groupBy(rows, ({ kind, name, link }) => JSON.stringify([kind, name, link]))
    for (const [first, ...others] of things.values()) if (first) await sendAll(tx, services, [first, ...others])
    return taken.length > 0
  })
}

/** Mails what players did one after the other, once a window; any node may run it. */
export const gatheredMailsJob = (services: Services): Job => ({
  name: GATHERED_MAILS_JOB,
  everyMs: MINUTE,
  async run() {
    let found = false
    while (await mailNext(services)) found = true
    if (found) services.jobs.wake(MAIL_JOB)
  },
})
