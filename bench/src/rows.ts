import { allEndpoints } from '@gauntlet/contract/endpoints'
import { benchmark, type Figure } from './support/benchmark.ts'
import { fillCountry } from './support/country.ts'
import { history } from './support/history.ts'
import { type Ask, latencies } from './support/latency.ts'
import { signIn } from './support/rows/accounts.ts'
import { availabilityRows } from './support/rows/availability.ts'
import { bracketRows } from './support/rows/brackets.ts'
import { eventRows } from './support/rows/events.ts'
import { people } from './support/rows/people.ts'
import { guestRows } from './support/rows/guests.ts'
import { feedRows } from './support/rows/feed.ts'
import { lineupRows } from './support/rows/lineups.ts'
import { linkRows } from './support/rows/links.ts'
import { timesRows } from './support/rows/times.ts'
import { play } from './support/rows/play.ts'
import { type Kind, type Make, openScene, type RowBenches, type Scene } from './support/rows/scene.ts'
import { talkRows } from './support/rows/talk.ts'
import { teamRows } from './support/rows/teams.ts'
import { tournamentRows } from './support/rows/tournaments.ts'
import { openStage } from './support/stage.ts'
import { median, percentile } from './support/statistics.ts'
import { tournamentsOf } from './support/tournaments.ts'

/** `matches`: ranked matches of each ranked player in each sport within the year. */
const options = { players: 1_000_000, matches: 4, viewers: 24, rounds: 3 }

const P95 = 0.95
const MS = 30
/** Hashing a password is expensive on purpose, and an archive takes as long as its contents are large. */
const HELD: Readonly<Record<Kind, boolean>> = { read: true, write: true, password: false, file: false }
const PLAYERS_A_TOURNAMENT = 10
/** Players who leave in one walk, and are there for that. */
const SPARE_ROWS = 8

export const rows: RowBenches = {
  ...signIn,
  ...people,
  ...play,
  ...lineupRows,
  ...linkRows,
  ...timesRows,
  ...eventRows,
  ...availabilityRows,
  ...feedRows,
  ...guestRows,
  ...talkRows,
  ...teamRows,
  ...tournamentRows,
  ...bracketRows,
}

interface Subject {
  name: string
  kind: Kind
  make: Make
  samples: number[]
  /** Why it could not be measured. */
  failure?: string
}

const isRead = ({ kind }: Subject) => kind === 'read'

/** Every row of the contract, or those that are asked for: the requests to it, or why there are none. */
function subjects(): { measured: Subject[]; left: string[] } {
  const measured: Subject[] = []
  const left: string[] = []
  const asked = new RegExp(process.env['BENCH_ROWS'] ?? '')
  for (const { noun, name } of allEndpoints.filter(row => asked.test(`${row.noun}.${row.name}`))) {
    const row = rows[`${noun}.${name}`]
    if (!row) throw new Error(`${noun}.${name} is a row of the contract that nothing measures: say what, or why not`)
    if ('why' in row) left.push(`not measured: ${noun}.${name} ${row.why}`)
    else
      for (const [variant, make] of Object.entries(row.asks)) {
        const title = `${noun}.${name}${variant === '' ? '' : `, ${variant}`}`
        measured.push({ name: `${title} (${row.kind})`, kind: row.kind, make, samples: [] })
      }
  }
  return { measured, left }
}

/** Without the headers of an answer. */
const told = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).replace(/HTTP\/1\.1[^]*?\r\n\r\n/, '')

/** Asks as each viewer would, one request at a time; whatever has to exist first is made before. */
async function measure(scene: Scene, subject: Subject, turns: number, counts: boolean): Promise<void> {
  try {
    const asks: Ask[] = []
    for (let turn = 0; turn < turns; turn++) asks.push(await subject.make(scene, turn))
    const samples = await latencies(scene.server.port, asks)
    if (counts) subject.samples.push(...samples)
  } catch (error) {
    subject.failure = told(error)
  }
}

const figuresOf = ({ name, kind, samples }: Subject): Figure[] => [
  { name: `${name}, quickest`, value: Math.min(...samples), unit: 'ms' },
  { name: `${name}, p50`, value: median(samples), unit: 'ms' },
  { name: `${name}, p95`, value: percentile(samples, P95), unit: 'ms', ...(HELD[kind] && { atMost: MS }) },
]

export default benchmark(options, async ({ players, matches, viewers, rounds }) => {
  const { measured, left } = subjects()
  const size = { players, signedIn: viewers + 1 + SPARE_ROWS * viewers * (rounds + 1) }
  const more = [...tournamentsOf(PLAYERS_A_TOURNAMENT), ...history(matches)]
  const there = process.env['BENCH_DATABASE_URL']
  await using stage = await openStage('postgres', size, (db, world) => fillCountry(db, world, more), there)
  const server = await stage.start()
  const scene = await openScene(stage, server, viewers)
  try {
    // Reads first, of the country as it is: the writes leave each viewer with hundreds of matches of one day. A round
    // before anything counts fills caches and compiles the hot paths.
    const [reads, writes] = [measured.filter(isRead), measured.filter(subject => !isRead(subject))]
    for (const walk of [reads, writes])
      for (let round = 0; round <= rounds; round++)
        for (const subject of walk) if (!subject.failure) await measure(scene, subject, viewers, round > 0)
  } finally {
    await scene.close()
  }
  const failures = measured.flatMap(({ name, failure }) => (failure ? [`FAILED: ${name}: ${failure}`] : []))
  const figures = measured.filter(({ failure }) => !failure).flatMap(figuresOf)
  const slow = figures.filter(({ value, atMost }) => atMost !== undefined && value > atMost)
  return {
    figures,
    notes: [
      `${stage.world.size}, a tournament for every ${PLAYERS_A_TOURNAMENT} of them, ${matches} ranked matches a year of each player with a rank in each sport`,
      `${allEndpoints.length} rows of the contract; ${viewers} viewers spread over the country, one request at a time, ${viewers * rounds} of each kind; held to a p95 of ${MS} ms: reads and writes, not what hashes a password`,
      `${slow.length} are slower`,
      ...left,
      ...failures,
    ],
    failed: slow.length > 0 || failures.length > 0,
  }
})
