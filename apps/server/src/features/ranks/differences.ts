import { isDeepStrictEqual } from 'node:util'
import type { Pair } from '@gauntlet/rules/ranks/pairs'
import type { SportState } from '@gauntlet/rules/ranks/sport'
import type { Transaction } from '../../platform/database/database.ts'
import * as bases from './bases-queries.ts'
import type { Derived } from './derive.ts'
import * as ledger from './ledger-queries.ts'
import * as pairs from './pair-queries.ts'
import * as partnerships from './partnership-queries.ts'
import * as queries from './queries.ts'
import { learnedIn, sportStateOf } from './sport-state.ts'

/** One row as it is stored and as the log makes it; null for no such row. */
export interface Mismatch<Row> {
  stored: Row | null
  derived: Row | null
}

/** Where what is stored is not what the log says. */
export interface Differences {
  sport: Mismatch<SportState>[]
  players: { stored: queries.PlayerRow; derived: queries.PlayerRow }[]
  entries: Mismatch<ledger.EntryRow>[]
  /** How often two sides have met. */
  pairs: Mismatch<Pair>[]
  /** Players who are on the leaderboards or not, against what their accounts say. */
  listed: { user_id: string; listed: boolean }[]
  histogram: ledger.BucketRow[]
}

/** Where what boards of a period and pages before sign-in are told from is not what the ranks say. */
export interface CountDifferences {
  /** Players, by what they stood at when a period began. */
  bases: { user_id: string }[]
  /** Players, by what they have gained since. */
  gains: { user_id: string }[]
  /** Periods, by how many stand on their boards. */
  gainCounts: { days: number }[]
  /** Periods, by the totals of their boards; 0 is all time. */
  totals: { days: number }[]
  /** Players, by how their last matches went. */
  forms: { user_id: string }[]
  wins: { stored: number; derived: number }[]
  /** Pairs, by how they have done together and where they stand. */
  partnerships: { low_id: string; high_id: string }[]
}

const NO_STATE = {
  mean: null,
  rated_mean: null,
  variance: null,
  rated_day: null,
  results: 0,
  settled: false,
  played: 0,
  wins: 0,
  settled_opponents: 0,
}

const entryKey = ({ result_id, user_id }: ledger.EntryRow) => `${result_id} ${user_id}`

const keyed = (rows: readonly ledger.EntryRow[]) => new Map(rows.map(row => [entryKey(row), row]))
const paired = (rows: readonly Pair[]) => new Map(rows.map(row => [`${row.one} ${row.two}`, row]))

/** Each key of either side whose rows are not equal. */
function mismatches<Row>(stored: ReadonlyMap<string, Row>, derived: ReadonlyMap<string, Row>): Mismatch<Row>[] {
  const changed = [...derived].flatMap(([key, row]) => {
    const before = stored.get(key)
    return before !== undefined && isDeepStrictEqual(before, row) ? [] : [{ stored: before ?? null, derived: row }]
  })
  const gone = [...stored].flatMap(([key, row]) => (derived.has(key) ? [] : [{ stored: row, derived: null }]))
  return [...changed, ...gone]
}

export const differingEntries = (
  stored: readonly ledger.EntryRow[],
  derived: readonly ledger.EntryRow[],
): Differences['entries'] => mismatches(keyed(stored), keyed(derived))

export const differingPlayers = (
  stored: readonly queries.PlayerRow[],
  derived: Derived['players'],
): Differences['players'] =>
  stored.flatMap(row => {
    const { user_id } = row
    const then = derived.get(user_id) ?? { user_id, ...NO_STATE }
    return isDeepStrictEqual(row, then) ? [] : [{ stored: row, derived: then }]
  })

/** Compares; entries before `fromSeq` are taken as they are. Call it under the sport's lock. */
export async function differencesOf(
  tx: Transaction,
  sportId: string,
  derived: Derived,
  fromSeq = 0,
): Promise<Differences> {
  const sport = sportStateOf(await queries.lockSport.one(tx, { sportId }))
  const players = await queries.listPlayers.all(tx, { sportId })
  const entries = await ledger.listEntries.all(tx, { sportId, fromSeq, toSeq: Number.MAX_SAFE_INTEGER })
  const met = await pairs.listPairs.all(tx, { sportId })
  return {
    sport: isDeepStrictEqual(sport, derived.sport) ? [] : [{ stored: sport, derived: derived.sport }],
    players: differingPlayers(players, derived.players),
    entries: differingEntries(
      entries,
      derived.entries.filter(({ seq }) => seq >= fromSeq),
    ),
    pairs: mismatches(paired(met), paired(derived.pairs)),
    listed: await ledger.listUnlisted.all(tx, { sportId }),
    histogram: await ledger.listWrongBuckets.all(tx, { sportId }),
  }
}

