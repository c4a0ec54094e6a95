import { DAY } from '@gauntlet/contract/time'
import { settleBracketsJob } from '../features/brackets/settle.ts'
import { settleJob } from '../features/challenges/settle.ts'
import { settleTournamentsJob } from '../features/tournaments/settle.ts'
import type { Services } from '../platform/services.ts'

/** An act of a player, and its time in milliseconds since 1970. */
export interface Step {
  at: number
  run(): Promise<unknown>
}

/** How often time is let do its part, and the engine its housekeeping, while the past is played through. */
const SETTLE_EVERY = 7 * DAY
const MAINTAIN_EVERY = 60 * DAY

/**
 * Takes steps in the order of time, with the clock set to each moment, and lets time do its part in between. The clock
 * stands at `now` afterwards.
 */
export async function playThrough(services: Services, steps: readonly Step[], now: number): Promise<void> {
  const { clock, db } = services
  const jobs = [settleJob(services), settleBracketsJob(services), settleTournamentsJob(services)]
  const settle = async () => {
    for (const job of jobs) await job.run()
  }
  let settledAt = clock.now().getTime()
  let maintainedAt = settledAt
  for (const step of steps.toSorted((a, b) => a.at - b.at)) {
    const { at } = step
    clock.set(new Date(at))
    if (at > settledAt + SETTLE_EVERY) {
      await settle()
      settledAt = at
    }
    if (at > maintainedAt + MAINTAIN_EVERY) {
      await db.maintain()
      maintainedAt = at
    }
    await step.run()
  }
  clock.set(new Date(now))
  await settle()
  await db.maintain()
}
