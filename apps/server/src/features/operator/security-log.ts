import { securityTexts } from '@gauntlet/contract/security/endpoints'
import { type Desk, noMore, readWords, required, type Said, wholeNumber } from '../../platform/operator/command.ts'
import { listEvents } from '../security/queries.ts'
import { LISTED } from './messages.ts'
import { nameOf, requirePerson } from './people.ts'
import { moment } from './formats.ts'

const texts: Readonly<Record<string, string>> = securityTexts

/** See the row in commands.ts. */
export async function run({ services: { db } }: Desk, words: readonly string[]): Promise<Said> {
  const { values, positionals } = readWords(words, { limit: { type: 'string' } })
  noMore(positionals, 1)
  const limit = wholeNumber(values.limit ?? LISTED, '--limit', { max: 10_000 })
  const person = await db.transaction(tx => requirePerson(tx, required(positionals[0], 'player')))
  const rows = await listEvents.all(db, { userId: person.id, limit, offset: 0 })
  const events = rows.map(({ at, network, ...rest }) => ({
    at: at.toISOString(),
    ...rest,
    network: network?.toString('hex') ?? null,
  }))
  const line = ({ at, kind, times, device, network, session_id }: (typeof events)[number]) =>
    [
      moment(new Date(at)),
      `${texts[kind] ?? kind}${times > 1 ? ` (${times} times)` : ''}`,
      device ?? 'no device',
      ...(network === null ? [] : [`network ${network}`]),
      ...(session_id === null ? [] : [`session ${session_id}`]),
    ].join('  ')
  return {
    data: { user_id: person.id, events },
    text: [nameOf(person), ...(events.length === 0 ? ['Nothing has happened within a year.'] : events.map(line))].join(
      '\n',
    ),
  }
}
