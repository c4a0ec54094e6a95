import { brackets } from '@gauntlet/contract/brackets/endpoints'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import type { Endpoint, SentOf } from '@gauntlet/contract/endpoint'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { keyOf } from './keys.ts'
import { requestOf } from './request.ts'

const read = <E extends Endpoint>(row: E, input: SentOf<E>) => ({
  key: keyOf(row, input),
  /** Below the base of the API. */
  path: requestOf(row, { ...input }).url,
})

/** The read that every signed-in page begins with. */
export const SELF_READ = read(profiles.self, {})

/** How much of the past the dashboard asks for: what waits for a report comes first, then the latest results. */
export const LATEST = { limit: 10 } as const

/** The reads of the dashboard and the next match beside it, the most important first. */
export const DASHBOARD_READS = [
  read(brackets.waiting, {}),
  read(challenges.upcoming, {}),
  read(challenges.pending, {}),
  read(challenges.past, LATEST),
] as const
