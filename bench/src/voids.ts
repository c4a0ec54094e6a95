import { DAY } from '@gauntlet/contract/time'
import { auditRanks } from '../../apps/server/src/features/ranks/audit.ts'
import { recordResult } from '../../apps/server/src/features/ranks/record.ts'
import { replaysJob } from '../../apps/server/src/features/ranks/replays.ts'
import { voidResult } from '../../apps/server/src/features/ranks/void.ts'
import { systemClock } from '../../apps/server/src/platform/clock/clock.ts'
import type { Database } from '../../apps/server/src/platform/database/database.ts'
import { openDatabase } from '../../apps/server/src/platform/database/open.ts'
import { newId } from '../../apps/server/src/platform/ids.ts'
import { liveUpdates } from '../../apps/server/src/platform/live/live.ts'
import { benchmark } from './support/benchmark.ts'
import { fillCountry } from './support/country.ts'
import { mostPlayed } from './support/most-played.ts'
import { numbers } from './support/numbers.ts'
import { openStage } from './support/stage.ts'
import { percentile } from './support/statistics.ts'

const options = { players: 10_000, results: 100_000 }
/** Of the log, which is inserted as it is: a statement has 15 seconds, also on a machine that is busy otherwise. */
const BATCH = 1000
/** Years that it goes back. */
const YEARS = 3

const fail = (error: unknown): never => {
  throw error
}

interface Row {
  id: string
  at: string
  sides: string[][]
  positions: (number | null)[]
  score: [number, number] | null
  cause: string
}

/** The `n`th of so many: matches with a score and without, a fifth of them between two and two, draws and fields. */
function rowOf(n: number, next: () => number, ids: readonly string[], at: Date): Row {
  const first = Math.floor(next() * (ids.length - 8))
  const [a = '', b = '', c = '', d = ''] = ids.slice(first, first + 4)
  const rival = ids[first + 4 + Math.floor(next() * 4)] ?? ''
  const margin = Math.floor(next() * 11)
  const common = { id: newId(at), at: at.toISOString(), cause: newId(at) }
  if (n % 20 === 19) return { ...common, sides: [[a], [b], [c], [d]], positions: [1, 2, 3, null], score: null }
  const sides =
    n % 5 === 0
      ? [
          [a, b],
          [c, rival],
        ]
      : [[a], [rival]]
  if (n % 20 === 7) return { ...common, sides, positions: [1, 1], score: [10, 10] }
  if (n % 3 === 0) return { ...common, sides, positions: [1, 2], score: null }
  return { ...common, sides, positions: [1, 2], score: [21, 20 - margin] }
}

/** A log without its ledger, which a replay from the first result on makes of it. */
async function fillLog(db: Database, sportId: string, ids: readonly string[], results: number): Promise<void> {
  const next = numbers(7)
  const begin = Date.now() - YEARS * 365 * DAY
  const step = (YEARS * 365 * DAY) / (results + 1)
  for (let from = 0; from < results; from += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, results - from) }, (_, n) =>
      rowOf(from + n, next, ids, new Date(begin + (from + n) * step)),
    )
    await db.session(session =>
      session.run(
        `insert into results (id, sport_id, effective_at, sides, positions, winner_only, score, steepness, ranked,
            challenge_id)
          select r.id, $1, r.at, r.sides, r.positions, false, r.score, 0, true, r.cause
          from jsonb_to_recordset($2) as r (id uuid, at timestamptz, sides jsonb, positions int[], score float8[], cause uuid)
          order by r.at`,
        [sportId, JSON.stringify(rows)],
      ),
    )
  }
  await db.session(session =>
    session.run(
      `update sports set rank_replay_seq = 0,
          last_result_at = (select max(effective_at) from results where sport_id = $1) where id = $1`,
      [sportId],
    ),
  )
}

async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; answer: T }> {
  const begin = performance.now()
  const answer = await work()
  return { ms: performance.now() - begin, answer }
}

/** Milliseconds of each result that is recorded, one after the other, while `work` goes on. */
async function beside(work: () => Promise<void>, record: () => Promise<unknown>): Promise<number[]> {
  const over = new AbortController()
  const worked = work().finally(() => over.abort())
  const waits: number[] = []
  while (!over.signal.aborted) waits.push((await timed(record)).ms)
  await worked
  return waits
}

export default benchmark(options, async ({ players, results }) => {
  await using stage = await openStage('postgres', { players, signedIn: 1, quiet: true }, fillCountry)
  const db = await openDatabase({ kind: 'postgres', url: stage.options.databaseUrl ?? '' })
  try {
    const clock = systemClock()
    const services = { db, clock, live: liveUpdates(db, clock, fail) }
    const { sportId, ids } = await mostPlayed(db)
    const replay = () => replaysJob(services).run()
    const audit = () => auditRanks(services, sportId)
    const play = () => {
      const [one = '', two = ''] = ids.slice(Math.floor(Math.random() * (ids.length - 1)))
      const cause = { challengeId: newId(clock.now()) }
      return db.transaction(tx =>
        recordResult(tx, services, { cause, sides: [[one], [two]], winner: 0, ranked: true, sportId }),
      )
    }
    await fillLog(db, sportId, ids, results)
    const whole = await timed(replay)
    const audited = await timed(audit)
    const [middle] = await db.session(session =>
      session.run('select id from results where sport_id = $1 order by seq offset $2 limit 1', [
        sportId,
        Math.floor(results / 2),
      ]),
    )
    const voided = await timed(() =>
      db.transaction(tx => voidResult(tx, services, { resultIds: [String(middle?.['id'])] })),
    )
    let replayed = 0
    const waits = await beside(async () => {
      replayed = (await timed(replay)).ms
    }, play)
    const after = await timed(audit)
    const differing = audited.answer.differing + after.answer.differing
    return {
      figures: [
        { name: 'the result in the middle made void, under the lock', value: voided.ms, unit: 'ms' },
        { name: 'the replay of what came after it', value: replayed / 1000, unit: 's' },
        { name: 'a result meanwhile, recorded and committed: p50', value: percentile(waits, 0.5), unit: 'ms' },
        { name: 'the same, the longest', value: Math.max(...waits), unit: 'ms', atMost: 15_000 },
        { name: 'values that differ from the log before and after', value: differing, unit: '', atMost: 0 },
        { name: 'the ledger written from nothing', value: whole.ms / 1000, unit: 's' },
        { name: 'the audit of the sport', value: audited.ms / 1000, unit: 's' },
      ],
      notes: [
        `${stage.world.size}; ${after.answer.results} results of ${after.answer.players} players in one sport over ${YEARS} years, ${waits.length} of them recorded while it was replayed`,
      ],
      failed: differing > 0,
    }
  } finally {
    await db.close()
  }
})
