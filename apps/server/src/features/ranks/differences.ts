import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from '../../platform/database/database.ts'
import * as bases from './bases-queries.ts'
import type { Derived } from './derive.ts'
import * as ledger from './ledger-queries.ts'
import * as queries from './queries.ts'

/** One row as it is stored and as the log makes it; null for no such row. */
export interface Mismatch<Row> {
  stored: Row | null
  derived: Row | null
}

/** Where what is stored is not what the log says. */
export interface Differences {
  anchor: Mismatch<number>[]
  players: { stored: queries.PlayerRow; derived: queries.PlayerRow }[]
  entries: Mismatch<ledger.EntryRow>[]
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
  wins: { stored: number; derived: number }[]
}

const NO_STATE = {
  mean: null,
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

/** Each key of either side whose rows are not equal. */
function mismatches<Row>(stored: ReadonlyMap<string, Row>, derived: ReadonlyMap<string, Row>): Mismatch<Row>[] {
  const changed = [...derived].flatMap(([key, row]) => {
    const before = stored.get(key)
    return before !== undefined && isDeepStrictEqual(before, row) ? [] : [{ stored: before ?? null, derived: row }]
  })
  const gone = [...stored].flatMap(([key, row]) => (derived.has(key) ? [] : [{ stored: row, derived: null }]))
  return [...changed, ...gone]
}

/** Compares; entries before `fromSeq` are taken as they are. Call it under the sport's lock. */
export async function differencesOf(
  tx: Transaction,
  sportId: string,
  derived: Derived,
  fromSeq = 0,
): Promise<Differences> {
  const sport = await queries.lockSport.one(tx, { sportId })
  const players = await queries.listPlayers.all(tx, { sportId })
  const entries = await ledger.listEntries.all(tx, { sportId, fromSeq })
  return {
    anchor: sport.anchor === derived.anchor ? [] : [{ stored: sport.anchor, derived: derived.anchor }],
    players: players.flatMap(stored => {
      const { user_id } = stored
      const row = derived.players.get(user_id) ?? { user_id, ...NO_STATE }
      return isDeepStrictEqual(stored, row) ? [] : [{ stored, derived: row }]
    }),
    entries: mismatches(keyed(entries), keyed(derived.entries.filter(({ seq }) => seq >= fromSeq))),
    listed: await ledger.listUnlisted.all(tx, { sportId }),
    histogram: await ledger.listWrongBuckets.all(tx, { sportId }),
  }
}

/** Makes what is stored what the log says. Entries that no longer hold are superseded, not changed. */
export async function repair(
  tx: Transaction,
  sportId: string,
  { anchor, lastResultAt }: Derived,
  { players, entries, listed, histogram }: Differences,
): Promise<void> {
  const sport = await queries.lockSport.one(tx, { sportId })
  const generation = sport.rank_generation + (entries.length > 0 ? 1 : 0)
  const old = entries.flatMap(({ stored }) => stored ?? [])
  await ledger.supersedeEntries.affected(tx, {
    generation,
    resultIds: old.map(row => row.result_id),
    userIds: old.map(row => row.user_id),
  })
  const fresh = entries.flatMap(({ derived }) => derived ?? [])
  await ledger.insertEntries.affected(tx, { sportId, generation, rows: JSON.stringify(fresh) })
  const rows = JSON.stringify(players.map(({ derived }) => derived))
  await queries.writePlayers.affected(tx, { sportId, rows })
  if (lastResultAt) await queries.moveSport.affected(tx, { sportId, anchor, lastResultAt, generation })
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
    wins: await bases.listWrongWins.all(tx, { sportId }),
  }
}

/** Counts anew what is not as the ranks say. */
export async function recount(tx: Transaction, sportId: string, now: Date, found: CountDifferences): Promise<void> {
  const moved = found.bases.map(row => row.user_id)
  await bases.keepBases.all(tx, { now, userIds: moved, sportIds: moved.map(() => sportId) })
  await bases.rewriteGains.all(tx, {
    sportId,
    userIds: [...new Set([...moved, ...found.gains.map(row => row.user_id)])],
  })
  if (found.gainCounts.length > 0) {
    await bases.forgetGainCounts.affected(tx, { sportId })
    await bases.recountGains.affected(tx, { sportId })
  }
  for (const { derived } of found.wins) await bases.writeWins.affected(tx, { sportId, wins: derived })
}
