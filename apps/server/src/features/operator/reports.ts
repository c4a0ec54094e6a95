import { type Desk, noMore, readWords, type Said, wholeNumber } from '../../platform/operator/command.ts'
import { listReports, type ReportRow } from '../contact/queries.ts'
import { LISTED } from './messages.ts'
import { indented, moment } from './formats.ts'

/** See the row in commands.ts. */
export async function run({ services: { db } }: Desk, words: readonly string[]): Promise<Said> {
  const { values, positionals } = readWords(words, { limit: { type: 'string' } })
  noMore(positionals, 0)
  const limit = wholeNumber(values.limit ?? LISTED, '--limit', { max: 10_000 })
  const rows = await listReports.all(db, { limit })
  return {
    data: { reports: rows.map(({ created_at, ...rest }) => ({ created_at: created_at.toISOString(), ...rest })) },
    text: rows.length === 0 ? 'Nobody is reported.' : rows.map(tell).join('\n\n'),
  }
}

const tell = (row: ReportRow): string =>
  [
    `${moment(row.created_at)}  ${row.player_name} <${row.player_email ?? 'closed account'}>${row.suspended ? ', suspended' : ''}`,
    `  ${row.player_id ?? ''}`,
    `  reported by ${row.first_name} ${row.last_name} <${row.email}>${row.sender_id ? '' : ', not signed in'}`,
    indented(row.message),
  ].join('\n')
