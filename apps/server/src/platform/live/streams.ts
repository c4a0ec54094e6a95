import type { FastifyReply } from 'fastify'
import type { Viewer } from '../services.ts'

/** A browser has one, whatever its tabs: more are left over from networks that a phone has gone from. */
const MAX_A_SESSION = 10
const MAX_A_PLAYER = 30
/** An account is made in a moment: until its e-mail is verified it does not hold much. */
const MAX_UNVERIFIED = 3

export interface Stream {
  reply: FastifyReply
  userId: string
  sessionId: string
  /** The version of the player's lists that was sent last. */
  sent: number
  /** When the session ends unless it has been used since. */
  until: Date
}

/** The open streams of this node, by player and by session, the oldest first. */
export interface Streams {
  /** Takes a stream in; answers the one that gives way to it, where the player or the session has too many. */
  add(viewer: Viewer, reply: FastifyReply): { stream: Stream; tooMany: Stream | undefined }
  remove(stream: Stream): void
  ofPlayer(id: string): readonly Stream[]
  ofSession(id: string): readonly Stream[]
  all(): Iterable<Stream>
  count(): number
}

/** The oldest of those that belong together. */
const first = (streams: ReadonlySet<Stream>) => streams.values().next().value

function shelf() {
  const sets = new Map<string, Set<Stream>>()
  return {
    of: (key: string): ReadonlySet<Stream> => sets.get(key) ?? new Set(),
    put(key: string, stream: Stream) {
      const set = sets.get(key) ?? new Set()
      sets.set(key, set.add(stream))
    },
    take(key: string, stream: Stream) {
      const set = sets.get(key)
      set?.delete(stream)
      if (set?.size === 0) sets.delete(key)
    },
  }
}

export function openStreams(): Streams {
  const all = new Set<Stream>()
  const players = shelf()
  const sessions = shelf()
  return {
    add({ id, sessionId, version, until, verified }, reply) {
      const most = verified ? MAX_A_PLAYER : MAX_UNVERIFIED
      const [ofSession, ofPlayer] = [sessions.of(sessionId), players.of(id)]
      const tooMany =
        ofSession.size >= MAX_A_SESSION ? first(ofSession) : ofPlayer.size >= most ? first(ofPlayer) : undefined
      const stream: Stream = { reply, userId: id, sessionId, sent: version, until }
      all.add(stream)
      players.put(id, stream)
      sessions.put(sessionId, stream)
      return { stream, tooMany }
    },
    remove(stream) {
      all.delete(stream)
      players.take(stream.userId, stream)
      sessions.take(stream.sessionId, stream)
    },
    ofPlayer: id => [...players.of(id)],
    ofSession: id => [...sessions.of(id)],
    all: () => all,
    count: () => all.size,
  }
}
