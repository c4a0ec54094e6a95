import { LIVE_EVENT, LIVE_HEARTBEAT_MS, LIVE_LEAVE_EVENT } from '@gauntlet/contract/live'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database, Executor } from '../database/database.ts'
import type { Viewer } from '../services.ts'
import { bumpVersions, lastSeq, versionsAfter } from './queries.ts'

export interface Live {
  /** Says, within the transaction that changes something, whose screens it changes. */
  touch(tx: Executor, playerIds: Iterable<string>): Promise<void>
  /** Opens a stream for the viewer; ends when the client leaves, or with the server. */
  open(viewer: Viewer, request: FastifyRequest, reply: FastifyReply): void
  streams(): number
  start(): Promise<void>
  stop(): Promise<void>
}

/** How often a node looks for changes of all nodes. */
const TICK_MS = 250
/**
 * A sequence number is drawn before its transaction commits, so a lower one may appear after a higher one.
 * Each look therefore goes back this far; a version already sent is not sent again.
 */
const OVERLAP = 1000
/** A client that does not read: its stream is ended, and it comes back with a fresh one. */
const MAX_BUFFERED = 64 * 1024

/** Over how long the clients of a node that stops are spread. */
const LEAVE_WITHIN_MS = 2000

/** Sends the client elsewhere. */
function leave({ raw }: FastifyReply): void {
  raw.end(`event: ${LIVE_LEAVE_EVENT}\ndata: ${Math.round(Math.random() * LEAVE_WITHIN_MS)}\n\n`)
}

interface Stream {
  reply: FastifyReply
  sent: number
}

export function liveUpdates(db: Database, onError: (error: unknown) => void): Live {
  const open = new Map<string, Set<Stream>>()
  let last = 0
  let ticking: Promise<void> | undefined
  let timers: NodeJS.Timeout[] = []
  let stopped = false

  function send(stream: Stream, text: string): void {
    const { raw } = stream.reply
    if (raw.writableLength > MAX_BUFFERED) raw.destroy()
    else raw.write(text)
  }

  async function tick(): Promise<void> {
    if (open.size === 0) {
      // Nobody listens: skip to the end instead of reading what nobody wants.
      last = (await lastSeq.one(db)).seq
      return
    }
    const rows = await versionsAfter.all(db, { seq: Math.max(0, last - OVERLAP) })
    for (const { user_id, version, seq } of rows) {
      last = Math.max(last, seq)
      for (const stream of open.get(user_id) ?? []) {
        if (version <= stream.sent) continue
        stream.sent = version
        send(stream, `event: ${LIVE_EVENT}\ndata: ${version}\n\n`)
      }
    }
  }

  return {
    async touch(tx, playerIds) {
      const ids = [...new Set(playerIds)].sort()
      if (ids.length > 0) await bumpVersions.affected(tx, { ids })
    },
    open(viewer, request, reply) {
      reply.hijack()
      const stream: Stream = { reply, sent: viewer.version }
      const mine = open.get(viewer.id) ?? new Set()
      reply.raw.writeHead(200, {
        ...Object.fromEntries(
          Object.entries(reply.getHeaders()).flatMap(([k, v]) => (v === undefined ? [] : [[k, v]])),
        ),
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
        ...(stopped ? { connection: 'close' } : {}),
      })
      if (stopped) return leave(reply)
      open.set(viewer.id, mine.add(stream))
      // The first event tells the version the stream starts from: a client that missed some reads again.
      send(stream, `retry: 2000\nevent: ${LIVE_EVENT}\ndata: ${viewer.version}\n\n`)
      const gone = () => {
        mine.delete(stream)
        if (mine.size === 0 && open.get(viewer.id) === mine) open.delete(viewer.id)
      }
      request.raw.on('close', gone)
      reply.raw.on('error', gone).on('close', gone)
    },
    streams: () => [...open.values()].reduce((sum, streams) => sum + streams.size, 0),
    async start() {
      last = (await lastSeq.one(db)).seq
      const look = setInterval(() => {
        ticking ??= tick()
          .catch(onError)
          .finally(() => {
            ticking = undefined
          })
      }, TICK_MS)
      const beat = setInterval(() => {
        for (const streams of open.values()) for (const stream of streams) send(stream, ': here\n\n')
      }, LIVE_HEARTBEAT_MS)
      timers = [look, beat]
    },
    async stop() {
      stopped = true
      for (const timer of timers) clearInterval(timer)
      await ticking
      for (const streams of open.values()) for (const { reply } of streams) leave(reply)
      open.clear()
    },
  }
}
