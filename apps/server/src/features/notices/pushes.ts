import {
  type PushAct,
  type PushActName,
  type PushCall,
  type PushMessage,
  pushActTexts,
} from '@gauntlet/contract/notices/push'
import { NOTICE_DAYS } from '@gauntlet/contract/notices/endpoints'
import type { Speaker } from '@gauntlet/contract/language/speaker'
import { type NoticeParams, noticeText, type ToldKind } from '@gauntlet/contract/notices/texts'
import { DAY } from '@gauntlet/contract/time'
import { GATHERED } from '@gauntlet/rules/notices/gathering'
import { usefulUntil } from '@gauntlet/rules/notices/pushing'
import { nextHourAt } from '../../platform/clock/zones.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { type QueuedPush, queuePushes } from '../../platform/push/queue.ts'
import type { Services } from '../../platform/services.ts'
import { HOURLESS, inWords, startOf } from './moments.ts'
import { type NoticePeople, namesFor } from './people.ts'
import { countNotices } from './queries.ts'
import type { RecipientRow } from './recipient-queries.ts'

/** The answers that a reader can give with one tap, each with its call; the path is below the API's base. */
export type ActsFor = (userId: string) => readonly (PushCall & { name: PushActName })[]

export interface Pushed {
  about: {
    kind: ToldKind
    name: string
    params: NoticeParams
    people?: NoticePeople
    link: string
    acts?: ActsFor | undefined
  }
  who: string
  recipients: readonly Pick<RecipientRow, 'id' | 'language' | 'zone' | 'quiet_from' | 'quiet_to'>[]
  /** The notice of each reader, where it tells of one. */
  noticeIds?: ReadonlyMap<string, string> | undefined
}

/** Together with buttons and the link they stay below what a message may have. */
const TITLE_BYTES = 240
const BODY_BYTES = 480

/** Cut between two characters. */
function cut(text: string, bytes: number): string {
  const whole = Buffer.from(text)
  if (whole.length <= bytes) return text
  return `${whole
    .subarray(0, bytes)
    .toString()
    .replace(/\uFFFD+$/u, '')}…`
}

/**
 * The words of a message: what happened, and when the match is. The place is not in them: a lock screen shows them to
 * whoever looks, and a venue may be somebody's address.
 */
function wordsOf({ kind, name }: Pushed['about'], params: NoticeParams, speaker: Speaker) {
  const shown = inWords(params, speaker)
  const text = noticeText(kind, name, shown, speaker)
  if (!text) throw new Error(`There is no text for ${kind}.${name}`)
  const { when } = shown
  return {
    title: cut(text.subject, TITLE_BYTES),
    body: cut(when === undefined ? text.line : `${text.line}\n${when}`, BODY_BYTES),
  }
}

/** When a device may make a sound: now, or when the night of its player is over. */
function soundAt({ zone, quiet_from: from, quiet_to: to }: Pushed['recipients'][number], now: Date): Date {
  if (from === null || to === null) return now
  const ends = nextHourAt(now, to, zone ?? 'UTC')
  // It is night if that ends before the next one begins.
  return ends < nextHourAt(now, from, zone ?? 'UTC') ? ends : now
}

/** Writes the push messages of one notice. */
export async function sendPushes(tx: Transaction, services: Services, { about, who, recipients, noticeIds }: Pushed) {
  const { config, clock, languages } = services
  const { params, people = {}, link, acts } = about
  const now = clock.now().getTime()
  const messages = new Map<string, QueuedPush>()
  for (const recipient of recipients) {
    const { id, language } = recipient
    const speaker = languages.of(language)
    const [names] = await namesFor(tx, id, [people], speaker)
    const since = new Date(now - NOTICE_DAYS * DAY)
    const { unread } = await countNotices.one(tx, { userId: id, since, gathered: GATHERED, unreadOf: null })
    const notice = noticeIds?.get(id) ?? null
    const dueAt = soundAt(recipient, clock.now())
    const moved = dueAt.getTime() > now ? HOURLESS : {}
    const labels = speaker.texts(pushActTexts)
    const message: PushMessage = {
      ...wordsOf(about, { ...params, ...moved, ...names, who }, speaker),
      link,
      notice,
      unread,
      acts: (acts?.(id) ?? []).map(
        (act): PushAct => ({ ...act, label: labels[act.name], path: config.apiBase + act.path }),
      ),
    }
    messages.set(id, { payload: JSON.stringify(message), dueAt, noticeId: notice })
  }
  await queuePushes(tx, services, {
    link,
    expiresAt: new Date(usefulUntil({ now, start: startOf(params) })),
    messages,
  })
}
