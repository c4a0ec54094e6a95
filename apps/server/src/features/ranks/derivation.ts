import { beginning } from '@gauntlet/rules/ranks/log'
import type { Pair } from '@gauntlet/rules/ranks/pairs'
import { sideKey } from '@gauntlet/rules/ranks/roster'
import { Run } from '@gauntlet/rules/ranks/run'
import type { SportState } from '@gauntlet/rules/ranks/sport'
import type { EntryRow } from './ledger-queries.ts'
import { countsOf, entryOf, ledgerOf, movedBy, NO_LEVEL, stateRow } from './log.ts'
import { OpponentCounts } from './opponents.ts'
import type { PlayerRow, ResultRow } from './queries.ts'
import { mayDraw } from './sport-state.ts'

const nobodyYet = (user_id: string): PlayerRow => ({
  user_id,
  mean: null,
  rated_mean: null,
  variance: null,
  rated_day: null,
  results: 0,
  settled: false,
  played: 0,
  wins: 0,
  settled_opponents: 0,
})

/**
 * The level with which each player began: the last that the log has, since an earlier one was declared before a result
 * that no longer counts. It may stand in a result that was taken back.
 */
export function levelsIn(log: readonly Pick<ResultRow, 'levels'>[]): Map<string, number> {
  const last = new Map(log.flatMap(({ levels }) => Object.entries(levels ?? {})))
  return new Map([...last].filter(([, level]) => level !== NO_LEVEL))
}

/** A sport as its log alone has it, result by result: of those that no correction takes back, in their order. */
export class Derivation {
  readonly #run: Run
  readonly #players = new Map<string, PlayerRow>()
  readonly #opponents = new OpponentCounts()
  readonly #levels: Map<string, number>
  #through = 0
  #results = 0

  constructor(sportName: string, levels: Map<string, number>) {
    this.#levels = levels
    this.#run = new Run(beginning(mayDraw(sportName)))
  }

  /** The place in the log of the last result. */
  get through(): number {
    return this.#through
  }

  get results(): number {
    return this.#results
  }

  #player(id: string): PlayerRow {
    const known = this.#players.get(id)
    if (known) return known
    const row = nobodyYet(id)
    this.#players.set(id, row)
    return row
  }

  #levelsOf({ sides, levels }: ResultRow): Record<string, number> | null {
    for (const [id, level] of Object.entries(levels ?? {})) this.#levels.set(id, level)
    if (this.#levels.size === 0) return null
    return Object.fromEntries(
      sides.flat().flatMap(id => {
        const level = this.#levels.get(id)
        return level === undefined ? [] : [[id, level]]
      }),
    )
  }

  /** Applies a result; answers the ledger's entries of it. */
  add(result: ResultRow): EntryRow[] {
    const { playedIds, winnerIds } = countsOf(result)
    for (const id of playedIds) this.#player(id).played += 1
    for (const id of winnerIds) this.#player(id).wins += 1
    this.#through = result.seq
    this.#results += 1
    if (!result.ranked) return []
    const step = this.#run.step(entryOf(result.seq, result.effective_at, result, this.#levelsOf(result)))
    for (const [id, state] of movedBy(step)) Object.assign(this.#player(id), stateRow(id, state))
    this.#opponents.add(step)
    return ledgerOf(step, result.id, result.seq)
  }

  /** How often the sides of a ranked match have met by now. */
  pairOf({ sides, ranked }: ResultRow): Pair | null {
    const [a, b] = sides
    if (!ranked || !a || !b || sides.length > 2) return null
    const [one = '', two = ''] = [sideKey(a), sideKey(b)].toSorted()
    return { one, two, ...this.#run.meetings(a, b) }
  }

  get sport(): SportState {
    return this.#run.sport
  }

  get players(): ReadonlyMap<string, PlayerRow> {
    for (const [id, count] of this.#opponents.counts) this.#player(id).settled_opponents = count
    return this.#players
  }

  pairs = (): Pair[] => this.#run.pairs()
}
