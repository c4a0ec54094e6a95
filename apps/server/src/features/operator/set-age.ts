import { ADULT_AGE, AGE_MAX, AGE_MIN, ageTexts, birthMonth } from '@gauntlet/contract/profiles/forms'
import { profileEditTexts } from '@gauntlet/contract/profiles/texts'
import { agrees, toldNow } from '@gauntlet/rules/profiles/ages'
import {
  type Desk,
  Failure,
  noMore,
  readWords,
  required,
  type Said,
  UsageError,
  wholeNumber,
} from '../../platform/operator/command.ts'
import { ageFacts, storeAge } from '../profiles/ages.ts'
import { mailAgeSet } from '../profiles/mails.ts'
import { keepAct } from './acts.ts'
import { nameOf, requirePerson } from './people.ts'

function monthOf(said: string | undefined, age: number): string | null {
  if (said === undefined) return null
  if (age >= ADULT_AGE) throw new UsageError(`A month of birth is kept of players under ${ADULT_AGE} only.`)
  if (!birthMonth.safeParse(said).success) throw new UsageError(profileEditTexts.birthMonth)
  return said
}

/** See the row in commands.ts. */
export async function run(desk: Desk, words: readonly string[]): Promise<Said> {
  const { values, positionals } = readWords(words, { born: { type: 'string' }, why: { type: 'string' } })
  noMore(positionals, 2)
  const [user, said] = positionals
  const named = required(user, 'player')
  const age = wholeNumber(required(said, 'age'), 'AGE', { min: AGE_MIN, max: AGE_MAX })
  const month = monthOf(values.born, age)
  const { services } = desk
  const done = await services.db.transaction(async tx => {
    const person = await requirePerson(tx, named)
    const was = await ageFacts(tx, person.id)
    const now = services.clock.now().getTime()
    if (month !== null && !agrees(age, month, now)) throw new Failure(ageTexts.month_disagrees)
    await storeAge(tx, services, person.id, was, toldNow(age, month, now))
    const { email, language } = person
    if (email !== null && person.verified_at)
      await mailAgeSet(tx, services, { email, language }, person.first_name, age)
    const details = { from: was.age, to: age, born: month }
    await keepAct(tx, desk, { act: 'set-age', subject: person.id, details, why: values.why })
    services.live.touch(tx, [person.id])
    return { data: { user_id: person.id, ...details }, text: `${nameOf(person)} is ${age} from now on, and is told.` }
  })
  return done
}
