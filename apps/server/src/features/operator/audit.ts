import { type Desk, noMore, readWords, type Said, wholeNumber } from '../../platform/operator/command.ts'
import { LISTED } from './messages.ts'
import { listActs } from './queries.ts'
import { moment } from './formats.ts'

/** See the row in commands.ts. */
export async function run({ services: { db } }: Desk, words: readonly string[]): Promise<Said> {
  const { values, positionals } = readWords(words, { limit: { type: 'string' } })
  noMore(positionals, 0)
  const rows = await listActs.all(db, { limit: wholeNumber(values.limit ?? LISTED, '--limit', { max: 10_000 }) })
  return {
    data: { acts: rows.map(({ acted_at, ...rest }) => ({ acted_at: acted_at.toISOString(), ...rest })) },
    text:
      rows.length === 0
        ? 'Nothing has been done yet.'
        : rows
            .map(({ acted_at, who, act, subject, details, why }) =>
              [
                `${moment(acted_at)}  ${who}  ${act} ${subject}`,
                `  ${JSON.stringify(details)}`,
                ...(why ? [`  ${why}`] : []),
              ].join('\n'),
            )
            .join('\n'),
  }
}
