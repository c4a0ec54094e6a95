import type { FastifyReply } from 'fastify'
import type { Viewer } from '../services.ts'

/** A browser has one, whatever its tabs: more are left over from networks that a phone has gone from. */
const MAX_A_SESSION = 10
const MAX_A_PLAYER = 30
/** An account is made in a moment: until its e-mail is verified it does not hold much. */
const MAX_UNVERIFIED = 3
/** Visitors who look at the page of an event: of one network, a club's or a school's, and all together. */
const MAX_A_NETWORK = 20
const MAX_VISITORS = 2000

export interface Stream {
  reply: FastifyReply
  /** Null of a stream that hears of a thing alone. */
  userId: string | null
  /** Null of a visitor's. */
  sessionId: string | null
  /** The thing a stream hears of beside the player's own lists; null without one. */
  thingId: string | null
  /** The version of the player's lists, or the number of the thing's change, that was sent last. */
  sent: number
  /** When the session ends unless it has been used since; null of a visitor's. */
  until: Date | null
  /** All that it belongs to: it counts among the streams of each. */
  keys: readonly string[]
}

export interface Added {
  stream: Stream
  /** The one that gives way to it, where there are too many of a player, a session, or a network of visitors. */
  tooMany: Stream | undefined
}

/** The open streams of this node, the oldest first. */
export interface Streams {
  /** Hears of the viewer's own lists. */
  add(viewer: Viewer, reply: FastifyReply): Added
  /** Hears of a thing, from the number `sent` on; without a viewer it is a visitor's of that network. */
  watch(watcher: { viewer: Viewer | null; network: string; thingId: string; sent: number }, reply: FastifyReply): Added
  remove(stream: Stream): void
  ofPlayer(id: string): readonly Stream[]
  ofSession(id: string): readonly Stream[]
  ofThing(id: string): readonly Stream[]
  all(): Iterable<Stream>
  count(): number
  /** Whether any hears of a thing. */
  anyOfThings(): boolean
}

const keyOf = {
  player: (id: string) => `player ${id}`,
  session: (id: string) => `session ${id}`,
  thing: (id: string) => `thing ${id}`,
  /** All of a player, those too that hear of a thing alone. */
  holder: (id: string) => `holder ${id}`,
  network: (network: string) => `network ${network}`,
  visitors: 'visitors',
}

/** The key under which all streams of a player are counted. */
const holding = ({ id, sessionId, verified }: Viewer): [string, number][] => [
  [keyOf.session(sessionId), MAX_A_SESSION],
  [keyOf.holder(id), verified ? MAX_A_PLAYER : MAX_UNVERIFIED],
]
const keysOf = (limits: readonly [string, number][]) => limits.map(([key]) => key)

export function openStreams(): Streams {
  const all = new Set<Stream>()
  let ofThings = 0
  const sets = new Map<string, Set<Stream>>()
  const of = (key: string): ReadonlySet<Stream> => sets.get(key) ?? new Set()

  /** Takes a stream in; the oldest gives way of the first set that is full. */
  function put(stream: Stream, limits: readonly [key: string, most: number][]): Added {
    const full = limits.find(([key, most]) => of(key).size >= most)
    const tooMany = full && of(full[0]).values().next().value
    all.add(stream)
    if (stream.thingId !== null) ofThings += 1
    for (const key of stream.keys) sets.set(key, (sets.get(key) ?? new Set()).add(stream))
    return { stream, tooMany }
  }

  return {
    add(viewer, reply) {
      const { id, sessionId, version, until } = viewer
      const limits = holding(viewer)
      const keys = [keyOf.player(id), ...keysOf(limits)]
      return put({ reply, userId: id, sessionId, thingId: null, sent: version, until, keys }, limits)
    },
    watch({ viewer, network, thingId, sent }, reply) {
      const limits: [string, number][] = viewer
        ? holding(viewer)
        : [
            [keyOf.network(network), MAX_A_NETWORK],
            [keyOf.visitors, MAX_VISITORS],
          ]
      const keys = [keyOf.thing(thingId), ...keysOf(limits)]
      const [sessionId, until] = [viewer?.sessionId ?? null, viewer?.until ?? null]
      return put({ reply, userId: null, sessionId, thingId, sent, until, keys }, limits)
    },
    remove(stream) {
      if (!all.delete(stream)) return
      if (stream.thingId !== null) ofThings -= 1
      for (const key of stream.keys) {
        const set = sets.get(key)
        set?.delete(stream)
        if (set?.size === 0) sets.delete(key)
      }
    },
    ofPlayer: id => [...of(keyOf.player(id))],
    ofSession: id => [...of(keyOf.session(id))],
    ofThing: id => [...of(keyOf.thing(id))],
    all: () => all,
    count: () => all.size,
    anyOfThings: () => ofThings > 0,
  }
}
