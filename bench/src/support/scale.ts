// How a call's time grows with the country: both sizes stand side by side and are asked in turn.
import type { Outcome } from './benchmark.ts'
import { type Ask, latencies } from './latency.ts'
import { keepPlans } from './plans.ts'
import { fillCountry } from './country.ts'
import { openStage, type Stage } from './stage.ts'
import { median, percentile, rounded } from './statistics.ts'

export const scaleOptions = { small: 10_000, large: 1_000_000, viewers: 64, rounds: 6 }
type Options = Readonly<typeof scaleOptions>

export interface Subject {
  name: string
  /** What the viewers ask, each as they would. */
  asks: readonly Ask[]
}

const BY_ID = 'a challenge by id'
const P95 = 0.95
/** Times a read by id, at a million. */
const READS = 3
/** Times the same at ten thousand. */
const GROWTH = 2

interface Side {
  stage: Stage
  port: number
  subjects: Subject[]
  samples: Map<string, number[]>
}

async function openSide(
  players: number,
  viewers: number,
  subjectsOf: (stage: Stage) => Promise<Subject[]>,
): Promise<Side> {
  const stage = await openStage('postgres', { players, signedIn: viewers }, fillCountry)
  try {
    const { port } = await stage.start()
    const { players: signedIn, challengeOf } = stage.world
    const byId = signedIn.map(({ id, token }) => ({ path: `/api/challenges/view/${challengeOf.get(id) ?? ''}`, token }))
    const subjects = [{ name: BY_ID, asks: byId }, ...(await subjectsOf(stage))]
    return { stage, port, subjects, samples: new Map(subjects.map(({ name }) => [name, []])) }
  } catch (error) {
    await stage[Symbol.asyncDispose]()
    throw error
  }
}

async function measure(side: Side): Promise<void> {
  for (const { name, asks } of side.subjects) side.samples.get(name)?.push(...(await latencies(side.port, asks)))
}

const times = (side: Side, name: string) => {
  const samples = side.samples.get(name) ?? []
  return { p50: median(samples), p95: percentile(samples, P95) }
}

/**
 * Holds every subject against a read by id of the same server, and against itself at the small size; the plans of
 * what the large one was asked are kept as `plans/<name>.txt`.
 */
export async function measureScale(
  name: string,
  { small, large, viewers, rounds }: Options,
  subjectsOf: (stage: Stage) => Promise<Subject[]>,
): Promise<Outcome> {
  const few = await openSide(small, viewers, subjectsOf)
  await using _few = few.stage
  const many = await openSide(large, viewers, subjectsOf)
  await using _many = many.stage
  // Fills caches and compiles what is hot before anything counts.
  for (const side of [few, many]) {
    await measure(side)
    await measure(side)
    for (const samples of side.samples.values()) samples.length = 0
  }
  for (let round = 0; round < rounds; round++) for (const side of [few, many]) await measure(side)
  const plans = await keepPlans(name, many.stage, many.subjects)
  const base = times(many, BY_ID)
  const figures = many.subjects.flatMap(subject => {
    const [own, before] = [times(many, subject.name), times(few, subject.name)]
    const absolute = [
      { name: `${subject.name}, p50`, value: own.p50, unit: 'ms' },
      { name: `${subject.name}, p95`, value: own.p95, unit: 'ms' },
    ]
    if (subject.name === BY_ID) return absolute
    return [
      ...absolute,
      { name: `${subject.name} / by id, p50`, value: own.p50 / base.p50, unit: '×', atMost: READS },
      { name: `${subject.name} / by id, p95`, value: own.p95 / base.p95, unit: '×', atMost: READS },
      { name: `${subject.name}, large / small, p50`, value: own.p50 / before.p50, unit: '×', atMost: GROWTH },
    ]
  })
  return {
    figures,
    notes: [
      `${few.stage.world.size}; ${many.stage.world.size}`,
      `${viewers} viewers spread over the country, one request at a time, ${viewers * rounds} of each kind; by id at the small size: ${rounded(times(few, BY_ID).p50)} ms`,
      `plans: ${plans}`,
    ],
  }
}
