import { isDeepStrictEqual } from 'node:util'
import type { Pair } from '@gauntlet/rules/ranks/pairs'
import type { SportState } from '@gauntlet/rules/ranks/sport'
import type { Transaction } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import * as bases from './bases-queries.ts'
import type { Derivation } from './derivation.ts'
import * as ledger from './ledger-queries.ts'
import * as pairs from './pair-queries.ts'
import * as partnerships from './partnership-queries.ts'
import * as queries from './queries.ts'
import { sportStateOf } from './sport-state.ts'
import { listWrongTiles } from './tile-queries.ts'

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
  /** Periods, by how players stand in the tiles where they live; 0 is all time. */
  tiles: { days: number }[]
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
const pairKey = ({ one, two }: Pair) => `${one} ${two}`

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
  derived: Derivation['players'],
): Differences['players'] =>
  stored.flatMap(row => {
    const { user_id } = row
    const then = derived.get(user_id) ?? { user_id, ...NO_STATE }
    return isDeepStrictEqual(row, then) ? [] : [{ stored: row, derived: then }]
  })

/** So many pairs are read at once. */
const PAIRS = 20_000

/** Pairs are nearly as many as results: what is stored of them is read some at a time. */
async function differingPairs(tx: Transaction, sportId: string, pairsNow: readonly Pair[]): Promise<Mismatch<Pair>[]> {
  const missing = new Map(pairsNow.map(pair => [pairKey(pair), pair]))
  const found: Mismatch<Pair>[] = []
  let after = { one: '', two: '' }
  for (;;) {
    const rows = await pairs.listPairs.all(tx, { sportId, ...after, limit: PAIRS })
    for (const stored of rows) {
      const derived = missing.get(pairKey(stored)) ?? null
      missing.delete(pairKey(stored))
      if (!isDeepStrictEqual(stored, derived)) found.push({ stored, derived })
    }
    const last = rows.at(-1)
    if (!last || rows.length < PAIRS) break
    after = last
  }
  return [...found, ...missing.values().map(derived => ({ stored: null, derived }))]
}

/** Compares all but the ledger. Call it under the sport's lock, when its whole log was derived. */
export async function differencesOf(
  tx: Transaction,
  sportId: string,
  row: queries.SportRow,
  derivation: Derivation,
): Promise<Omit<Differences, 'entries'>> {
  const [sport, derived] = [sportStateOf(row), derivation.sport]
  return {
    sport: isDeepStrictEqual(sport, derived) ? [] : [{ stored: sport, derived }],
    players: differingPlayers(await queries.listPlayers.all(tx, { sportId }), derivation.players),
    pairs: await differingPairs(tx, sportId, derivation.pairs()),
    listed: await ledger.listUnlisted.all(tx, { sportId }),
    histogram: await ledger.listWrongBuckets.all(tx, { sportId }),
  }
}

/** So many rows travel at once: a replay of a large sport writes millions. */
const BATCH = 5000

export const batches = <Row>(rows: readonly Row[], size = BATCH): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, n) => rows.slice(n * size, (n + 1) * size))

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

/** So many players' history is compared at once. */
const PLAYERS = 1000

/** Compares what is counted ahead for these players, and in all; each statement with what stands when it begins. */
export async function countDifferencesOf(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  sportId: string,
  userIds: readonly string[],
): Promise<CountDifferences> {
  const found: Pick<CountDifferences, 'bases' | 'gains' | 'forms'> = { bases: [], gains: [], forms: [] }
  for (const some of batches(userIds, PLAYERS)) {
    found.bases.push(...(await bases.listWrongBases.all(db, { sportId, now: clock.now(), userIds: some })))
    found.gains.push(...(await bases.listWrongGains.all(db, { sportId, userIds: some })))
    found.forms.push(...(await bases.listWrongForms.all(db, { sportId, userIds: some })))
  }
  return {
    ...found,
    gainCounts: await bases.listWrongGainCounts.all(db, { sportId }),
    totals: await bases.listWrongTotals.all(db, { sportId }),
    tiles: await listWrongTiles.all(db, { sportId }),
    wins: await bases.listWrongWins.all(db, { sportId }),
    partnerships: await partnerships.listWrongPartnerships.all(db, { sportId }),
  }
}
