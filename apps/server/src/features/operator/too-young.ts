import { type Desk, noMore, readWords, type Said } from '../../platform/operator/command.ts'
import { listTooYoung } from '../profiles/ages-queries.ts'
import { nameOf } from './people.ts'
import { moment } from './formats.ts'

/** See the row in commands.ts. */
export async function run({ services: { db } }: Desk, words: readonly string[]): Promise<Said> {
  noMore(readWords(words, {}).positionals, 0)
  const rows = await listTooYoung.all(db)
  return {
    data: { players: rows.map(({ told_at, ...rest }) => ({ ...rest, told_at: told_at.toISOString() })) },
    text:
      rows.length === 0
        ? 'Nobody told an age below the minimum.'
        : rows
            .map(row => `${moment(row.told_at)}  ${row.id}  ${nameOf(row)}${row.suspended ? '  (suspended)' : ''}`)
            .join('\n'),
  }
}
