import { createECDH, randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { events } from '@gauntlet/contract/events/endpoints'
import { friends } from '@gauntlet/contract/friends/endpoints'
import { notices } from '@gauntlet/contract/notices/endpoints'
import { DAY } from '@gauntlet/contract/time'
import type { Database } from '../../apps/server/src/platform/database/database.ts'
import { benchmark } from './support/benchmark.ts'
import { call } from './support/call.ts'
import { DEAD, openPushService, type PushService } from './support/push-service.ts'
import type { RunningServer } from './support/server.ts'
import { openStage } from './support/stage.ts'
import { percentile } from './support/statistics.ts'
import { fillWorld, type Player, type World } from './support/world.ts'

const LIMIT_MS = 2_000

const pathOf = ({ id }: Player): string => `/${id}`

function keys() {
  const ecdh = createECDH('prime256v1')
  ecdh.generateKeys()
  return { p256dh: ecdh.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') }
}

/** Gives a player so many more devices, all of them subscribed to a service that is dead. */
const dieFor = ({ id }: Player, devices: number, db: Database) =>
  db.session(session =>
    session.run(
      `with ids as (select gen_random_uuid() as id, n from generate_series(1, $2::int) n),
        signed_in as (insert into sessions (id, user_id, token_hash, created_at, last_seen_at, expires_at)
          select id, $1::uuid, uuid_send(id), now(), now(), now() + interval '1 day' from ids)
       insert into push_subscriptions (session_id, user_id, endpoint, service, p256dh, auth, created_at)
         select id, $1::uuid, 'https://push.example.net${DEAD}/' || n, 'example.net', decode($3, 'base64'),
           decode($4, 'base64'), now() from ids`,
      [id, devices, Buffer.from(keys().p256dh, 'base64url').toString('base64'), randomBytes(16).toString('base64')],
    ),
  )

type Asked = readonly [Player, Player]

/** Milliseconds until the player's push service has a message. */
interface Delay {
  /** From sending the call that tells the player of something. */
  sent: number
  /** From its answer, which follows the commit. */
  answered: number
}

async function delayOf(server: RunningServer, service: PushService, [asking, asked]: Asked): Promise<Delay> {
  const come = service.next(pathOf(asked))
  const begin = performance.now()
  await call(server, friends.send, { friends: [{ id: asked.id, active: 1 }] }, asking)
  const answered = performance.now()
  const at = await come
  return { sent: at - begin, answered: Math.max(0, at - answered) }
}

const sentOf = ({ sent }: Delay) => sent
const p = (taken: readonly Delay[], share: number) =>
  percentile(
    taken.map(({ answered }) => answered),
    share,
  )

/** Everybody asks the next to be friends, one after the other. */
async function delays(server: RunningServer, service: PushService, pairs: readonly Asked[], between: number) {
  const under: Promise<Delay>[] = []
  for (const pair of pairs) {
    under.push(delayOf(server, service, pair))
    await sleep(between)
  }
  return Promise.all(under)
}

/** An event that all of them are in is cancelled: they are told by one commit. */
async function delaysOfOne(server: RunningServer, service: PushService, [organizer, ...players]: readonly Player[]) {
  if (!organizer) throw new Error('There is nobody')
  const day = new Date(Date.now() + 3 * DAY).toISOString().slice(0, 10)
  const place = { location: 'Austin', locstate: 'TX', zip: '78701', venue: 'Central Court' }
  const named = { event_name: 'Club night', event_start: `${day}T18:00`, open_invite: 1 as const, slots: 100 }
  await call(server, events.add, { ...named, ...place }, organizer)
  const [event] = await call(server, events.mine, {}, organizer)
  const event_id = event?.id ?? ''
  for (const player of players) await call(server, events.join, { event_id }, player)
  const come = players.map(player => service.next(pathOf(player)))
  const begin = performance.now()
  await call(server, events.cancel, { event_id }, organizer)
  const answered = performance.now()
  return (await Promise.all(come)).map(at => ({ sent: at - begin, answered: Math.max(0, at - answered) }))
}

const options = { pushes: 200, between: 50, together: 64, dead: 5000, answer: 100 }

export default benchmark(options, async ({ pushes, between, together, dead, answer }) => {
  using service = await openPushService(answer)
  const players = 2 * pushes + together + 3
  const size = { players, signedIn: players, quiet: true }
  await using stage = await openStage('postgres', size, async (db, wanted): Promise<World> => {
    const world = await fillWorld(db, wanted)
    const [pestered] = world.players
    if (pestered) await dieFor(pestered, dead, db)
    return world
  })
  const server = await stage.start({ PUSH_SERVICE_URL: service.url })
  const [pestered, friend, ...rest] = stage.world.players
  if (!pestered || !friend) throw new Error('There is nobody')
  for (const player of rest)
    await call(server, notices.startPush, { endpoint: `https://push.example.org${pathOf(player)}`, ...keys() }, player)
  const [alone, crowd] = [rest.slice(0, 2 * pushes), rest.slice(2 * pushes)]
  const pairs = alone.flatMap((player, at): Asked[] => {
    const next = alone[(at + 1) % alone.length]
    return next ? [[player, next]] : []
  })

  const quiet = await delays(server, service, pairs.slice(0, pushes), between)
  const one = await delaysOfOne(server, service, crowd)
  await call(server, friends.send, { friends: [{ id: pestered.id, active: 1 }] }, friend)
  const beside = await delays(server, service, pairs.slice(pushes), between)
  return {
    figures: [
      { name: 'from the answer to the push service, p50', value: p(quiet, 0.5), unit: 'ms' },
      { name: 'from the answer to the push service, p95', value: p(quiet, 0.95), unit: 'ms', atMost: LIMIT_MS },
      { name: 'from sending the call, p95', value: percentile(quiet.map(sentOf), 0.95), unit: 'ms' },
      { name: `of ${one.length} told by one commit, p95`, value: p(one, 0.95), unit: 'ms', atMost: LIMIT_MS },
      { name: 'beside a dead service, p95', value: p(beside, 0.95), unit: 'ms', atMost: LIMIT_MS },
      { name: 'tries of the dead service meanwhile', value: service.tried(), unit: '', atMost: 10 },
    ],
    notes: [
      `PostgreSQL; ${pushes} messages, one every ${between} ms, to one service that answers after ${answer} ms`,
      `beside it ${dead} messages to a service that answers 503`,
    ],
  }
})
