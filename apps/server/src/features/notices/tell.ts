import {
  type NoticeName,
  type NoticeParams,
  type NoticeParamsOf,
  noticeKindTexts,
  noticeText,
  type ToldKind,
} from '@gauntlet/contract/notices-texts'
import type { NoticeText } from '@gauntlet/contract/notice-text'
import { breakLinks } from '@gauntlet/rules/mail/links'
import { newToken } from '../../platform/auth/authenticate.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import { oneClick, queueMail } from '../../platform/outbox/outbox.ts'
import type { Services } from '../../platform/services.ts'
import { type NoticePeople, namesFor } from './people.ts'
import * as queries from './queries.ts'

/** Something that happened, of which players are told. */
export interface Notice<K extends ToldKind, N extends NoticeName<K>> {
  kind: K
  name: N
  /** Who did it: never told, nor anybody who blocks them or whom they block. Null where time or an operator did. */
  actor: string | null
  /** What its text is written from, beside the actor's name. */
  params: NoticeParamsOf<K, N> & NoticeParams
  /** Players whom its text names beside the actor, each reader by the names that they may see. */
  people?: NoticePeople
  /** The address of the screen that shows it: `/challenge/issue/…`. */
  link: string
}

interface Mailing {
  about: { kind: ToldKind; name: string; params: NoticeParams; people?: NoticePeople; link: string }
  who: string
  recipients: readonly { id: string; email: string }[]
}

/** What players wrote stands in a mail from us: no mail program makes a link of it. */
function textOfMail(kind: ToldKind, name: string, params: NoticeParams): NoticeText {
  const shown = Object.entries(params).map(([key, value]) => [key, breakLinks(value)])
  const text = noticeText(kind, name, Object.fromEntries(shown))
  if (!text) throw new Error(`There is no text for ${kind}.${name}`)
  return text
}

async function sendMails(tx: Transaction, services: Services, { about, who, recipients }: Mailing): Promise<void> {
  const { appUrl, apiBase } = services.config
  const { kind, name, params, people = {}, link } = about
  const userIds = recipients.map(({ id }) => id)
  const tokens = await queries.putTokens.all(tx, { userIds, tokens: userIds.map(() => newToken()) })
  const tokenOf = new Map(tokens.map(row => [row.user_id, row.token]))
  for (const { id, email } of recipients) {
    const token = tokenOf.get(id)
    if (token === undefined) throw new Error(`Player ${id} has no token to unsubscribe`)
    const [names] = await namesFor(tx, id, [people])
    const text = textOfMail(kind, name, { ...params, ...names, who })
    await queueMail(tx, services, {
      to: email,
      class: 'notice',
      playerId: id,
      subject: text.subject,
      heading: text.subject,
      lines: [text.line, ...(text.facts === undefined ? [] : [text.facts])],
      action: { label: text.action, url: appUrl + link },
      unsubscribe: {
        label: `No more mails about ${noticeKindTexts[kind].title.toLowerCase()}`,
        url: `${appUrl}/unsubscribe/${kind}/${token}`,
      },
      headers: oneClick(`${appUrl}${apiBase}/notices/unsubscribe/${kind}/${token}`),
    })
  }
}

/**
 * Tells players of something, in the transaction in which it happens: in the app, and by e-mail unless they turned
 * that off. Closed and suspended accounts, blocked ones and the actor are left out.
 */
export async function tell<K extends ToldKind, N extends NoticeName<K>>(
  tx: Transaction,
  services: Services,
  userIds: Iterable<string>,
  notice: Notice<K, N>,
): Promise<void> {
  const { kind, name, actor, params, people = {}, link } = notice
  const ids = [...new Set(userIds)]
  const told = ids.length > 0 ? await queries.listRecipients.all(tx, { ids, actorId: actor, kind }) : []
  if (told.length === 0) return
  const now = services.clock.now()
  await queries.insertNotices.affected(tx, {
    ids: told.map(() => newId(now)),
    userIds: told.map(({ id }) => id),
    kind,
    name,
    actorId: actor,
    params: JSON.stringify(params),
    people: JSON.stringify(people),
    link,
    now,
  })
  const recipients = told.flatMap(({ id, email }) => (email === null ? [] : { id, email }))
  if (recipients.length > 0) {
    const person = actor === null ? undefined : await queries.findActor.one(tx, { id: actor })
    const who = person ? `${person.first_name} ${person.last_name}` : services.config.appName
    await sendMails(tx, services, { about: notice, who, recipients })
  }
  services.live.touch(
    tx,
    told.map(({ id }) => id),
  )
}

/** The player has looked at a screen: what led there is read. */
export const readAbout = (tx: Transaction, services: Services, userId: string, link: string): Promise<number> =>
  queries.markRead.affected(tx, { userId, id: null, link, now: services.clock.now() })
