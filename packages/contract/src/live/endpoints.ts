import * as z from 'zod/mini'
import { endpoints } from '../endpoint.ts'
import { callTexts } from '../envelope.ts'
import { id } from '../fields.ts'
import { MINUTE } from '../time.ts'

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

/** How often whoever looks at a thing without being in it asks, where its stream is down. */
export const POLL_WATCHED_MS = 5_000

/**
 * The kinds of things that somebody who is not in them may look at. A tournament's changes include those of its
 * bracket.
 */
export const watchedKinds = ['challenge', 'tournament', 'event'] as const
export type WatchedKind = (typeof watchedKinds)[number]

export const live = endpoints({
  stream: {
    method: 'GET',
    path: '/live',
    access: 'session',
    summary:
      'A stream of changes, as server-sent events. Ends with the session. At most 30 a player (3 before the e-mail is verified) and 10 a session: the oldest gives way, told by `full`.',
    input: z.strictObject({}),
    raw: true,
  },
  watch: {
    method: 'GET',
    path: '/live/{kind}/{id}',
    access: 'public',
    summary:
      'Added. The changes of one thing, for onlookers, as the same events; its data is a number that only grows. Visitors may follow an event, or a tournament that they see; 404 where it is absent or hidden. Counts among the streams of the player and the session; at most 20 a network of visitors.',
    input: z.strictObject({ kind: z.enum(watchedKinds, callTexts.badPath), id: id() }),
    raw: true,
    limits: [{ by: 'caller', max: 240, per: MINUTE }],
  },
})
