import { isId } from '@gauntlet/contract/fields'
import type { Transaction } from '../../platform/database/database.ts'
import { Failure, noMore, readWords, required } from '../../platform/operator/command.ts'
import { lockPerson, type PersonRow } from './queries.ts'

/** The player whom an operator names by id or e-mail. */
export async function requirePerson(tx: Transaction, named: string): Promise<PersonRow> {
  const email = named.trim().toLowerCase()
  const people = await lockPerson.all(tx, isId(named) ? { id: named, email: null } : { id: null, email })
  const person = people.find(({ verified_at }) => verified_at !== null) ?? people[0]
  if (people.length > 1 && !person?.verified_at) {
    const choice = people.map(({ id, first_name, last_name }) => `${id} (${first_name} ${last_name})`).join(', ')
    throw new Failure(`Several registrations wait for ${named}; name one by its id: ${choice}.`)
  }
  if (!person) throw new Failure(`There is no player ${named}.`)
  return person
}

export function nameOf({
  first_name,
  last_name,
  email,
  email_pending,
}: Pick<PersonRow, 'first_name' | 'last_name' | 'email'> & Partial<Pick<PersonRow, 'email_pending'>>): string {
  const shown = email ?? email_pending ?? null
  return `${first_name} ${last_name}${shown === null ? '' : ` <${shown}>`}`
}

/** The words of a command about one player: USER [--why TEXT]. */
export function readPerson(words: readonly string[]): { named: string; why: string | undefined } {
  const { values, positionals } = readWords(words, { why: { type: 'string' } })
  noMore(positionals, 1)
  return { named: required(positionals[0], 'player'), why: values.why }
}