/** So many rows travel at once: a replay of a large sport writes millions. */
const BATCH = 5000

export const batches = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, n) => rows.slice(n * BATCH, (n + 1) * BATCH))

export async function repairEntries(
  tx: Transaction,
  sportId: string,
  entries: Differences['entries'],
  generation: number,
): Promise<void> {
  for (const gone of batches(entries.flatMap(({ stored }) => stored ?? [])))
    await ledger.supersedeEntries.affected(tx, {
      generation,
      resultIds: gone.map(row => row.result_id),
      userIds: gone.map(row => row.user_id),
    })
  for (const fresh of batches(entries.flatMap(({ derived }) => derived ?? [])))
    await ledger.insertEntries.affected(tx, { sportId, generation, rows: JSON.stringify(fresh) })
}

async function repairPairs(tx: Transaction, sportId: string, found: Differences['pairs']): Promise<void> {
  for (const gone of batches(found.flatMap(({ stored, derived }) => (stored && !derived ? [stored] : []))))
    await pairs.forgetPairs.affected(tx, {
      sportId,
      ones: gone.map(({ one }) => one),
      twos: gone.map(({ two }) => two),
    })
  for (const rows of batches(found.flatMap(({ derived }) => derived ?? [])))
    await pairs.writePairs.affected(tx, { sportId, rows: JSON.stringify(rows) })
}

/** Makes what is stored what the log says. Entries that no longer hold are superseded, not changed. */
export async function repair(
  tx: Transaction,
  sportId: string,
  derived: Derived,
  { players, entries, pairs: met, listed, histogram }: Differences,
): Promise<void> {
  const sport = await queries.lockSport.one(tx, { sportId })
  const generation = sport.rank_generation + (entries.length > 0 ? 1 : 0)
  await repairEntries(tx, sportId, entries, generation)
  for (const rows of batches(players.map(player => player.derived)))
    await queries.writePlayers.affected(tx, { sportId, rows: JSON.stringify(rows) })
  await repairPairs(tx, sportId, met)
  await queries.moveSport.affected(tx, {
    sportId,
    anchor: derived.sport.anchor,
    learned: JSON.stringify(learnedIn(derived.sport)),
    lastResultAt: derived.lastResultAt,
    generation,
  })
  if (listed.length + histogram.length === 0) return
  await ledger.repairListed.affected(tx, { sportId })
  // Counted anew: the rows above have moved players since the histogram was compared.
  const wrong = await ledger.listWrongBuckets.all(tx, { sportId })
  await ledger.writeBuckets.affected(tx, { sportId, rows: JSON.stringify(wrong) })
}

/** Compares what is counted ahead. Call it under the sport's lock, where the ranks are right. */
export async function countDifferencesOf(tx: Transaction, sportId: string, now: Date): Promise<CountDifferences> {
  return {
    bases: await bases.listWrongBases.all(tx, { sportId, now }),
    gains: await bases.listWrongGains.all(tx, { sportId }),
    gainCounts: await bases.listWrongGainCounts.all(tx, { sportId }),
    totals: await bases.listWrongTotals.all(tx, { sportId }),
    forms: await bases.listWrongForms.all(tx, { sportId }),
    wins: await bases.listWrongWins.all(tx, { sportId }),
    partnerships: await partnerships.listWrongPartnerships.all(tx, { sportId }),
  }
}

/** Counts anew what is not as the ranks say. */
export async function recount(tx: Transaction, sportId: string, now: Date, found: CountDifferences): Promise<void> {
  const moved = [...new Set([...found.bases, ...found.forms].map(row => row.user_id))]
  await bases.keepBases.all(tx, { now, userIds: moved, sportIds: moved.map(() => sportId) })
  await bases.rewriteGains.all(tx, {
    sportId,
    userIds: [...new Set([...moved, ...found.gains.map(row => row.user_id)])],
  })
  if (found.gainCounts.length > 0) {
    await bases.forgetGainCounts.affected(tx, { sportId })
    await bases.recountGains.affected(tx, { sportId })
  }
  // Counted once more: the rows above may have moved.
  if ((await bases.listWrongTotals.all(tx, { sportId })).length > 0) await bases.recountTotals.affected(tx, { sportId })
  for (const { derived } of found.wins) await bases.writeWins.affected(tx, { sportId, wins: derived })
  if (found.partnerships.length > 0) {
    await partnerships.forgetPartnerships.affected(tx, { sportId })
    await partnerships.recountPartnerships.affected(tx, { sportId })
  }
}
