// How the time of a call grows with the country: both sizes stand side by side and are asked in turn.
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
  /** The requests of the viewers, each as they would make them. */
  asks: readonly Ask[]
}

/** A read by id through the same API, against which a subject is held. */
export interface Base {
  name: string
  path: (stage: Stage, playerId: string, index: number) => string
}
export const challengeById: Base = {
  name: 'a challenge by id',
  path: ({ world }, id) => `/api/challenges/view/${world.challengeOf.get(id) ?? ''}`,
}
/** Somebody else: that is whom most players look at. */
export const playerById: Base = {
  name: 'a player by id',
  path: ({ world: { players } }, _, index) => `/api/users/view/${players[(index + 1) % players.length]?.id ?? ''}`,
}

export interface Question {
  /** Names the file of the plans. */
  name: string
  base: Base
  subjectsOf: (stage: Stage) => Promise<Subject[]>
  fill?: typeof fillCountry
}

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
  { base, subjectsOf, fill = fillCountry }: Question,
): Promise<Side> {
  const stage = await openStage('postgres', { players, signedIn: viewers }, fill)
  try {
    const { port } = await stage.start()
    const asked = await subjectsOf(stage)
    const byId = stage.world.players.map(({ id, token }, at) => ({ path: base.path(stage, id, at), token }))
    const subjects = [{ name: base.name, asks: byId }, ...asked]
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
 * Holds every subject against a read by id of the same server, and against itself at the small size; the plans of the
 * large size are kept as `plans/<name>.txt`.
 */
export async function measureScale({ small, large, viewers, rounds }: Options, question: Question): Promise<Outcome> {
  const { name, base } = question
  const few = await openSide(small, viewers, question)
  await using _few = few.stage
  const many = await openSide(large, viewers, question)
  await using _many = many.stage
  // Fills caches and compiles the hot paths before anything counts.
  for (const side of [few, many]) {
    await measure(side)
    await measure(side)
    for (const samples of side.samples.values()) samples.length = 0
  }
  for (let round = 0; round < rounds; round++) for (const side of [few, many]) await measure(side)
  const plans = await keepPlans(name, many.stage, many.subjects)
  const byId = times(many, base.name)
  const figures = many.subjects.flatMap(subject => {
    const [own, before] = [times(many, subject.name), times(few, subject.name)]
    const absolute = [
      { name: `${subject.name}, p50`, value: own.p50, unit: 'ms' },
      { name: `${subject.name}, p95`, value: own.p95, unit: 'ms' },
    ]
    if (subject.name === base.name) return absolute
    return [
      ...absolute,
      { name: `${subject.name} / by id, p50`, value: own.p50 / byId.p50, unit: '×', atMost: READS },
      { name: `${subject.name} / by id, p95`, value: own.p95 / byId.p95, unit: '×', atMost: READS },
      { name: `${subject.name}, large / small, p50`, value: own.p50 / before.p50, unit: '×', atMost: GROWTH },
    ]
  })
  return {
    figures,
    notes: [
      `${few.stage.world.size}; ${many.stage.world.size}`,
      `${viewers} viewers spread over the country, one request at a time, ${viewers * rounds} of each kind; by id at the small size: ${rounded(times(few, base.name).p50)} ms`,
      `plans: ${plans}`,
    ],
  }
}
