import { LIVE_EVENT, LIVE_FULL, LIVE_HEARTBEAT_MS, LIVE_LEAVE_EVENT } from '@gauntlet/contract/live/endpoints'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../clock/clock.ts'
import type { Database, Executor, Transaction } from '../database/database.ts'
import type { Viewer } from '../services.ts'
import { bumpThings, bumpVersions, findThing, lastSeq, newsAfter, sessionEnds, thingsAfter } from './queries.ts'
import { openSight } from './sight.ts'
import { type Added, openStreams, type Stream } from './streams.ts'

export interface Live {
  /**
   * Says, within the transaction that changes something, whose screens it changes: those of the players, and of
   * whoever looks at the thing, which the transaction holds. All that is said in one transaction is written once, last.
   */
  touch(tx: Transaction, playerIds: Iterable<string>, thingId?: string): void
  /** Opens a stream for the viewer; ends when the client leaves, with the session, or with the server. */
  open(viewer: Viewer, request: FastifyRequest, reply: FastifyReply): void
  /** Opens a stream about a thing that the viewer, or the visitor of that network, may see. */
  watch(watcher: Watcher, request: FastifyRequest, reply: FastifyReply): Promise<void>
  streams(): number
  start(): Promise<void>
  stop(): Promise<void>
}

export interface Watcher {
  viewer: Viewer | null
  network: string
  thingId: string
}

/** How often a node looks for changes of all nodes. */
const TICK_MS = 250
/** A client that does not read: its stream is ended, and it comes back with a fresh one. */
const MAX_BUFFERED = 64 * 1024

function send(stream: Stream, text: string): void {
  const { raw } = stream.reply
  if (raw.writableLength > MAX_BUFFERED) raw.destroy()
  else raw.write(text)
}

/** Over how long the clients of a node that stops are spread. */
const LEAVE_WITHIN_MS = 2000

/** Sends the client elsewhere. */
function leave({ raw }: FastifyReply): void {
  raw.end(`event: ${LIVE_LEAVE_EVENT}\ndata: ${Math.round(Math.random() * LEAVE_WITHIN_MS)}\n\n`)
}

/** Tells of a change, unless it has been told already. */
function tell(stream: Stream, version: number): void {
  if (version <= stream.sent) return
  stream.sent = version
  send(stream, `event: ${LIVE_EVENT}\ndata: ${version}\n\n`)
}

interface Touched {
  ids: Set<string>
  things: Set<string>
}

/** The players whose screens each running transaction changes. */
const touched = new WeakMap<Transaction, Touched>()

async function writeTouched(tx: Transaction, { ids, things }: Touched): Promise<void> {
  if (things.size > 0) await bumpThings.affected(tx, { thingIds: [...things], ids: [...ids] })
  else if (ids.size > 0) await bumpVersions.affected(tx, { ids: [...ids] })
}

function touchedIn(tx: Transaction): Touched {
  const known = touched.get(tx)
  if (known) return known
  const fresh: Touched = { ids: new Set(), things: new Set() }
  touched.set(tx, fresh)
  tx.lastly(() => writeTouched(tx, fresh))
  return fresh
}

export function liveUpdates(db: Database, clock: Pick<Clock, 'now'>, onError: (error: unknown) => void): Live {
  const streams = openStreams()
  // A page that may be a moment old is told of a change where the page is read.
  const pages: Executor = db.replica ?? db
  const sight = openSight()
  const sightOfThings = openSight()
  let ticking: Promise<void> | undefined
  let timers: NodeJS.Timeout[] = []
  let stopped = false

  function end(stream: Stream): void {
    streams.remove(stream)
    stream.reply.raw.end()
  }

  /** Ends the streams whose session has run out; one that was used since runs on. */
  async function endExpired(): Promise<void> {
    const now = clock.now()
    const due = [...streams.all()].filter(({ until }) => until !== null && until <= now)
    if (due.length === 0) return
    const rows = await sessionEnds.all(db, { ids: [...new Set(due.flatMap(({ sessionId }) => sessionId ?? []))] })
    const ends = new Map(rows.map(row => [row.id, row.expires_at]))
    for (const stream of due) {
      const until = stream.sessionId === null ? undefined : ends.get(stream.sessionId)
      if (until && until > now) stream.until = until
      else end(stream)
    }
  }

  function begin(reply: FastifyReply, request: FastifyRequest, add: () => Added): void {
    reply.hijack()
    reply.raw.writeHead(200, {
      ...Object.fromEntries(Object.entries(reply.getHeaders()).flatMap(([k, v]) => (v === undefined ? [] : [[k, v]]))),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      ...(stopped ? { connection: 'close' } : {}),
    })
    if (request.method === 'HEAD') return void reply.raw.end()
    if (stopped) return leave(reply)
    const { stream, tooMany } = add()
    if (tooMany) {
      send(tooMany, `event: ${LIVE_FULL}\ndata: 0\n\n`)
      end(tooMany)
    }
    // The first event tells the version the stream starts from: a client that missed some reads again.
    send(stream, `retry: 2000\nevent: ${LIVE_EVENT}\ndata: ${stream.sent}\n\n`)
    const gone = () => streams.remove(stream)
    request.raw.on('close', gone)
    reply.raw.on('error', gone).on('close', gone)
  }

  /** Nobody listens: on to the end, instead of reading what nobody wants. */
  async function skip(): Promise<void> {
    const { seq } = await lastSeq.one(db)
    sight.skip(seq)
    sightOfThings.skip(seq)
  }

  async function tellOfThings(): Promise<void> {
    if (!streams.anyOfThings()) return sightOfThings.skip(sight.last())
    const rows = await thingsAfter.all(pages, { seq: sightOfThings.next() })
    sightOfThings.saw(rows.at(-1)?.seq)
    for (const { thing_id, seq } of rows) for (const stream of streams.ofThing(thing_id)) tell(stream, seq)
  }

  async function tick(): Promise<void> {
    if (streams.count() === 0) return skip()
    const rows = await newsAfter.all(db, { seq: sight.next() })
    sight.saw(rows.at(-1)?.seq)
    for (const { user_id, version, session_id } of rows) {
      for (const stream of session_id === null ? [] : streams.ofSession(session_id)) end(stream)
      for (const stream of user_id === null ? [] : streams.ofPlayer(user_id)) tell(stream, version)
    }
    await tellOfThings()
    await endExpired()
  }

  return {
    touch(tx, playerIds, thingId) {
      const { ids, things } = touchedIn(tx)
      for (const id of playerIds) ids.add(id)
      if (thingId !== undefined) things.add(thingId)
    },
    open(viewer, request, reply) {
      begin(reply, request, () => streams.add(viewer, reply))
    },
    async watch(watcher, request, reply) {
      const change = await findThing.first(pages, watcher)
      // Gone while it was looked up: nothing would ever take it out again.
      if (request.raw.socket.destroyed) reply.hijack()
      else begin(reply, request, () => streams.watch({ ...watcher, sent: change?.seq ?? 0 }, reply))
    },
    streams: () => streams.count(),
    async start() {
      await skip()
      const look = setInterval(() => {
        ticking ??= tick()
          .catch(onError)
          .finally(() => {
            ticking = undefined
          })
      }, TICK_MS)
      const beat = setInterval(() => {
        for (const stream of streams.all()) send(stream, ': here\n\n')
      }, LIVE_HEARTBEAT_MS)
      timers = [look, beat]
    },
    async stop() {
      stopped = true
      for (const timer of timers) clearInterval(timer)
      await ticking
      for (const stream of streams.all()) {
        streams.remove(stream)
        leave(stream.reply)
      }
    },
  }
}
