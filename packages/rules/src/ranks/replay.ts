import { type LogEntry, type Snapshot, voidedIds } from './log.ts'
import { NumberedLog } from './numbered-log.ts'
import { Run, type Step } from './run.ts'

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
  const last = log.at(-1)
  if (!last) return from
  return { ...run.state(last.at), through: { at: last.at, id: last.id }, voided: [...from.voided, ...voided] }
}

/** Where a sport stands after a log that was numbered as what follows `from`. */
export function replayNumbered(log: NumberedLog, from: Snapshot): Snapshot {
  const { through, voided } = log
  if (!through) return from
  const run = new Run(from, { log })
  run.applyAll(log)
  return { ...run.state(through.at), through, voided }
}

/** Where a sport stands after `log`, which follows `from`; throws as `steps`. */
export const replay = (log: readonly LogEntry[], from: Snapshot): Snapshot =>
  log.length === 0 ? from : replayNumbered(new NumberedLog(log, from), from)
