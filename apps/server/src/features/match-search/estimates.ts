import { MINUTE } from '@gauntlet/contract/time'
import type { Services } from '../../platform/services.ts'
import { type CellRow, listCells, listSpots, listTownCounts, type TownRow } from './place-queries.ts'
import { type Spread, spreadOf } from './spread.ts'

/** Roughly how many there are, and where: it tells how wide a first look has to be, and nothing else. */
export interface Estimates {
  cells: ReadonlyMap<number, CellRow>
  /** By square. */
  towns: ReadonlyMap<number, readonly TownRow[]>
  spread: Spread
  isCounted: boolean
  /** The share of all players who play these sports; all of them where nothing is known. */
  shareOf: (sportIds: readonly string[]) => number
  /** In how many of these sports somebody plays who plays one of them, on the average. */
  timesOf: (sportIds: readonly string[]) => number
}

/** They are counted anew once an hour; at the first start, while others already search. */
const KEPT_MS = 10 * MINUTE
const KEPT_UNCOUNTED_MS = 1000

const kept = new WeakMap<Services['db'], { since: number; estimates: Promise<Estimates> }>()

const sum = (counts: readonly number[]) => counts.reduce((total, players) => total + players, 0)

async function readEstimates(db: Services['db']): Promise<Estimates> {
  const [cells, towns, spots] = await Promise.all([listCells.all(db), listTownCounts.all(db), listSpots.all(db)])
  const bySport = new Map<string, number>()
  for (const { sport_id, players } of spots) bySport.set(sport_id, (bySport.get(sport_id) ?? 0) + players)
  const total = sum([...bySport.values()])
  const shareOf: Estimates['shareOf'] = sportIds =>
    total === 0 ? 1 : sum(sportIds.map(id => bySport.get(id) ?? 0)) / total
  const each = sum(towns.map(({ players }) => players)) / Math.max(1, sum(towns.map(({ people }) => people)))
  return {
    cells: new Map(cells.map(row => [row.cell, row])),
    towns: Map.groupBy(towns, ({ cell }) => cell),
    spread: spreadOf(spots),
    isCounted: cells.length > 0 && towns.length > 0,
    shareOf,
    timesOf: sportIds => Math.max(1, each * shareOf(sportIds)),
  }
}

/** Kept in memory: a search would ask for the same few squares every time. */
export async function estimatesOf({ db, clock }: Services): Promise<Estimates> {
  const now = clock.now().getTime()
  const known = kept.get(db)
  const age = known ? Math.abs(now - known.since) : Infinity
  if (known && age < KEPT_MS) {
    const estimates = await known.estimates
    if (estimates.isCounted || age < KEPT_UNCOUNTED_MS) return estimates
  }
  const estimates = readEstimates(db)
  kept.set(db, { since: now, estimates })
  estimates.catch(() => kept.delete(db))
  return estimates
}
