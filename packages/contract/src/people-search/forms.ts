import * as z from 'zod/mini'
import { email } from '../fields.ts'
import { peopleSearchTexts } from './texts.ts'

/** An e-mail whose owner is looked for. */
export const emailSearch = z.strictObject({
  email: email(peopleSearchTexts.emailMissing, peopleSearchTexts.emailInvalid),
})
