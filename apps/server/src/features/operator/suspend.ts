import { type Desk, Failure, type Said } from '../../platform/operator/command.ts'
import { deleteSessionsOf } from '../sessions/queries.ts'
import { keepAct } from './acts.ts'
import { nameOf, readPerson, requirePerson } from './people.ts'
import { setSuspended } from './queries.ts'
import { plural } from './formats.ts'

/** See the row in commands.ts. */
export async function run(desk: Desk, words: readonly string[]): Promise<Said> {
  const { named, why } = readPerson(words)
  const { db, clock, live } = desk.services
  return db.transaction(async tx => {
    const person = await requirePerson(tx, named)
    if (person.suspended_at) throw new Failure(`${nameOf(person)} is suspended already.`)
    await setSuspended.affected(tx, { id: person.id, at: clock.now() })
    const sessions = await deleteSessionsOf.affected(tx, { userId: person.id })
    await keepAct(tx, desk, { act: 'suspend', subject: person.id, details: { sessions }, why })
    // Open screens ask again, and are told that the session is over.
    live.touch(tx, [person.id])
    return {
      data: { user_id: person.id, suspended: true, sessions },
      text: `${nameOf(person)} is suspended; ${plural(sessions, 'session')} ended.`,
    }
  })
}
