import * as z from 'zod/mini'
import { endpoints } from './endpoint.ts'

/**
 * Server-sent events of `GET /live`. `changed` says that something the viewer can see has changed: its data
 * is the viewer's version, a number that only grows. A comment line comes at least every 20 seconds.
 */
export const LIVE_EVENT = 'changed'
/** The last event of a stream that gives way to newer ones of the same player: do not come back at once. */
export const LIVE_FULL = 'full'
/**
 * The node that holds the stream stops: it ends, and its data is how many milliseconds to wait before coming back, so
 * that not everybody comes at once.
 */
export const LIVE_LEAVE_EVENT = 'leave'
export const LIVE_HEARTBEAT_MS = 20_000
/** How often the client asks where the stream is down. */
export const POLL_CHALLENGES_MS = 5_000
export const POLL_TOURNAMENTS_MS = 1_000
export const POLL_UNVERIFIED_MS = 1_000

export const live = endpoints({
  stream: {
    method: 'GET',
    path: '/live',
    access: 'session',
    summary:
      'A stream of changes, as server-sent events; the token goes in the Authorization header. Ends with the session. At most 30 a player (3 before the e-mail is verified) and 10 a session: the oldest gives way, told by `full`.',
    input: z.strictObject({}),
    raw: true,
  },
})
