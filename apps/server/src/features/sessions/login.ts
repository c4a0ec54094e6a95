import type { InputOf } from '@gauntlet/contract/endpoint'
import { sessionTexts, type sessions } from '@gauntlet/contract/sessions'
import { forbidden, notFound, Refusal } from '../../platform/http/refusal.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { requireSecondProof } from '../second-proofs/prove.ts'
import * as queries from './queries.ts'
import { openSession } from './register.ts'

/** Signs in; one message for an unknown e-mail and a wrong password, and as much time for both. */
export async function login(services: Services, _viewer: unknown, input: InputOf<typeof sessions.login>) {
  const account = await queries.findAccountByEmail.first(services.db, { email: input.email })
  const right = account
    ? await services.hashing.verify(account.password_hash, input.password)
    : await services.hashing.pretend(input.password)
  if (!account || !right) throw new Refusal(401, sessionTexts.wrongLogin)
  if (account.suspended_at) throw forbidden(sessionTexts.suspended)
  await requireSecondProof(services, account.id, input.code)
  return services.db.transaction(tx => openSession(tx, services, account.id))
}

export async function logout({ db }: Services, viewer: Viewer): Promise<undefined> {
  await db.transaction(tx => queries.deleteSession.affected(tx, { id: viewer.sessionId, userId: viewer.id }))
  return undefined
}

export async function listSessions({ db, clock }: Services, viewer: Viewer) {
  const rows = await queries.listSessions.all(db, { userId: viewer.id, now: clock.now() })
  return rows.map(row => ({
    id: row.id,
    created: row.created_at.toISOString(),
    last_seen: row.last_seen_at.toISOString(),
    current: row.id === viewer.sessionId,
  }))
}

export async function revokeSession(
  { db }: Services,
  viewer: Viewer,
  { id }: InputOf<typeof sessions.revoke>,
): Promise<undefined> {
  const ended = await db.transaction(tx => queries.deleteSession.affected(tx, { id, userId: viewer.id }))
  if (ended === 0) throw notFound()
  return undefined
}
