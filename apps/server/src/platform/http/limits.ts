import type { Endpoint } from '@gauntlet/contract/endpoint'
import { callTexts } from '@gauntlet/contract/envelope'
import { MINUTE, SECOND } from '@gauntlet/contract/time'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { workFor } from '../callers/caller.ts'
import { networkOf } from '../callers/network.ts'
import { fairQueue } from '../queue/fair-queue.ts'
import type { Viewer } from '../services.ts'
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
const CALLS = { points: 1200, duration: MINUTE / SECOND }
/** A first visit loads some forty files, and a club or a school comes from one network. */
const FILES = { points: 6000, duration: MINUTE / SECOND }
/** The API's document, metrics, the doors of development: what no player asks for. */
const PAGES = { points: 300, duration: MINUTE / SECOND }
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

/** Takes one try from a limiter; refuses with 429 and Retry-After where none is left. */
export async function takeTry(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused
    const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
    throw new Refusal(429, callTexts.tooMany, undefined, { 'retry-after': String(seconds) })
  }
}

/** Counts every request by its network, before anything is done for it: those to the API, and all others apart. */
export function limitNetworks(app: FastifyInstance, apiBase: string): void {
  const calls = new RateLimiterMemory(CALLS)
  const files = new RateLimiterMemory(FILES)
  const pages = new RateLimiterMemory(PAGES)
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
  const calls = new RateLimiterMemory(CALLS)
  return viewer => takeTry(calls, viewer.id)
}

/** Counts in real time and a node at a time: a limit of n is n a node. */
export function rowLimits(endpoint: Endpoint): CheckLimits {
  const limits = (endpoint.limits ?? []).map(({ by, max, per }) => ({
    by,
    limiter: new RateLimiterMemory({ points: max, duration: per / SECOND }),
  }))
  return async (viewer, network, raw) => {
    for (const { by, limiter } of limits) {
      if (by === 'caller') await takeTry(limiter, network)
      else if (by === 'account') await takeTry(limiter, viewer?.id ?? network)
      else {
        const value = raw[by.field]
        if (typeof value !== 'string') continue
        const key = value.trim().toLowerCase().slice(0, 300)
        await takeTry(limiter, by.each === 'caller' ? `${network} ${key}` : key)
      }
    }
  }
}
