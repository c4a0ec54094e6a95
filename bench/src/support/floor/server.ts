// The floor: the same answers from the same tables as somebody would write them who needs nothing but these six, with
// Fastify and pg. No rule is asked, nobody is hidden, nothing is settled by time.
import { createHash, randomUUID } from 'node:crypto'
import { DAY, MINUTE } from '@gauntlet/contract/time'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Pool, PoolClient, QueryResultRow } from 'pg'
import * as queries from './queries.ts'
import { challengesOf, leaderOf, opponentOf } from './rows.ts'

const RADIAN = Math.PI / 180
const MILES_A_DEGREE = 69
const MILES = 200
const WITHIN = Math.cos((MILES / MILES_A_DEGREE) * RADIAN)
const ADULT = 18
const OLDEST = 65

type Asks = Pick<Pool | PoolClient, 'query'>

const rowsOf = async (db: Asks, query: queries.Named, values: readonly unknown[]): Promise<QueryResultRow[]> =>
  (await db.query({ ...query, values: [...values] })).rows

/** The squares of a degree that may lie within the distance of a point. */
function squaresAround({ lat, lon }: QueryResultRow): number[] {
  const [north, east] = [MILES / MILES_A_DEGREE, MILES / MILES_A_DEGREE / Math.cos(lat * RADIAN)]
  const squares: number[] = []
  for (let y = Math.floor(lat - north + 90); y <= Math.floor(lat + north + 90); y++)
    for (let x = Math.floor(lon - east + 180); x <= Math.floor(lon + east + 180); x++) squares.push(y * 360 + x)
  return squares
}

interface Viewer {
  id: string
  version: number
}

async function viewerOf(db: Asks, request: FastifyRequest): Promise<Viewer | undefined> {
  const token = /^Bearer ([\w-]{20,200})$/i.exec(request.headers.authorization ?? '')?.[1]
  if (token === undefined) return undefined
  const hash = createHash('sha256').update(token).digest()
  const [row] = await rowsOf(db, queries.session, [hash, new Date()])
  if (!row || row['suspended_at'] || !row['verified_at']) return undefined
  return { id: row['user_id'], version: row['version'] }
}

const answered = (payload: unknown, more: object = {}) => ({ success: true, payload, ...more })

async function matches(db: Asks, { id }: Viewer) {
  const [home] = await rowsOf(db, queries.home, [id])
  if (!home) return answered({ users: [], challenges: [] })
  const near = [home['ux'], home['uy'], home['uz'], WITHIN]
  const squares = squaresAround(home)
  const [players, challenges] = await Promise.all([
    rowsOf(db, queries.opponents, [id, squares, ADULT, OLDEST, ...near]),
    rowsOf(db, queries.soon, [id, squares, new Date(), ADULT, OLDEST, ...near]),
  ])
  return answered({
    users: players.map(row => opponentOf(row, home)),
    challenges: challengesOf(challenges, home),
    counts: { users: Number(players[0]?.['total'] ?? 0), challenges: Number(challenges[0]?.['total'] ?? 0) },
  })
}

async function board(db: Asks, { id }: Viewer, sport: string) {
  const [rows, [own]] = await Promise.all([rowsOf(db, queries.board, [sport]), rowsOf(db, queries.place, [sport, id])])
  return answered({ leaders: rows.map(leaderOf), own }, { total: Number(own?.['total'] ?? 0) })
}

async function accept(tx: Asks, viewer: Viewer, id: string): Promise<boolean> {
  const now = new Date()
  const { held, upcoming, players, notice, mail, versions } = queries.accepting
  const [row] = await rowsOf(tx, held, [id])
  if (row?.['status'] !== '1') return false
  const issuer = row['issuer_id']
  const words = `Your challenge of ${row['start_at'].toISOString()} has been accepted.`
  const link = `/challenge/issue/${id}`
  await rowsOf(tx, upcoming, [id])
  await rowsOf(tx, players, [id, viewer.id])
  await rowsOf(tx, notice, [issuer, viewer.id, { when: row['start_at'] }, link, now])
  // Nobody takes it: what the product sends beside its answer is a matter of the product's alone.
  const never = new Date(now.getTime() + 365 * DAY)
  await rowsOf(tx, mail, [issuer, 'A challenge has been accepted', words, `<p>${words}</p>`, now, never])
  await rowsOf(tx, versions, [[viewer.id, issuer]])
  return true
}

async function inTransaction<T>(pool: Pool, work: (tx: PoolClient) => Promise<T>): Promise<T> {
  const tx = await pool.connect()
  try {
    await tx.query('begin')
    const done = await work(tx)
    await tx.query('commit')
    return done
  } catch (error) {
    await tx.query('rollback')
    throw error
  } finally {
    tx.release()
  }
}

const nothing = () => undefined
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the benchmark sends it, and nobody else
const idOf = ({ params }: FastifyRequest) => (params as { id: string }).id
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the benchmark sends it, and nobody else
const sportOf = ({ body }: FastifyRequest) => (body as { sport: string }).sport

/** An answer to a player, in the headers of the product. */
type Answer<Input> = (viewer: Viewer, input: Input, reply: FastifyReply) => unknown

export function buildFloor(pool: Pool): FastifyInstance {
  const app = Fastify({ logger: { level: 'info' }, disableRequestLogging: true, genReqId: () => randomUUID() })
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-request-id': request.id,
      'cache-control': 'private, no-cache',
    })
  })
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({ url: request.url, status: reply.statusCode, ms: reply.elapsedTime }, 'answered')
  })
  const known =
    <Input>(answer: Answer<Input>, inputOf: (request: FastifyRequest) => Input) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const viewer = await viewerOf(pool, request)
      return viewer ? answer(viewer, inputOf(request), reply) : reply.code(401).send({ success: false })
    }

  app.get(
    '/api/challenges/pending',
    known(
      async (viewer, headers: FastifyRequest['headers'], reply) => {
        const now = new Date()
        const tag = `W/"${viewer.id}.${viewer.version}.${Math.floor(now.getTime() / MINUTE)}"`
        reply.header('etag', tag)
        if (headers['if-none-match'] === tag) return reply.code(304).send()
        const rows = await rowsOf(pool, queries.pending, [viewer.id, now])
        const { total = 0, changed = 0 } = rows[0] ?? {}
        return answered({ challenges: challengesOf(rows), total_count: Number(total), new_count: Number(changed) })
      },
      ({ headers }) => headers,
    ),
  )
  app.get(
    '/api/challenges/view/:id',
    known(async (_viewer, id) => answered(challengesOf(await rowsOf(pool, queries.byId, [id]))[0]), idOf),
  )
  app.post(
    '/api/challenges/search',
    known(viewer => matches(pool, viewer), nothing),
  )
  app.post(
    '/api/users/my-leaders',
    known((viewer, sport) => board(pool, viewer, sport), sportOf),
  )
  app.get(
    '/api/challenges/updateStatus/:id/accepted',
    known(async (viewer, id, reply) => {
      if (!(await inTransaction(pool, tx => accept(tx, viewer, id)))) return reply.code(409).send({ success: false })
      return answered(challengesOf(await rowsOf(pool, queries.byId, [id]))[0])
    }, idOf),
  )
  return app
}
