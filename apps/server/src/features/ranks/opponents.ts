import { establishedOpponents, NUMBERED_PLACE_OPPONENTS } from '@gauntlet/rules/ranks/arranged'
import type { Step } from '@gauntlet/rules/ranks/run'
import type { Transaction } from '../../platform/database/database.ts'
import { listSettledOpponents, writeSettledOpponents } from './ledger-queries.ts'
import { scoreOf } from '@gauntlet/rules/ranks/sides'
import type { LogEntry } from '@gauntlet/rules/ranks/log'

/** Nobody's are counted further. */
const ENOUGH = NUMBERED_PLACE_OPPONENTS

/** The opponents of a side, by index: the members of the others, where the result says something of the two. */
const opponentsOf = ({ sides, positions }: Pick<LogEntry, 'sides' | 'positions'>, side: number): string[] =>
  sides.flatMap((members, other) =>
    other === side || scoreOf(positions[side] ?? null, positions[other] ?? null) === null ? [] : members,
  )

type Opponents = ReadonlyMap<string, ReadonlySet<string>>
const nobody: ReadonlySet<string> = new Set()

const countOf = (player: string, settled: Opponents): number => {
  const own = settled.get(player) ?? nobody
  return Math.min(ENOUGH, establishedOpponents(player, new Map([...own].map(id => [id, settled.get(id) ?? nobody]))))
}

/** The settled players of a result who have not enough yet; `counted` are the counts before it. */
const shortOf = ({ entry, after }: Step, counted: ReadonlyMap<string, number>): string[] =>
  entry.sides.flatMap((members, i) =>
    members.filter((id, m) => after[i]?.[m]?.settled && (counted.get(id) ?? 0) < ENOUGH),
  )

async function settledOpponentsOf(tx: Transaction, sportId: string, userIds: readonly string[]): Promise<Opponents> {
  if (userIds.length === 0) return new Map()
  const rows = await listSettledOpponents.all(tx, { sportId, userIds })
  return new Map(rows.map(row => [row.user_id, new Set(row.opponent_ids)]))
}

/**
 * Counts, for the players of a result who lack opponents for a numbered place, those whom others have settled too. What
 * was earned stays: whoever has enough is not asked again. Call it when the result's entries and states are written.
 */
export async function countOpponents(
  tx: Transaction,
  sportId: string,
  step: Step,
  counted: ReadonlyMap<string, number>,
): Promise<void> {
  const short = shortOf(step, counted)
  const own = await settledOpponentsOf(tx, sportId, short)
  const theirs = new Set([...own.values()].flatMap(ids => [...ids]))
  const settled = new Map([...(await settledOpponentsOf(tx, sportId, [...theirs])), ...own])
  const rows = short.map(id => ({ user_id: id, opponents: countOf(id, settled) }))
  const moved = rows.filter(({ user_id, opponents }) => opponents !== (counted.get(user_id) ?? 0))
  if (moved.length > 0) await writeSettledOpponents.affected(tx, { sportId, rows: JSON.stringify(moved) })
}

/** The same counts from a whole log, result by result. */
export class OpponentCounts {
  readonly #met = new Map<string, Set<string>>()
  readonly #settled = new Set<string>()
  readonly counts = new Map<string, number>()

  #settledOpponents = (id: string): Set<string> =>
    new Set([...(this.#met.get(id) ?? [])].filter(other => this.#settled.has(other)))

  add(step: Step): void {
    const { entry, after } = step
    for (const [i, members] of entry.sides.entries()) {
      const opponents = opponentsOf(entry, i)
      for (const [m, id] of members.entries()) {
        if (after[i]?.[m]?.settled) this.#settled.add(id)
        const met = this.#met.get(id)
        if (!met) this.#met.set(id, new Set(opponents))
        else for (const other of opponents) met.add(other)
      }
    }
    for (const id of shortOf(step, this.counts)) this.counts.set(id, this.#count(id))
  }

  #count(id: string): number {
    const own = this.#settledOpponents(id)
    return countOf(id, new Map([...own, id].map(one => [one, one === id ? own : this.#settledOpponents(one)])))
  }
}
