import type { Executor } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { Derivation, levelsIn } from './derivation.ts'
import * as compare from './differences.ts'
import { listEntries } from './ledger-queries.ts'
import * as queries from './queries.ts'
import { isToReplay, listLevels, listStanding } from './replay-queries.ts'

/** How the stored ranks of a sport compare with its log. */
export interface Audit {
  sportId: string
  /** Those that count: without what was voided. */
  results: number
  /** Everybody who has played. */
  players: number
  differences: compare.Differences & compare.CountDifferences
  /** How many they are in all. */
  differing: number
  /** A replay in the background is still to come, or under way: until then differences are no fault. */
  waits: boolean
}

export interface Auditing extends Pick<Services, 'db' | 'clock'> {
  /** So many results are read, rated and compared at once; 1000 where none is given. */
  bite?: number
}

/** A sport as its log has it, held against its ledger on the way. */
class Reading {
  readonly sportId: string
  readonly derivation: Derivation
  readonly entries: compare.Differences['entries'] = []
  readonly #bite: number

  constructor(sportId: string, derivation: Derivation, bite: number) {
    this.sportId = sportId
    this.derivation = derivation
    this.#bite = bite
  }

  /** Reads on; false where fewer were left, which are read only where they are the `last`. */
  async next(db: Executor, last: boolean): Promise<boolean> {
    const { sportId, derivation } = this
    const before = derivation.through
    const results = await listStanding.all(db, { sportId, after: before, limit: this.#bite })
    const isWhole = results.length === this.#bite
    if (!isWhole && !last) return false
    const derived = results.flatMap(result => derivation.add(result))
    // Behind the last result that counts stand entries of results that were taken back.
    const toSeq = isWhole ? derivation.through : Number.MAX_SAFE_INTEGER
    const stored = await listEntries.all(db, { sportId, fromSeq: before + 1, toSeq })
    this.entries.push(...compare.differingEntries(stored, derived))
    return isWhole
  }
}

/** Undefined where what was compared has changed meanwhile, other than by results at its end. */
async function compareOnce({ db, bite = 1000 }: Auditing, sportId: string) {
  const begun = await queries.findSportRow.one(db, { sportId })
  const levels = levelsIn(await listLevels.all(db, { sportId }))
  const reading = new Reading(sportId, new Derivation(begun.name, levels), bite)
  while (await reading.next(db, false));
  return db.transaction(async tx => {
    const sport = await queries.lockSport.one(tx, { sportId })
    const { due } = await isToReplay.one(tx, { sportId })
    if (!due && sport.rank_generation !== begun.rank_generation) return undefined
    while (await reading.next(tx, true));
    const { derivation, entries } = reading
    const userIds = await queries.listPlayerIds.all(tx, { sportId })
    return {
      results: derivation.results,
      players: derivation.players.size,
      waits: due,
      userIds: userIds.map(row => row.user_id),
      differences: { ...(await compare.differencesOf(tx, sportId, sport, derivation)), entries },
    }
  })
}

/**
 * Applies the log of a sport anew and compares it with what is stored, and what is counted ahead with the ranks. The
 * log is read in bites, without a lock; results of the sport wait while its end and its players are compared.
 */
export async function auditRanks(services: Auditing, sportId: string): Promise<Audit> {
  let compared = await compareOnce(services, sportId)
  while (!compared) compared = await compareOnce(services, sportId)
  const { userIds, differences: ranks, ...found } = compared
  const differences = { ...ranks, ...(await compare.countDifferencesOf(services, sportId, userIds)) }
  const differing = Object.values(differences).reduce((sum, list) => sum + list.length, 0)
  return { sportId, ...found, differences, differing }
}
