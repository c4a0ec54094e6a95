import { type Desk, Failure, type Said } from '../../platform/operator/command.ts'
import { keepAct } from './acts.ts'
import { nameOf, readPerson, requirePerson } from './people.ts'
import { setSuspended } from './queries.ts'

/** See the row in commands.ts. */
export async function run(desk: Desk, words: readonly string[]): Promise<Said> {
  const { named, why } = readPerson(words)
  return desk.services.db.transaction(async tx => {
    const person = await requirePerson(tx, named)
    if (!person.suspended_at) throw new Failure(`${nameOf(person)} is not suspended.`)
    await setSuspended.affected(tx, { id: person.id, at: null })
    await keepAct(tx, desk, { act: 'unsuspend', subject: person.id, why })
    return { data: { user_id: person.id, suspended: false }, text: `${nameOf(person)} may log in again.` }
  })
}
