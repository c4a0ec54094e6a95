import { NAME_MAX, properName } from '../fields.ts'
import { guestTexts } from './texts.ts'

/** The name of a person without an account. */
export const guestName = properName(NAME_MAX, guestTexts.name)
