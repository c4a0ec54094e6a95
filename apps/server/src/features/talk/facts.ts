import { isId } from '@gauntlet/contract/fields'
import { TALK_KINDS, type TalkKind, talkTexts, UNREAD_MAX } from '@gauntlet/contract/talk/texts'
import { hears, mayTalk, type TalkFacts } from '@gauntlet/rules/talk/talk'
import type { Executor, Transaction } from '../../platform/database/database.ts'
import type { TalkedRow } from '../../platform/features/talking.ts'
import { notFound } from '../../platform/http/refusal.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import * as queries from './queries.ts'

/** The thing as its noun tells it; undefined if there is none. */
export const findTalked = (
  { features }: Pick<Services, 'features'>,
  executor: Executor,
  { kind, id }: { kind: TalkKind; id: string },
): Promise<TalkedRow | undefined> | undefined =>
  features.find(({ talk }) => talk?.kind === kind)?.talk?.find.first(executor, { id })

/** Brings the screens of everybody in a thing up to date. */
export async function touchTalkers(
  tx: Transaction,
  services: Pick<Services, 'features' | 'live'>,
  thing: { kind: TalkKind; id: string },
): Promise<void> {
  const row = await findTalked(services, tx, thing)
  services.live.touch(tx, row?.user_ids ?? [])
}

export const factsOf = (row: TalkedRow, kind: TalkKind, written: boolean): TalkFacts => ({
  kind,
  written,
  user_ids: row.user_ids,
  shut_out_ids: row.shut_out_ids,
  shut_out_until: row.shut_out_until?.getTime() ?? null,
  organizer_id: row.organizer_id,
  ends: row.ends_at?.getTime() ?? null,
})

export interface Talked {
  kind: TalkKind
  id: string
  title: string
  facts: TalkFacts
}

const hasWords = async (executor: Executor, thingId: string): Promise<boolean> =>
  (await queries.findThread.first(executor, { thingId })) !== undefined

/** The thing, where the viewer is in it and its thread is not gone; otherwise throws a Refusal (404). */
export async function requireTalk(
  services: Pick<Services, 'features' | 'clock'>,
  executor: Executor,
  viewer: Viewer,
  { kind: asked, id }: { kind?: unknown; id?: unknown },
): Promise<Talked> {
  const kind = TALK_KINDS.find(known => known === asked)
  const row = kind && isId(id) ? await findTalked(services, executor, { kind, id }) : undefined
  // Asked only where nobody else is in it: otherwise it changes nothing.
  const written = row?.user_ids.length === 1 && isId(id) && (await hasWords(executor, id))
  const facts = row && kind && factsOf(row, kind, written)
  if (!kind || !isId(id) || !facts || !mayTalk(facts, viewer.id, services.clock.now().getTime()))
    throw notFound(talkTexts.missing)
  return { kind, id, title: row.title, facts }
}

/** Before the input is looked at: 404 unless the viewer is in the thing. */
export const guardTalk = async (
  services: Services,
  viewer: Viewer,
  raw: Readonly<Record<string, unknown>>,
): Promise<void> => void (await requireTalk(services, services.db, viewer, raw))

export interface Audience {
  viewer: queries.PersonRow
  /** The players who read the viewer and whom the viewer reads, the viewer among them. */
  heard: readonly queries.PersonRow[]
  authorIds: readonly string[]
}

/** The viewer among those who are in the thing, or have written there. */
export async function audienceOf(executor: Executor, { id, facts }: Talked, viewerId: string): Promise<Audience> {
  const people = await queries.listPeople.all(executor, { thingId: id, viewerId, ids: facts.user_ids })
  const viewer = people.find(({ yourself }) => yourself)
  if (!viewer) throw new Error(`Player ${viewerId} is not there`)
  const heard = people.filter(hears)
  return { viewer, heard, authorIds: heard.map(person => person.id) }
}

/** How many messages of others the viewer has not read. */
export async function unreadIn(executor: Executor, { id }: Talked, { viewer, heard }: Audience): Promise<number> {
  const authorIds = heard.filter(({ yourself }) => !yourself).map(person => person.id)
  const of = { thingId: id, authorIds, read: viewer.read, most: UNREAD_MAX }
  return (await queries.countUnread.one(executor, of)).unread
}

/** A message that the viewer may read; otherwise throws a Refusal (404). */
export async function requireMessage(executor: Executor, { id }: Talked, { authorIds }: Audience, number: number) {
  const row = await queries.findMessage.first(executor, { thingId: id, authorIds, number })
  if (!row) throw notFound(talkTexts.unknownMessage)
  return row
}
