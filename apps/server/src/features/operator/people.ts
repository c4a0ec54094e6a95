import { isId } from '@gauntlet/contract/fields'
import type { Executor } from '../../platform/database/database.ts'
import { Failure, noMore, readWords, required } from '../../platform/operator/command.ts'
import { lockPerson, type PersonRow } from './queries.ts'

/** The player whom an operator names by id or e-mail. */
export async function requirePerson(tx: Executor, named: string): Promise<PersonRow> {
  const email = named.trim().toLowerCase()
  const person = await lockPerson.first(tx, isId(named) ? { id: named, email: null } : { id: null, email })
  if (!person) throw new Failure(`There is no player ${named}.`)
  return person
}

export const nameOf = ({
  first_name,
  last_name,
  email,
}: Pick<PersonRow, 'first_name' | 'last_name' | 'email'>): string =>
  `${first_name} ${last_name}${email === null ? '' : ` <${email}>`}`

/** The words of a command about one player: USER [--why TEXT]. */
export function readPerson(words: readonly string[]): { named: string; why: string | undefined } {
  const { values, positionals } = readWords(words, { why: { type: 'string' } })
  noMore(positionals, 1)
  return { named: required(positionals[0], 'player'), why: values.why }
}
