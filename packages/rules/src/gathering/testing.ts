import type { Verdict } from '../verdict.ts'
import type { Notification } from './notify.ts'

/** The players who are told of something by what an act led to. */
export const toldTo = (
  { consequences }: { consequences: { notify: readonly Notification<string>[] } },
  notice: string,
): string[] => consequences.notify.filter(told => told.notice === notice).flatMap(({ user_ids }) => [...user_ids])

function cell(verdict: Verdict): string {
  if (verdict.kind === 'allowed') return 'yes'
  return verdict.kind === 'disabled' ? `no: ${verdict.reason}` : verdict.reason
}

/**
 * The verdict of every action for every viewer, as a table: 'yes' is allowed, 'no: reason' disabled, and a reason
 * alone is hidden.
 */
export function matrixOf<Action extends string>(
  actions: readonly Action[],
  names: readonly string[],
  verdictsFor: (name: string) => Record<Action, Verdict>,
): string {
  const seen = names.map(verdictsFor)
  const rows = [['', ...names], ...actions.map(action => [action, ...seen.map(verdicts => cell(verdicts[action]))])]
  const width = (column: number) => Math.max(...rows.map(row => row[column]?.length ?? 0))
  return rows
    .map(row =>
      row
        .map((text, column) => text.padEnd(width(column)))
        .join(' | ')
        .trimEnd(),
    )
    .join('\n')
}

/** A table as it stands in a test, without its margin. */
export const table = (text: string): string =>
  text
    .split('\n')
    .map(row => row.replace(/^ {6}/, '').trimEnd())
    .filter(row => row !== '')
    .join('\n')
