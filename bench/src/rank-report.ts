import type { Database } from '../../apps/server/src/platform/database/database.ts'
import { openDatabase } from '../../apps/server/src/platform/database/open.ts'
import { systemClock } from '../../apps/server/src/platform/clock/clock.ts'
import { newId } from '../../apps/server/src/platform/ids.ts'
import { liveUpdates } from '../../apps/server/src/platform/live/live.ts'
import { type Outcome, recordResult } from '../../apps/server/src/features/ranks/record.ts'
import { benchmark } from './support/benchmark.ts'
import { fillCountry } from './support/country.ts'
import { mostPlayed } from './support/most-played.ts'
import { openStage } from './support/stage.ts'
import { interleaved, median, samplesOf } from './support/statistics.ts'

const options = { players: 10_000, sides: 128, rounds: 15 }
/** Times one ranked match. */
const MATCHES = 10

const fail = (error: unknown): never => {
  throw error
}

/** Milliseconds until a result is recorded and committed. */
async function timed(db: Database, sportId: string, outcome: Outcome): Promise<number> {
  const clock = systemClock()
  const services = { clock, live: liveUpdates(db, clock, fail) }
  const begin = performance.now()
  await db.transaction(tx => recordResult(tx, services, { ...outcome, sportId }))
  return performance.now() - begin
}

export default benchmark(options, async ({ players, sides, rounds }) => {
  await using stage = await openStage('postgres', { players, signedIn: 1 }, fillCountry)
  const db = await openDatabase({ kind: 'postgres', url: stage.options.databaseUrl ?? '' })
  try {
    const { sportId, ids } = await mostPlayed(db)
    let next = 0
    const draw = (count: number) => Array.from({ length: count }, () => [ids[next++ % ids.length] ?? ''])
    const measures = {
      match: () =>
        timed(db, sportId, { cause: { challengeId: newId(new Date()) }, sides: draw(2), winner: 0, ranked: true }),
      tournament: () =>
        timed(db, sportId, {
          cause: { tournamentId: newId(new Date()) },
          sides: draw(sides),
          positions: Array.from({ length: sides }, (_, place) => place + 1),
          ranked: true,
        }),
    }
    // Compiles the hot paths before anything counts.
    await interleaved(3, measures)
    const samples = await interleaved(rounds, measures)
    const [match, tournament] = [median(samplesOf(samples, 'match')), median(samplesOf(samples, 'tournament'))]
    return {
      figures: [
        { name: 'a ranked match', value: match, unit: 'ms' },
        { name: `a ranked tournament of ${sides}`, value: tournament, unit: 'ms' },
        { name: 'tournament / match', value: tournament / match, unit: '×', atMost: MATCHES },
      ],
      notes: [`${stage.world.size}; each result recorded and committed, ${rounds} of each in turn`],
    }
  } finally {
    await db.close()
  }
})
