import { DAY } from '@gauntlet/contract/time'
import { countGuesses } from '../platform/auth/guesses.ts'
import { features } from '../features/index.ts'
import { listSports } from '../features/sports/queries.ts'
import { fixedClock } from '../platform/clock/clock.ts'
import type { Config } from '../platform/config/config.ts'
import type { Database } from '../platform/database/database.ts'
import { argon2Hashing, type Hashing } from '../platform/hashing/hashing.ts'
import { jobRunner } from '../platform/jobs/jobs.ts'
import { liveUpdates } from '../platform/live/live.ts'
import { openPictureStore } from '../platform/pictures/store.ts'
import { languagesOf } from '../platform/language/speaker.ts'
import { MAIL_JOB } from '../platform/outbox/outbox.ts'
import type { Places } from '../platform/places/places.ts'
import type { Services } from '../platform/services.ts'
import { planFaces } from './faces.ts'
import { planPast, planPresent } from './fixtures.ts'
import { planGatherings } from './gatherings.ts'
import { matchSteps } from './matches.ts'
import { createPlayer, type DemoPlayer, planPlayers } from './players.ts'
import { markAllSeen, switchNoticesOn } from './queries.ts'
import { seededRandom } from './random.ts'
import { Standings } from './standings.ts'
import { playThrough } from './timeline.ts'

export interface Edges {
  config: Config
  db: Database
  places: Places
  /** When the year ends that is invented. */
  now: Date
  hashing?: Hashing
}

export interface WorldSize {
  players: number
  matches: number
}

export const DEMO_SIZE: WorldSize = { players: 300, matches: 2000 }
/** Of everybody in the demo. */
export const DEMO_PASSWORD = 'Gauntlet1!'
const SEED = 20_260
const YEAR = 365 * DAY
/** So long ago everybody last looked: what came since is new. */
const SEEN = 2 * DAY

const fail = (error: unknown): never => {
  throw error
}

/** The world's services with a clock that stands still, and without mail: nobody is told of an invented past. */
function servicesOf({ config, db, places, now, hashing }: Edges): Services {
  const clock = fixedClock(new Date(now.getTime() - YEAR))
  const jobs = jobRunner((_, error) => fail(error))
  jobs.add({ name: MAIL_JOB, everyMs: YEAR, run: () => Promise.resolve() })
  return {
    config,
    db,
    places,
    jobs,
    clock,
    live: liveUpdates(db, clock, fail),
    log: { info: () => {}, error: (_details, message) => fail(new Error(message)) },
    hashing: hashing ?? argon2Hashing(),
    guesses: countGuesses(),
    pictures: openPictureStore(config),
    payments: undefined,
    languages: languagesOf({}),
    features,
  }
}

/**
 * Fills an empty database, reference data apart, with players, the year of matches that led to their ranks, and what
 * goes on around those who sign in. The same seed, size and time make the same world. Answers all players, those who
 * sign in first (`loginsOf`).
 */
export async function buildWorld(edges: Edges, size = DEMO_SIZE, seed = SEED): Promise<DemoPlayer[]> {
  const services = servicesOf(edges)
  const random = seededRandom(seed)
  const { db, clock } = services
  const now = edges.now.getTime()
  const passwordHash = await services.hashing.hash(DEMO_PASSWORD)
  const sportIds = new Map((await listSports.all(db)).map(sport => [sport.name, sport.id]))
  const players: DemoPlayer[] = []
  const plans = planPlayers(random, size.players)
  const faceOf = await planFaces(plans)
  for (const planned of plans)
    players.push(await createPlayer(services, planned, { passwordHash, sportIds, face: await faceOf(planned) }))
  const inventing = { random, standings: new Standings() }
  const past = planPast(inventing, players, { from: clock.now().getTime(), now, count: size.matches })
  const matches = matchSteps(services, sportIds, [...past, ...planPresent(inventing, players, now)])
  const seenAt = now - SEEN
  const seen = { at: seenAt, run: () => db.transaction(tx => markAllSeen.affected(tx, { now: new Date(seenAt) })) }
  const gatherings = planGatherings({ services, sportIds, random, players, now })
  await playThrough(services, [...matches, ...gatherings, seen], now)
  await db.transaction(tx => switchNoticesOn.affected(tx))
  return players
}
