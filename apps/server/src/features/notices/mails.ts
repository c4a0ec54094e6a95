import { fill } from '@gauntlet/contract/language/fill'
import type { Speaker } from '@gauntlet/contract/language/speaker'
import { namesText, type NoticeText } from '@gauntlet/contract/notices/text'
import {
  type NoticeParams,
  noticeKindTexts,
  noticeMailTexts,
  noticeText,
  type ToldKind,
} from '@gauntlet/contract/notices/texts'
import { breakLinks } from '@gauntlet/rules/notices/links'
import { newToken } from '../../platform/auth/authenticate.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { oneClick, queueMail, type Recipient } from '../../platform/outbox/outbox.ts'
import type { Services } from '../../platform/services.ts'
import { inWords } from './moments.ts'
import { type NoticePeople, namesFor } from './people.ts'
import { putTokens } from './queries.ts'

interface Mailed extends Recipient {
  id: string
  noticeId?: string | undefined
  /** Of the link that stops such mails; one is made where it is not known. */
  token?: string | null | undefined
}

export interface Mailing {
  about: { kind: ToldKind; name: string; params: NoticeParams; people?: NoticePeople; link: string }
  who: string
  recipients: readonly Mailed[]
  /** Everybody who did it, where it is several. */
  names?: readonly string[]
}

/** Words of players stand in a mail from us: no mail program may make a link of them. */
function textOfMail(kind: ToldKind, name: string, params: NoticeParams, speaker: Speaker): NoticeText {
  const shown = Object.entries(inWords(params, speaker)).map(([key, value]) => [key, breakLinks(value)])
  const text = noticeText(kind, name, Object.fromEntries(shown), speaker)
  if (!text) throw new Error(`There is no text for ${kind}.${name}`)
  return text
}

const noMoreOf = (kind: ToldKind, speaker: Speaker): string =>
  fill(speaker.texts(noticeMailTexts).noMoreOf, { kind: speaker.texts(noticeKindTexts)[kind].title.toLowerCase() })

/** The tokens by player. */
async function tokensOf(tx: Transaction, recipients: readonly Mailed[]): Promise<ReadonlyMap<string, string>> {
  const known = recipients.flatMap(({ id, token }) => (token == null ? [] : [[id, token] as const]))
  const userIds = recipients.flatMap(({ id, token }) => (token == null ? id : []))
  const made = userIds.length > 0 ? await putTokens.all(tx, { userIds, tokens: userIds.map(() => newToken()) }) : []
  return new Map([...known, ...made.map(({ user_id, token }) => [user_id, token] as const)])
}

/** Writes the mails of one notice. */
export async function sendMails(
  tx: Transaction,
  services: Services,
  { about, who, recipients, names: all = [] }: Mailing,
): Promise<void> {
  const { appUrl, apiBase } = services.config
  const { kind, name, params, people = {}, link } = about
  const tokenOf = await tokensOf(tx, recipients)
  for (const { id, email, language, noticeId } of recipients) {
    const speaker = services.languages.of(language)
    const token = tokenOf.get(id)
    if (token === undefined) throw new Error(`Player ${id} has no token to unsubscribe`)
    const [names] = await namesFor(tx, id, [people], speaker)
    const text = textOfMail(kind, name, { ...params, ...names, who }, speaker)
    await queueMail(tx, services, {
      to: email,
      speaker,
      class: 'notice',
      playerId: id,
      noticeId,
      subject: text.subject,
      heading: text.subject,
      lines: [
        ...(all.length > 1 ? [breakLinks(namesText(all, speaker))] : []),
        text.line,
        ...(text.facts === undefined ? [] : [text.facts]),
      ],
      action: { label: text.action, url: appUrl + link },
      unsubscribe: {
        label: noMoreOf(kind, speaker),
        url: `${appUrl}/unsubscribe/${kind}/${token}`,
      },
      headers: oneClick(`${appUrl}${apiBase}/notices/unsubscribe/${kind}/${token}`),
    })
  }
}
