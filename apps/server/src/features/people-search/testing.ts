import type { Envelope } from '@gauntlet/contract/envelope'
import type { FastifyInstance } from 'fastify'
import { languagesOf } from '../../platform/language/speaker.ts'
import { countGuesses } from '../../platform/auth/guesses.ts'
import { authenticator } from '../../platform/auth/authenticate.ts'
import { fixedClock } from '../../platform/clock/clock.ts'
import { readConfig } from '../../platform/config/config.ts'
import type { Database } from '../../platform/database/database.ts'
import { quickHashing } from '../../platform/hashing/hashing.ts'
import { type BoundRow, WITHIN } from '../../platform/http/bind.ts'
import { registerRows } from '../../platform/http/routes.ts'
import { buildServer } from '../../platform/http/server.ts'
import { newId } from '../../platform/ids.ts'
import { jobRunner } from '../../platform/jobs/jobs.ts'
import { liveUpdates } from '../../platform/live/live.ts'
import { foldName } from '../../platform/names.ts'
import { openPictureStore } from '../../platform/pictures/store.ts'
import { loadPlaces } from '../../platform/places/places.ts'
import type { Services } from '../../platform/services.ts'
import { insertAccount, markVerified } from '../sessions/queries.ts'
import { openSession } from '../sessions/open-session.ts'

export interface Player {
  id: string
  email: string
  call(method: 'GET' | 'POST', path: string, body?: object): Promise<{ status: number } & Envelope>
}

export interface Stage {
  services: Services
  /** A verified player, unless `verified` says otherwise. 'Ada Lovelace' is ada.lovelace@example.com. */
  player(
    name: string,
    more?: { verified?: boolean; lives?: [city: string, state: string, zip: string] },
  ): Promise<Player>
  /** Sets what no call of the rows under test sets. */
  write(sql: string, values: readonly unknown[]): Promise<void>
  close(): Promise<void>
}

const fail = (error: unknown): never => {
  throw error
}

/** A server of some rows, and players who call it. */
export async function openStage(
  db: Database,
  rows: readonly BoundRow[],
  rateLimits: 'on' | 'off' = 'off',
): Promise<Stage> {
  const config = readConfig({ LOG_LEVEL: 'silent', RATE_LIMITS: rateLimits })
  const clock = fixedClock('2026-06-01T12:00:00Z')
  const server: FastifyInstance = await buildServer(config, clock)
  const services: Services = {
    config,
    db,
    clock,
    places: await loadPlaces(),
    live: liveUpdates(db, clock, fail),
    jobs: jobRunner((_, error) => fail(error)),
    log: server.log,
    hashing: quickHashing(),
    guesses: countGuesses(),
    pictures: openPictureStore(config),
    payments: undefined,
    languages: languagesOf({}),
    features: [],
  }
  registerRows(server, rows, { services, authenticate: authenticator(services), checkAnswers: true })

  async function signUp(name: string, verified: boolean) {
    const now = services.clock.now()
    const [firstName = '', ...rest] = name.split(' ')
    const lastName = rest.join(' ')
    const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`
    const id = newId(now)
    const { token } = await db.transaction(async tx => {
      const nameKey = foldName(firstName, lastName)
      const account = {
        id,
        email,
        firstName,
        lastName,
        nameKey,
        passwordHash: '',
        prefersDark: null,
        language: null,
        now,
      }
      await insertAccount.affected(tx, account)
      if (verified) await markVerified.affected(tx, { id, email, now })
      return openSession(tx, services, id, WITHIN, 'registered')
    })
    return { id, email, token }
  }

  return {
    services,
    async player(name, { verified = true, lives } = {}) {
      const { id, email, token } = await signUp(name, verified)
      const player: Player = {
        id,
        email,
        async call(method, path, body) {
          const headers = { authorization: `Bearer ${token}` }
          const url = config.apiBase + path
          const answer = await server.inject({ method, url, headers, ...(body ? { payload: body } : {}) })
          return { status: answer.statusCode, ...answer.json<Envelope>() }
        },
      }
      if (lives) {
        const [city, state, postal_code] = lives
        const { status } = await player.call('POST', '/addresses/add', {
          address_line_1: '1 Main St',
          city,
          state,
          postal_code,
        })
        if (status !== 200) throw new Error(`${name} could not move to ${city}`)
      }
      return player
    },
    write: async (sql, values) => {
      await db.session(session => session.run(sql, values))
    },
    close: () => server.close(),
  }
}
