import { ASKS, ASKS_WITHIN, isAsk, isToldOfAsk } from '@gauntlet/rules/notices/asks'
import { mailWindowOf } from '@gauntlet/rules/notices/gathering'
import type { Transaction } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import * as queries from './ask-queries.ts'

interface About {
  kind: string
  name: string
  actor: string | null
  link: string
  /** Players among those told who have not answered yet whether they want a part in it. */
  asked?: readonly string[]
}

/**
 * Those among players who are told of something. Whoever has not looked is not told again of what the same player asks,
 * and of an ask that they were never told of they do not hear how it goes on or ends: else asking and taking back in
 * turns would ring a stranger's phone all day.
 */
export async function hearersOf(
  tx: Transaction,
  { clock }: Pick<Services, 'clock'>,
  userIds: readonly string[],
  { kind, name, actor, link, asked = [] }: About,
): Promise<readonly string[]> {
  if (userIds.length === 0) return []
  const since = new Date(clock.now().getTime() - ASKS_WITHIN)
  if (isAsk(kind, name)) {
    if (actor === null) return userIds
    const rows = await queries.listUnreadFrom.all(tx, { userIds, actorId: actor, asks: ASKS, since })
    const unread = Map.groupBy(rows, ({ user_id }) => user_id)
    return userIds.filter(id => isToldOfAsk({ ask: `${kind}.${name}`, link }, unread.get(id) ?? []))
  }
  const waiting = userIds.filter(id => asked.includes(id))
  if (waiting.length === 0) return userIds
  // Of what is gathered, the last notice takes the place of the one before.
  const once = mailWindowOf(kind, name) === null ? `${kind}.${name}` : null
  const about = { userIds: waiting, link, asks: ASKS, once, since }
  const told = new Set((await queries.listToldOfAsk.all(tx, about)).map(({ user_id }) => user_id))
  return userIds.filter(id => !waiting.includes(id) || told.has(id))
}
