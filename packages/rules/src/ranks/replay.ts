import { type LogEntry, type Snapshot, voidedIds } from './log.ts'
import { Run, type Step } from './run.ts'

const through = (run: Run, log: readonly LogEntry[], from: Snapshot, voided: ReadonlySet<string>): Snapshot => {
  const last = log.at(-1)
  if (!last) return from
  return { ...run.state(last.at), through: { at: last.at, id: last.id }, voided: [...from.voided, ...voided] }
}

/**
 * Applies `log`, which follows `from`, result by result; returns where the sport stands in the end.
 *
 * @throws RangeError as `voidedIds` and `rate` do, and where a player stands in a result twice
 */
export function* steps(log: readonly LogEntry[], from: Snapshot): Generator<Step, Snapshot, undefined> {
  const voided = voidedIds(log, from)
  const run = new Run(from)
  for (const entry of log) {
    if (entry.sides.length > 0 && !voided.has(entry.id)) yield run.step(entry)
  }
  return through(run, log, from, voided)
}

/** Where a sport stands after `log`, which follows `from`; throws as `steps`. */
export function replay(log: readonly LogEntry[], from: Snapshot): Snapshot {
  const voided = voidedIds(log, from)
  const run = new Run(from)
  for (const entry of log) {
    if (entry.sides.length > 0 && !voided.has(entry.id)) run.apply(entry)
  }
  return through(run, log, from, voided)
}
