import type { InputOf } from '@gauntlet/contract/endpoint'
import type { talk, TalkMessage, TalkThread } from '@gauntlet/contract/talk/endpoints'
import { mayPin } from '@gauntlet/rules/talk/talk'
import { type GuardedUseCase } from '../../platform/http/bind.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { cardsOf } from '../cards/present.ts'
import { readAbout } from '../notices/tell.ts'
import { audienceOf, guardTalk, requireTalk, unreadIn } from './facts.ts'
import { linkOf } from './links.ts'
import * as queries from './queries.ts'

const flag = (value: boolean) => (value ? 1 : 0)

export const presentMessage = ({ number, author_id, text, created_at }: queries.MessageRow): TalkMessage => ({
  number,
  user_id: author_id,
  text,
  created: created_at.toISOString(),
})

/** Above every number. */
const LAST = 2 ** 31 - 1

export async function viewThread(
  services: Services,
  viewer: Viewer,
  { before = LAST, limit, ...thing }: InputOf<typeof talk.view>,
): Promise<TalkThread> {
  const { db } = services
  const talked = await requireTalk(services, db, viewer, thing)
  const audience = await audienceOf(db, talked, viewer.id)
  const { authorIds } = audience
  const of = { thingId: talked.id, authorIds }
  // The cards of all whom the viewer hears: waiting to learn who stands on the page takes longer than to read them.
  const [thread, rows, unread, cards] = await Promise.all([
    queries.findThread.first(db, of),
    queries.listMessages.all(db, { ...of, before, limit: limit + 1 }),
    unreadIn(db, talked, audience),
    cardsOf(db, authorIds),
  ])
  const { last = 0, pinned: number = null } = thread ?? {}
  const pinned = number === null ? undefined : await queries.findMessage.first(db, { ...of, number })
  const page = rows.slice(0, limit)
  const authors = new Set([...page, ...(pinned ? [pinned] : [])].map(({ author_id }) => author_id))
  return {
    title: talked.title,
    messages: page.toReversed().map(presentMessage),
    more: flag(rows.length > limit),
    pinned: pinned ? presentMessage(pinned) : null,
    people: [...cards.values()].filter(({ id }) => authors.has(id)),
    last,
    unread,
    muted: flag(audience.viewer.muted),
    friends_only: flag(audience.viewer.viewer_minor),
    actions: { pin: mayPin(talked.facts, viewer.id) },
  }
}

/** Whether there is something to open: for a player who is not in the thing there is nothing. */
export async function countUnread(services: Services, viewer: Viewer, thing: InputOf<typeof talk.unread>) {
  const { db } = services
  try {
    const talked = await requireTalk(services, db, viewer, thing)
    const audience = await audienceOf(db, talked, viewer.id)
    const unread = await unreadIn(db, talked, audience)
    return { open: 1, unread, muted: flag(audience.viewer.muted) } as const
  } catch (error) {
    if (error instanceof Refusal) return { open: 0, unread: 0, muted: 0 } as const
    throw error
  }
}

export const seeThread: GuardedUseCase<typeof talk.seen> = {
  guard: guardTalk,
  async run(services, viewer, { kind, id, number }) {
    await services.db.transaction(async tx => {
      const changed = await queries.markRead.affected(tx, { thingId: id, viewerId: viewer.id, number })
      const read = await readAbout(tx, services, viewer.id, linkOf(kind, id))
      if (changed + read > 0) services.live.touch(tx, [viewer.id])
    })
    return undefined
  },
}
