import type { Tiles } from '../addresses/tiles.ts'
import type { Estimates } from '../match-search/estimates.ts'

/** About as many boards as there are sports. */
const EVERY_SPORT = 30
/** To find a run of tiles takes as long as to read so many rows of a board. */
const LOOK = 10
/** A row that is read by tiles has to be sorted, too. */
const SORTED = 2

/**
 * Whether so few live in the squares of a circle that to read its tiles takes less than to read the boards from the
 * top until each has given as many `rows`. It is roughly known, and decides how a board is read, never who stands
 * on it.
 */
export function areFew(
  { cells: counted, isCounted, shareOf }: Pick<Estimates, 'cells' | 'isCounted' | 'shareOf'>,
  { cells, tiles }: { cells: readonly number[]; tiles: Pick<Tiles, 'touched'> },
  { sportId, rows }: { sportId: string | null; rows: number },
): boolean {
  if (!isCounted) return false
  const [boards, share] = sportId === null ? [EVERY_SPORT, 1] : [1, shareOf([sportId])]
  const around = share * cells.reduce((sum, cell) => sum + (counted.get(cell)?.players ?? 0), 0)
  let all = 0
  for (const { players } of counted.values()) all += share * players
  const fromTheTop = (boards * rows * all) / Math.max(1, around)
  return SORTED * around + LOOK * boards * tiles.touched.firsts.length < Math.min(all, fromTheTop)
}
