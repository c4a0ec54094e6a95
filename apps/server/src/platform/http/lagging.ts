import { POSITION_HEADER } from '@gauntlet/contract/position'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Cookies } from '../auth/cookies.ts'
import type { Services, Viewer } from '../services.ts'

/** Beyond so many players the one who was seen first is forgotten, and reads from the primary once more. */
const MAX_SEEN = 100_000
const POSITION = /^\d{1,16}$/

/** Where reads go that may be a moment old, so that nobody misses what they have written or been told of. */
export interface Lagging {
  /** The services for such a read of the caller. */
  servicesFor(request: FastifyRequest, viewer: Viewer | null): Services
  /** Tells the caller, who has just written, how far a replica has to be; it will be asked for by the next reads. */
  wrote(request: FastifyRequest, reply: FastifyReply, viewer: Viewer | null): Promise<void>
}

/** The same services, whose reads go to the replica where there is one. */
export const onReplica = (services: Services): Services => {
  const { db } = services
  const { replica } = db
  return replica
    ? { ...services, db: { ...db, execute: (compiled, values) => replica.execute(compiled, values) } }
    : services
}

/**
 * Two things say what the replica must have: the position that the caller's last write was answered with, and the
 * version of the player's lists, which every change that concerns the player raises on whatever node: it is read with
 * the session, from the primary, and what this node had not seen before had just been committed.
 */
export function laggingReads(services: Services, cookies: Cookies): Lagging {
  const { replica } = services.db
  if (!replica) return { servicesFor: () => services, wrote: async () => {} }
  const there = onReplica(services)
  const seen = new Map<string, { version: number; moment: number }>()

  function see({ id, version }: Viewer): number {
    const moment = performance.now()
    seen.delete(id)
    seen.set(id, { version, moment })
    const [first] = seen.size > MAX_SEEN ? seen.keys() : []
    if (first !== undefined) seen.delete(first)
    return moment
  }

  function momentOf(viewer: Viewer): number {
    const known = seen.get(viewer.id)
    return known?.version === viewer.version ? known.moment : see(viewer)
  }

  function positionOf(request: FastifyRequest): number {
    const said = request.headers[POSITION_HEADER] ?? cookies.positionOf(request)
    return typeof said === 'string' && POSITION.test(said) ? Number(said) : 0
  }

  return {
    servicesFor(request, viewer) {
      const moment = viewer ? momentOf(viewer) : undefined
      return replica.has({ moment, position: positionOf(request) }) ? there : services
    },
    async wrote(request, reply, viewer) {
      if (viewer) see(viewer)
      // The act is done, even where the database goes away right then.
      const position = await replica.position().catch(() => undefined)
      if (position === undefined) return
      reply.header(POSITION_HEADER, String(position))
      if (cookies.isWebClient(request)) cookies.keepPosition(reply, String(position))
    },
  }
}
