// Requests held against a read by id of the same server, all in turn.
import type { Figure } from './benchmark.ts'
import { latencies } from './latency.ts'
import { keepPlans } from './plans.ts'
import type { Subject } from './scale.ts'
import type { Stage } from './stage.ts'
import { median, percentile } from './statistics.ts'

const P95 = 0.95
/** Times a read by id. */
const READS = 3
const WARMING = 3

interface Held {
  /** Of the file of plans. */
  name: string
  stage: Stage
  port: number
  base: Subject
  subjects: readonly Subject[]
  rounds: number
}

/** The figures, and where the plans are kept. */
export async function heldAgainstById({ name: file, stage, port, base, subjects, rounds }: Held) {
  const all = [base, ...subjects]
  const samples = new Map(all.map(({ name }) => [name, [] as number[]]))
  const measure = async () => {
    for (const { name, asks } of all) samples.get(name)?.push(...(await latencies(port, asks)))
  }
  // Fills caches and compiles the hot paths before anything counts.
  for (let warm = 0; warm < WARMING; warm++) await measure()
  for (const taken of samples.values()) taken.length = 0
  for (let round = 0; round < rounds; round++) await measure()
  const plans = await keepPlans(file, stage, all)
  const timesOf = ({ name }: Subject) => {
    const taken = samples.get(name) ?? []
    return { p50: median(taken), p95: percentile(taken, P95) }
  }
  const byId = timesOf(base)
  const figures = all.flatMap((subject): Figure[] => {
    const { name } = subject
    const { p50, p95 } = timesOf(subject)
    const absolute = [
      { name: `${name}, p50`, value: p50, unit: 'ms' },
      { name: `${name}, p95`, value: p95, unit: 'ms' },
    ]
    if (subject === base) return absolute
    return [
      ...absolute,
      { name: `${name} / by id, p50`, value: p50 / byId.p50, unit: '×', atMost: READS },
      { name: `${name} / by id, p95`, value: p95 / byId.p95, unit: '×', atMost: READS },
    ]
  })
  return { figures, plans }
}
