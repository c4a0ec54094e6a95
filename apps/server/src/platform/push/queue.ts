import { createHash } from 'node:crypto'
import type { Transaction } from '../database/database.ts'
import { newId } from '../ids.ts'
import type { Services } from '../services.ts'
import { listDevices, putPushes } from './queries.ts'

export const PUSH_JOB = 'push'

/** A topic has at most 32 characters. The link itself is nothing for the push service. */
const topicOf = (link: string): string => createHash('sha256').update(link).digest('base64url').slice(0, 32)

/** The message for one player. */
export interface QueuedPush {
  /** As JSON. */
  payload: string
  /** Later than now where the player's devices are quiet. */
  dueAt: Date
  /** The notice that it tells of: a message that waits does not go once that is read. Null where it is several. */
  noticeId: string | null
}

export interface Pushing {
  /** The thing that all of them are about. */
  link: string
  /** After this nobody has use for them. */
  expiresAt: Date
  messages: ReadonlyMap<string, QueuedPush>
}

/**
 * Writes messages for the devices of players, in the transaction of what they tell about: they go out if and only if
 * that is committed.
 */
export async function queuePushes(
  tx: Transaction,
  { clock }: Pick<Services, 'clock'>,
  { link, expiresAt, messages }: Pushing,
): Promise<void> {
  const now = clock.now()
  const devices = await listDevices.all(tx, { userIds: [...messages.keys()], now })
  if (devices.length === 0) return
  await putPushes.affected(tx, {
    ids: devices.map(() => newId(now)),
    sessionIds: devices.map(({ session_id }) => session_id),
    payloads: devices.map(({ user_id }) => messages.get(user_id)?.payload ?? ''),
    duesAt: devices.map(({ user_id }) => messages.get(user_id)?.dueAt ?? now),
    noticeIds: devices.map(({ user_id }) => messages.get(user_id)?.noticeId ?? null),
    topic: topicOf(link),
    now,
    expiresAt,
  })
  tx.wake(PUSH_JOB)
}
