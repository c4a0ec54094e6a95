import { type Desk, Failure, type Said } from '../../platform/operator/command.ts'
import { verifyAccount } from '../sessions/verify.ts'
import { keepAct } from './acts.ts'
import { nameOf, readPerson, requirePerson } from './people.ts'

/** See the row in commands.ts. */
export async function run(desk: Desk, words: readonly string[]): Promise<Said> {
  const { named, why } = readPerson(words)
  return desk.services.db.transaction(async tx => {
    const person = await requirePerson(tx, named)
    const email = person.email_pending ?? (person.verified_at ? null : person.email)
    if (email === null) throw new Failure(`The e-mail of ${nameOf(person)} is verified already.`)
    await verifyAccount(tx, desk.services, { userId: person.id, email })
    await keepAct(tx, desk, { act: 'verify', subject: person.id, details: { email }, why })
    return { data: { user_id: person.id, email }, text: `${email} is verified for ${nameOf(person)}.` }
  })
}
