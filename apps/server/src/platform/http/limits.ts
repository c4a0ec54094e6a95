import type { Endpoint } from '@gauntlet/contract/endpoint'
import { callTexts } from '@gauntlet/contract/envelope'
import { MINUTE } from '@gauntlet/contract/time'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { workFor } from '../callers/caller.ts'
import { networkOf } from '../callers/network.ts'
import { fairQueue } from '../queue/fair-queue.ts'
import type { Services, Viewer } from '../services.ts'
import { type Take, triesOf, triesOfNode } from '../tries/tries.ts'
import { Refusal } from './refusal.ts'

export type CheckLimits = (
  viewer: Viewer | null,
  network: string,
  raw: Readonly<Record<string, unknown>>,
) => Promise<void>

/**
 * Beyond what a row says, no network and no account calls more often than this: it keeps one caller from starving the
 * others.
 */
const CALLS = { max: 1200, per: MINUTE }
/** A first visit loads some forty files, and a club or a school comes from one network. */
const FILES = { max: 6000, per: MINUTE }
/** The API's document, metrics, the doors of development: what no player asks for. */
const PAGES = { max: 300, per: MINUTE }
/**
 * Those are large, so they take turns, one in so many milliseconds for all networks together: whoever reads them as
 * often as they are answered leaves the others nearly all of the time.
 */
const PAGE_EVERY_MS = 25
const PAGE_TURNS = { atOnce: 1, waiting: 64, ofOneNetwork: 16, retrySeconds: 1 }

/** By the address as the route has it: what is asked for may be written in many ways. */
const PAGE = /^\/(docs|metrics|dev)(\/|$)/
/** A supervisor asks for this, and it costs nothing. */
const HEALTH = '/healthz'

/** Takes a try; refuses with 429 and Retry-After where none is left. */
export async function takeTry(take: Take, key: string): Promise<void> {
  const seconds = await take(key)
  if (seconds > 0) throw new Refusal(429, callTexts.tooMany, undefined, { 'retry-after': String(seconds) })
}

/** Counts every request by its network, before anything is done for it: those to the API, and all others apart. */
export function limitNetworks(app: FastifyInstance, apiBase: string): void {
  const calls = triesOfNode(CALLS)
  const files = triesOfNode(FILES)
  const pages = triesOfNode(PAGES)
  const inTurn = fairQueue(PAGE_TURNS)
  app.addHook('onRequest', async ({ routeOptions, ip }) => {
    const { url: route = '' } = routeOptions
    const network = networkOf(ip)
    if (route === HEALTH) return
    if (route.startsWith(`${apiBase}/`)) return takeTry(calls, network)
    if (!PAGE.test(route)) return takeTry(files, network)
    // A refusal waits for its turn, too: it costs little, but not nothing.
    await workFor(network, () => inTurn(() => sleep(PAGE_EVERY_MS)))
    await takeTry(pages, network)
  })
}

/** The same for an account, from however many networks it calls. */
export function accountLimit(): (viewer: Viewer) => Promise<void> {
  const calls = triesOfNode(CALLS)
  return viewer => takeTry(calls, viewer.id)
}

/** The limits that a row of the contract names. */
export function rowLimits(endpoint: Endpoint, services: Pick<Services, 'db' | 'clock'>): CheckLimits {
  const limits = (endpoint.limits ?? []).map(({ by, max, per, further = false }, at) => ({
    by,
    further,
    take: triesOf(services, `${endpoint.method} ${endpoint.path} ${at}`, { max, per }),
  }))
  return async (viewer, network, raw) => {
    for (const { by, further, take } of limits) {
      if (further && !(Number(raw['page']) > 1)) continue
      if (by === 'caller') await takeTry(take, network)
      else if (by === 'account') await takeTry(take, viewer?.id ?? network)
      else {
        const value = raw[by.field]
        if (typeof value !== 'string') continue
        const key = value.trim().toLowerCase().slice(0, 300)
        await takeTry(take, by.each === 'caller' ? `${network} ${key}` : key)
      }
    }
  }
}
