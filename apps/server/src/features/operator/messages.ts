import { contactReasons } from '@gauntlet/contract/contact/endpoints'
import { type Desk, noMore, readWords, type Said, UsageError, wholeNumber } from '../../platform/operator/command.ts'
import { listMessages, type MessageRow } from '../contact/queries.ts'
import { indented, moment } from './formats.ts'

export const LISTED = '50'

export const presentMessage = ({ created_at, ...rest }: MessageRow) => ({
  created_at: created_at.toISOString(),
  ...rest,
})

/** A message below what it is about. */
export const tellWritten = ({ first_name, last_name, email, created_at, sender_id, message }: MessageRow): string =>
  [
    `  ${first_name} ${last_name} <${email}> wrote on ${moment(created_at)}${sender_id ? '' : ', not signed in'}:`,
    indented(message),
  ].join('\n')

/** See the row in commands.ts. */
export async function run({ services: { db } }: Desk, words: readonly string[]): Promise<Said> {
  const { values, positionals } = readWords(words, { reason: { type: 'string' }, limit: { type: 'string' } })
  noMore(positionals, 0)
  const reason = contactReasons.find(each => each.toLowerCase() === values.reason?.toLowerCase())
  if (values.reason !== undefined && !reason) throw new UsageError(`--reason is one of: ${contactReasons.join(', ')}.`)
  const rows = await listMessages.all(db, {
    reason: reason ?? null,
    limit: wholeNumber(values.limit ?? LISTED, '--limit', { max: 10_000 }),
  })
  return {
    data: { messages: rows.map(presentMessage) },
    text: rows.length === 0 ? 'Nobody has written.' : rows.map(tell).join('\n\n'),
  }
}

function tell({ created_at, first_name, last_name, email, reason, message, ...row }: MessageRow): string {
  const about = [
    ['player who wrote', row.sender_id],
    ['challenge', row.challenge_id],
    ['tournament', row.tournament_id],
    ['about the player', row.player_id],
  ].flatMap(([what, id]) => (id ? `  ${what} ${id}` : []))
  return [`${moment(created_at)}  ${reason}  ${first_name} ${last_name} <${email}>`, ...about, indented(message)].join(
    '\n',
  )
}
