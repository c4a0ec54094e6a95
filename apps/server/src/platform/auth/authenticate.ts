import type { Speaker } from '@gauntlet/contract/language/speaker'
import { DAY, HOUR } from '@gauntlet/contract/time'
import { createHash, randomBytes } from 'node:crypto'
import { unlessNoRoom } from '../database/errors.ts'
import { ENGLISH } from '../language/speaker.ts'
import type { Services, Viewer } from '../services.ts'
import { findSession, slideSession } from './queries.ts'

export const SESSION_DAYS = 30
/** A session slides at most this often: a write a request would cost more than it tells. */
const SLIDE_EVERY = HOUR

/** `asked` speaks the language that the request asks for. */
export type Authenticate = (token: string, asked: Speaker) => Promise<Viewer | null>

/** The language that is kept of a player who has chosen none: null is English. */
export const heardLanguage = ({ language }: Speaker): string | null => (language === ENGLISH.language ? null : language)

/** 256 bits; only the hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url')
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
/** Used or not, a session ends this long after the sign-in. */
export const SESSION_DAYS_MAX = 180
/** 30 days after it was last used, and 180 after the sign-in at the latest. */
export const sessionEnd = (now: Date, opened = now): Date =>
  new Date(Math.min(now.getTime() + SESSION_DAYS * DAY, opened.getTime() + SESSION_DAYS_MAX * DAY))

/** The player to whom a bearer token belongs; null for a token that is unknown, too old, or of a suspended account. */
export const authenticator =
  ({ db, clock }: Pick<Services, 'db' | 'clock'>): Authenticate =>
  async (token, asked) => {
    const now = clock.now()
    const row = await findSession.first(db, { tokenHash: hashToken(token), now })
    if (!row || row.suspended_at) return null
    const until = sessionEnd(now, row.created_at)
    // A node of the version before slides a session beyond its last day.
    if (until <= now) return null
    if (now.getTime() - row.last_seen_at.getTime() > SLIDE_EVERY)
      await db
        .transaction(tx =>
          slideSession.affected(tx, {
            id: row.session_id,
            userId: row.user_id,
            language: heardLanguage(asked),
            now,
            expiresAt: until,
          }),
        )
        // On a full disk players still read: the session slides once there is room.
        .catch(unlessNoRoom)
    return {
      id: row.user_id,
      sessionId: row.session_id,
      verified: row.verified_at !== null,
      until,
      version: row.version,
      language: row.language_chosen ? row.language : null,
    }
  }
