import type { InputOf } from '@gauntlet/contract/endpoint'
import type { sessions } from '@gauntlet/contract/sessions/endpoints'
import type { Caller } from '../../platform/http/bind.ts'
import { notFound } from '../../platform/http/refusal.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { deviceOf } from '../security/device.ts'
import { logSecurity } from '../security/log.ts'
import { meetDevice } from '../security/queries.ts'
import { deviceTrace } from '../security/traces.ts'
import * as queries from './queries.ts'

export async function listSessions({ db, clock }: Services, viewer: Viewer) {
  const rows = await queries.listSessions.all(db, { userId: viewer.id, now: clock.now() })
  return rows.map(row => ({
    id: row.id,
    device: row.device,
    created: row.created_at.toISOString(),
    last_seen: row.last_seen_at.toISOString(),
    current: row.id === viewer.sessionId,
  }))
}

export async function revokeSession(
  services: Services,
  viewer: Viewer,
  { id }: InputOf<typeof sessions.revoke>,
  caller: Caller,
): Promise<undefined> {
  await services.db.transaction(async tx => {
    if ((await queries.deleteSession.affected(tx, { id, userId: viewer.id })) === 0) throw notFound()
    await logSecurity(tx, services, viewer.id, id === viewer.sessionId ? 'signed_out' : 'session_ended', caller, id)
  })
  return undefined
}

/**
 * Hands the session's token back to be put into the cookie. The token stays what it was: two tabs that move at once, or
 * an answer that is lost, sign nobody out.
 */
export async function keepInCookie(services: Services, viewer: Viewer, _input: unknown, caller: Caller) {
  const { token } = caller
  if (token === undefined) throw new Error('A session was found without a token')
  const userId = viewer.id
  await services.db.transaction(async tx => {
    await queries.nameSession.affected(tx, { id: viewer.sessionId, device: deviceOf(caller.userAgent) })
    await meetDevice.one(tx, { userId, deviceHash: deviceTrace(userId, caller), now: services.clock.now() })
  })
  return { token, id: userId }
}

/** Ends every session of the viewer but the one that asks. */
export async function revokeOthers(
  services: Services,
  viewer: Viewer,
  _input: unknown,
  caller: Caller,
): Promise<undefined> {
  await services.db.transaction(async tx => {
    const others = await queries.deleteOtherSessions.all(tx, { userId: viewer.id, keptId: viewer.sessionId })
    for (const { id } of others) await logSecurity(tx, services, viewer.id, 'session_ended', caller, id)
  })
  return undefined
}
