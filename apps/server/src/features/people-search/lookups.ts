import { EMAIL_LOOKUPS_AN_HOUR } from '@gauntlet/contract/people-search/endpoints'
import { HOUR, SECOND } from '@gauntlet/contract/time'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { takeTry } from '../../platform/http/limits.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { triesOfNode } from '../../platform/tries/tries.ts'

const AN_HOUR = HOUR / SECOND
/** Of every search that takes an e-mail together, in real time and a node at a time. */
const lookups = triesOfNode({ max: EMAIL_LOOKUPS_AN_HOUR, per: HOUR })
const known = new RateLimiterMemory({ points: 1, duration: AN_HOUR, keyPrefix: 'known' })

const keyOf = (viewer: Viewer, email: string) => `${viewer.id} ${email}`

/** One look-up of the account's; throws a Refusal (429) where it has none left in this hour. */
export async function takeLookup({ config }: Services, viewer: Viewer, email: string): Promise<void> {
  if (!config.rateLimits) return
  await takeTry(lookups, viewer.id)
  await known.set(keyOf(viewer, email), 1, AN_HOUR)
}

/**
 * Leaving out the owner of an e-mail tells who that is as well as finding them does, so an e-mail that the account has
 * not looked up in this hour is a look-up. Once: a search is sent again with each letter typed.
 */
export async function takeUnknown(services: Services, viewer: Viewer, emails: readonly string[]): Promise<void> {
  for (const email of new Set(emails))
    if (!(await known.get(keyOf(viewer, email)))) await takeLookup(services, viewer, email)
}
