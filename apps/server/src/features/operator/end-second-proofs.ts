import { type Desk, Failure, type Said } from '../../platform/operator/command.ts'
import { endAddedCredentials } from '../second-proofs/end.ts'
import { mailEndedByOperator } from '../second-proofs/mails.ts'
import { keepAct } from './acts.ts'
import { nameOf, readPerson, requirePerson } from './people.ts'
import { plural } from './formats.ts'

/** See the row in commands.ts. */
export async function run(desk: Desk, words: readonly string[]): Promise<Said> {
  const { named, why } = readPerson(words)
  return desk.services.db.transaction(async tx => {
    const person = await requirePerson(tx, named)
    const { passkeys, timeCodes } = await endAddedCredentials(tx, desk.services, person.id)
    if (passkeys === 0 && !timeCodes) throw new Failure(`${nameOf(person)} has neither time codes nor passkeys.`)
    const details = { passkeys, time_codes: timeCodes }
    await mailEndedByOperator(tx, desk.services, person.id)
    await keepAct(tx, desk, { act: 'end-second-proofs', subject: person.id, details, why })
    const ended = [...(timeCodes ? ['time codes'] : []), ...(passkeys > 0 ? [plural(passkeys, 'passkey')] : [])]
    return {
      data: { user_id: person.id, ...details },
      text: `${nameOf(person)} signs in with the password alone; ended: ${ended.join(', ')}.`,
    }
  })
}
