import type { InputOf } from '@gauntlet/contract/endpoint'
import {
  SECURITY_KINDS,
  SECURITY_LOG_DAYS,
  type security,
  securityTexts,
  type SecurityKind,
} from '@gauntlet/contract/security/endpoints'
import { DAY, HOUR } from '@gauntlet/contract/time'
import { inBites } from '../../platform/database/bites.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { type Caller, Said } from '../../platform/http/bind.ts'
import { newId } from '../../platform/ids.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { deviceOf } from './device.ts'
import * as queries from './queries.ts'
import { networkTrace } from './traces.ts'

/** So many numbers behind the newest, no node has still to read that a session has ended. */
const ENDS_KEPT = 100_000
/** Events that a stranger can cause at will get one line an hour for each device, and few lines for all of them. */
const GATHERED: readonly SecurityKind[] = ['sign_in_failed', 'reset_asked']
const GATHERED_LINES = 5

/**
 * Writes down, in the transaction in which it happens, what happened to an account: the player reads it in the account
 * settings. `caller` is undefined where nobody's device did it (an operator, a job); `sessionId` is the session it is
 * about, the caller's own unless another one is named.
 */
export async function logSecurity(
  tx: Transaction,
  { clock }: Pick<Services, 'clock'>,
  userId: string,
  kind: SecurityKind,
  caller: Caller | undefined,
  sessionId: string | null = caller?.sessionId ?? null,
): Promise<void> {
  const now = clock.now()
  const device = caller ? deviceOf(caller.userAgent) : null
  const network = caller ? networkTrace(userId, caller) : null
  if (GATHERED.includes(kind)) {
    const since = new Date(now.getTime() - HOUR)
    const added = { userId, kind, now, since, device, network, lines: GATHERED_LINES }
    if ((await queries.addToEvent.affected(tx, added)) > 0) return
  }
  await queries.insertEvent.affected(tx, { id: newId(now), userId, kind, now, device, network, sessionId })
}

/** A page of the events of the viewer's account. */
export async function readSecurityLog(
  { db }: Services,
  viewer: Viewer,
  { page, limit }: InputOf<typeof security.log>,
  caller: Caller,
) {
  const [rows, { total }] = await Promise.all([
    queries.listEvents.all(db, { userId: viewer.id, limit, offset: (page - 1) * limit }),
    queries.countEvents.one(db, { userId: viewer.id }),
  ])
  const here = networkTrace(viewer.id, caller)
  const events = rows.flatMap(({ id, kind: stored, at, times, device, network }) => {
    const kind = SECURITY_KINDS.find(known => known === stored)
    // A later version may have written what this one has no words for.
    if (!kind) return []
    const text = securityTexts[kind]
    return [{ id, kind, text, at: at.toISOString(), times, device, here: network !== null && here.equals(network) }]
  })
  return new Said(events, { total })
}

export const forgetSecurityJob = ({ db, clock }: Services): Job => ({
  name: 'old-security-events',
  everyMs: HOUR,
  async run() {
    const before = new Date(clock.now().getTime() - SECURITY_LOG_DAYS * DAY)
    await inBites(() => queries.deleteOldEvents.affected(db, { before }))
    await inBites(() => queries.deleteOldDevices.affected(db, { before }))
    await inBites(() => queries.deleteOldEnds.affected(db, { ends: ENDS_KEPT }))
  },
})
