import { createHash, randomBytes } from 'node:crypto'
import { isNoRoom } from '../database/errors.ts'
import type { Services, Viewer } from '../services.ts'
import { findSession, slideSession } from './queries.ts'

export const SESSION_DAYS = 30
const DAY = 86_400_000
/** A session slides at most this often: a write a request would cost more than it tells. */
const SLIDE_EVERY = 3_600_000

export type Authenticate = (token: string) => Promise<Viewer | null>

/** 256 bits; only the hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url')
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
export const sessionEnd = (now: Date): Date => new Date(now.getTime() + SESSION_DAYS * DAY)

/** Who a bearer token belongs to; null for a token that is unknown, too old, or of a suspended account. */
/** On a full disk players still read: the session slides once there is room. */
function unlessNoRoom(error: unknown): void {
  if (!isNoRoom(error)) throw error
}

export const authenticator =
  ({ db, clock }: Pick<Services, 'db' | 'clock'>): Authenticate =>
  async token => {
    const now = clock.now()
    const row = await findSession.first(db, { tokenHash: hashToken(token), now })
    if (!row || row.suspended_at) return null
    if (now.getTime() - row.last_seen_at.getTime() > SLIDE_EVERY)
      await db
        .transaction(tx => slideSession.affected(tx, { id: row.session_id, now, expiresAt: sessionEnd(now) }))
        .catch(unlessNoRoom)
    return { id: row.user_id, sessionId: row.session_id, verified: row.verified_at !== null, version: row.version }
  }
