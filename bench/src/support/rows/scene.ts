// The player who asks each row of the contract, and the input.
import type { AnswerOf, Endpoint, SentOf } from '@gauntlet/contract/endpoint'
import { scoringOf } from '@gauntlet/contract/scores/formats'
import { sports } from '@gauntlet/contract/sports/endpoints'
import { sideSizeIn } from '@gauntlet/rules/challenges/sides'
import { DAY, HOUR } from '@gauntlet/contract/time'
import { argon2Hashing } from '../../../../apps/server/src/platform/hashing/hashing.ts'
import type { Database, Session } from '../../../../apps/server/src/platform/database/database.ts'
import { openDatabase } from '../../../../apps/server/src/platform/database/open.ts'
import { type Named, withDatabase } from '../asks.ts'
import { askOf, call } from '../call.ts'
import type { Ask } from '../latency.ts'
import type { RunningServer } from '../server.ts'
import type { Stage } from '../stage.ts'
import type { Player } from '../world.ts'

export const PASSWORD = 'Court-1!ace#'

export interface Scene extends Named {
  server: RunningServer
  viewers: readonly Player[]
  viewer(turn: number): Player
  /** Somebody else whom the viewer knows. */
  other(turn: number): Player
  /** A sport that all viewers play, one against one. */
  common: string
  /** Somebody whose address nobody knows. */
  drifter: Player
  /** Somebody who is needed for one request, and may be gone afterwards. */
  spare(): Player
  emailOf(player: Player): string
  /** A tournament of the country. */
  someCup(): string
  call<E extends Endpoint>(endpoint: E, input: SentOf<E>, player: Player): Promise<AnswerOf<E>>
  /** Changes that no request can bring about: time passes, a mail is opened. */
  run: Session['run']
  /** A text that has not been used before. */
  fresh(): string
  close(): Promise<void>
}

/** One request to a row, once everything before it is done. */
export type Make = (scene: Scene, turn: number) => Ask | Promise<Ask>

export type Kind =
  /** Reads something. */
  | 'read'
  /** Changes something. */
  | 'write'
  /** Hashes a password, or looks as if: it is slow on purpose. */
  | 'password'
  /** Makes or reads what is not in the database: a picture, an archive. */
  | 'file'

export interface Measured {
  kind: Kind
  /** By what is asked for; '' if there is only one way to ask. */
  asks: Readonly<Record<string, Make>>
}
export interface NotMeasured {
  why: string
}
export type RowBench = Measured | NotMeasured
export type RowBenches = Readonly<Record<string, RowBench>>

const as =
  (kind: Kind) =>
  (asks: Make | Readonly<Record<string, Make>>): Measured => ({
    kind,
    asks: typeof asks === 'function' ? { '': asks } : asks,
  })
export const read = as('read')
export const write = as('write')
export const password = as('password')
export const file = as('file')
export const not = (why: string): NotMeasured => ({ why })

/** The viewer asks, with this input. */
export const plain =
  <E extends Endpoint>(endpoint: E, inputOf: (scene: Scene, turn: number) => SentOf<E>): Make =>
  (scene, turn) =>
    askOf(endpoint, inputOf(scene, turn), scene.viewer(turn).token)
/** A visitor asks. */
export const visited =
  <E extends Endpoint>(endpoint: E, inputOf: (scene: Scene, turn: number) => SentOf<E>): Make =>
  (scene, turn) =>
    askOf(endpoint, inputOf(scene, turn))

/** Rows that need the id of something that is made first. */
export const first =
  <T>(make: (scene: Scene, turn: number) => Promise<T>, then: (made: T) => Make): Make =>
  async (scene, turn) =>
    then(await make(scene, turn))(scene, turn)

/** A row without an input. */
export const nothing = () => ({})

/** This many days ahead, at a full hour. */
export const inDays = (days: number, hours = 0): string =>
  new Date(Math.ceil((Date.now() + days * DAY) / HOUR) * HOUR + hours * HOUR).toISOString()

export const AUSTIN = { location: 'Austin', locstate: 'TX', zip: '78701' } as const

/** `viewers` send the measured requests; the others of the stage are spare. */
export async function openScene(stage: Stage, server: RunningServer, viewers: number): Promise<Scene> {
  const { databaseUrl } = stage.options
  if (!databaseUrl) throw new Error('The country is in PostgreSQL')
  const db: Database = await openDatabase({ kind: 'postgres', url: databaseUrl })
  const run: Session['run'] = (text, values) => db.session(session => session.run(text, values))
  const { players } = stage.world
  const hash = await argon2Hashing().hash(PASSWORD)
  const ids = players.map(({ id }) => id)
  await run('update users set password_hash = $1 where id = any($2::uuid[])', [hash, ids])
  const rows = await run('select id, email from users where id = any($1::uuid[])', [ids])
  const emails = new Map(rows.map(row => [String(row['id']), String(row['email'])]))
  const cups = (await run('select id from tournaments order by id limit 100')).map(row => String(row['id']))
  const known = players.slice(0, viewers)
  const spares = players.slice(viewers)
  let used = 0
  const drifter = spares.pop()
  if (!drifter) throw new Error('There is nobody without an address')
  await run('delete from addresses where user_id = $1', [drifter.id])
  await run('delete from player_places where user_id = $1', [drifter.id])
  const named = await withDatabase(stage)
  const names = await run('select id, name from sports where id = any($1::uuid[])', [named.sports])
  const alone = names.filter(({ name }) => sideSizeIn(scoringOf(String(name)), 1) === null)
  const [common = ''] = alone.map(({ id }) => String(id))
  for (const player of known) await call(server, sports.add, { sports: [common] }, player)
  const at = (turn: number) => {
    const player = known[turn % known.length]
    if (!player) throw new Error('There is nobody to ask')
    return player
  }
  return {
    ...named,
    server,
    common,
    drifter,
    viewers: known,
    viewer: at,
    other: turn => at(turn + 1),
    spare() {
      const player = spares.pop()
      if (!player) throw new Error('Nobody is left who may go')
      return player
    },
    someCup: () => cups[used++ % cups.length] ?? '',
    emailOf: ({ id }) => emails.get(id) ?? '',
    call: (endpoint, input, player) => call(server, endpoint, input, player),
    run,
    fresh: () => `Number ${(used += 1)} of ${Date.now().toString(36)}`,
    close: () => db.close(),
  }
}
