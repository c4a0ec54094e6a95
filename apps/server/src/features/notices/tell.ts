import type { NoticeName, NoticeParams, NoticeParamsOf, ToldKind } from '@gauntlet/contract/notices/texts'
import { GATHERED, type MailVerdict } from '@gauntlet/rules/notices/gathering'
import type { Transaction } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import type { Services } from '../../platform/services.ts'
import { hearersOf } from './asks.ts'
import { recipientsOf } from './gathered.ts'
import { send } from './send.ts'
import type { NoticePeople } from './people.ts'
import type { ActsFor } from './pushes.ts'
import * as queries from './queries.ts'
import type { RecipientRow } from './recipient-queries.ts'

/** Something that happened, of which players are told. */
export interface Notice<K extends ToldKind, N extends NoticeName<K>> {
  kind: K
  name: N
  /** The player who did it: never told, nor is anybody across a block. Null where time or an operator did it. */
  actor: string | null
  /** The organizer of what is ahead, and not there for the players whom they have blocked: none of those is told. */
  aheadBy?: string | undefined
  /** Players among those told who have not answered yet whether they want a part in it. */
  asked?: readonly string[]
  /** The values that its text names, beside the actor. */
  params: NoticeParamsOf<K, N> & NoticeParams
  /** Players whom its text names beside the actor, each reader by the names that they may see. */
  people?: NoticePeople
  /** The address of the screen that shows it: `/challenge/issue/…`. */
  link: string
  /** The answers that a reader can give with one tap on a push message. */
  acts?: ActsFor
}

/** When the mail of a gathered notice goes; null where it is not gathered. */
function mailAt(verdict: MailVerdict | undefined, now: Date): Date | null {
  if (verdict === undefined) return null
  return verdict.kind === 'now' ? now : new Date(verdict.until)
}

/** It leaves the app, by mail or to a device. */
const isSent = ({ email, pushed }: RecipientRow): boolean => email !== null || pushed

/**
 * Tells players of something, in the transaction in which it happens: in the app, and by e-mail and on their devices
 * unless they turned that off; of what many do one after the other once a while. Closed and suspended accounts, blocked
 * ones and the actor are left out.
 */
export async function tell<K extends ToldKind, N extends NoticeName<K>>(
  tx: Transaction,
  services: Services,
  userIds: Iterable<string>,
  notice: Notice<K, N>,
): Promise<void> {
  const { kind, name, actor, aheadBy: organizerId = null, params, people = {}, link } = notice
  const ids = await hearersOf(tx, services, [...new Set(userIds)], notice)
  const to = { ids, actorId: actor, organizerId, kind, name, link }
  const told = ids.length > 0 ? await recipientsOf(tx, services, to) : []
  if (told.length === 0) return
  const now = services.clock.now()
  const noticeIds = new Map(told.map(({ id }) => [id, newId(now)]))
  const sent = told.filter(row => isSent(row) && row.mail?.kind !== 'waits')
  const who = told[0]?.actor_name ?? services.config.appName
  const noted = queries.insertNotices.affected(tx, {
    ids: [...noticeIds.values()],
    userIds: told.map(({ id }) => id),
    mailsAt: told.map(row => (isSent(row) ? mailAt(row.mail, now) : null)),
    mailsWait: told.map(row => isSent(row) && row.mail?.kind === 'waits'),
    kind,
    name,
    actorId: actor,
    params: JSON.stringify(params),
    people: JSON.stringify(people),
    link,
    now,
  })
  // Their statements leave together: none waits for the answer to another.
  await Promise.all([
    noted,
    sent.length > 0 ? send(tx, services, { about: notice, who, recipients: sent, noticeIds }) : undefined,
  ])
  services.live.touch(
    tx,
    told.map(({ id }) => id),
  )
}

/** Players whom no unread notice leads to a screen yet, of those told since a moment. */
export async function notToldOf(tx: Transaction, link: string, userIds: readonly string[], since: Date) {
  const told = new Set((await queries.listTold.all(tx, { userIds, link, since })).map(({ user_id }) => user_id))
  return userIds.filter(id => !told.has(id))
}

/** The player has looked at a screen: what led there is read. */
export const readAbout = (tx: Transaction, services: Services, userId: string, link: string): Promise<number> =>
  queries.markRead.affected(tx, { userId, id: null, link, gathered: GATHERED, now: services.clock.now() })
