import type { Endpoint } from '@gauntlet/contract/endpoint'
import { callTexts } from '@gauntlet/contract/envelope'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Viewer } from '../services.ts'
import { Refusal } from './refusal.ts'

export type CheckLimits = (viewer: Viewer | null, ip: string, raw: Readonly<Record<string, unknown>>) => Promise<void>

/** Beyond what a row says, nobody calls more often than this: it keeps one caller from starving the others. */
const EVERYBODY = { max: 1200, seconds: 60 }

export const overallLimiter = () => new RateLimiterMemory({ points: EVERYBODY.max, duration: EVERYBODY.seconds })

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

/** Counts in real time and a node at a time: a limit of n is n a node. */
export function rowLimits(endpoint: Endpoint): CheckLimits {
  const limits = (endpoint.limits ?? []).map(({ by, max, seconds }) => ({
    by,
    limiter: new RateLimiterMemory({ points: max, duration: seconds }),
  }))
  return async (viewer, ip, raw) => {
    for (const { by, limiter } of limits) {
      if (by === 'caller') await takeTry(limiter, ip)
      else if (by === 'account') await takeTry(limiter, viewer?.id ?? ip)
      else {
        const value = raw[by.field]
        if (typeof value !== 'string') continue
        const key = value.trim().toLowerCase().slice(0, 300)
        await takeTry(limiter, by.each === 'caller' ? `${ip} ${key}` : key)
      }
    }
  }
}
