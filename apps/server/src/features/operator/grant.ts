import { type Desk, noMore, readWords, required, type Said, wholeNumber } from '../../platform/operator/command.ts'
import { addCredits } from '../credits/ledger.ts'
import { balanceOf } from '../credits/queries.ts'
import { keepAct } from './acts.ts'
import { nameOf, requirePerson } from './people.ts'
import { plural } from './formats.ts'

/** See the row in commands.ts. */
export async function run(desk: Desk, words: readonly string[]): Promise<Said> {
  const { positionals } = readWords(words, {})
  noMore(positionals, 3)
  const [user, count, why] = positionals
  const named = required(user, 'player')
  const points = wholeNumber(required(count, 'number of credits'), 'CREDITS', { max: 100_000 })
  const { services } = desk
  return services.db.transaction(async tx => {
    const person = await requirePerson(tx, named)
    await addCredits(tx, services, { userId: person.id, points, reason: 'granted', cause: null })
    await keepAct(tx, desk, { act: 'grant', subject: person.id, details: { credits: points }, why })
    services.live.touch(tx, [person.id])
    const { credits } = await balanceOf.one(tx, { userId: person.id })
    return {
      data: { user_id: person.id, granted: points, credits },
      text: `${nameOf(person)} has ${plural(credits, 'credit')} now.`,
    }
  })
}
