import * as z from 'zod/mini'
import { ADDRESSES_MAX, addressForm, addressTexts } from '../addresses/endpoints.ts'
import { orText } from '../bounds.ts'
import { callTexts } from '../envelope.ts'
import { email, flag, id, lines } from '../fields.ts'
import { currentPassword } from '../passwords/forms.ts'
import { personNames } from '../sessions/forms.ts'
import { sportTexts } from '../sports/endpoints.ts'
import { profileEditTexts } from './texts.ts'

export const AGE_MIN = 1
export const AGE_MAX = 100
/** Shown in the empty field; it is nobody's age until it is typed. */
export const AGE_DEFAULT = 18
/** From this age on a player is an adult; a child is asked for the month of birth too. */
export const ADULT_AGE = 18
export const BIO_MAX = 1000

export const age = z
  .int(profileEditTexts.age)
  .check(z.minimum(AGE_MIN, profileEditTexts.age), z.maximum(AGE_MAX, profileEditTexts.age))

/** '2012-03', of those under 18: with it they are a year older on the first day after the month. */
export const birthMonth = z
  .string(profileEditTexts.birthMonth)
  .check(z.regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/, profileEditTexts.birthMonth))

export const ageReasonCodes = [
  'turns_adult',
  'turns_child',
  'takes_away',
  'too_soon',
  'too_young',
  'month_disagrees',
] as const
export type AgeReason = (typeof ageReasonCodes)[number]

/** The words for the player who tried; {minimum} is the age from which the operator lets people play. */
export const ageTexts: Record<AgeReason, string> = {
  turns_adult: 'Your profile says that you are under 18. To correct that, write to us through the contact form.',
  turns_child: 'Your profile says that you are 18 or older. To correct that, write to us through the contact form.',
  takes_away: 'The age of a player under 18 stays on the profile. To correct it, write to us through the contact form.',
  too_soon:
    'This would make you 18 earlier than you told us first. To correct that, write to us through the contact form.',
  too_young: 'Players here are {minimum} or older. If this was a slip, write to us through the contact form.',
  month_disagrees: 'This age and this month of birth do not go together.',
}

const { badInput } = callTexts
/** As an answer gave them; the server looks for itself. */
const degrees = z.optional(z.nullable(z.number(badInput)))
/** An address as the form has it, or as an answer gave it. One with an id is changed, one without is added. */
const sentAddress = z.strictObject(
  {
    id: z.optional(id(profileEditTexts.address)),
    ...addressForm.shape,
    lat: degrees,
    lon: degrees,
    _joinData: z.optional(z.strictObject({ primary_address: z.literal([0, 1], badInput) }, badInput)),
  },
  profileEditTexts.address,
)

/** In the order of the form. What is left out stays; null takes away. */
const sentPreference = z.strictObject(
  {
    gender_id: z.optional(z.nullable(id(profileEditTexts.gender))),
    bio: z.optional(lines(BIO_MAX)),
    addresses: z.optional(
      z.array(sentAddress, profileEditTexts.address).check(z.maxLength(ADDRESSES_MAX, addressTexts.tooMany)),
    ),
    prefersDark: z.optional(z.nullable(flag())),
    age: z.optional(z.nullable(orText(age, profileEditTexts.age))),
    /** Kept for those under 18 alone. */
    birth_month: z.optional(z.nullable(birthMonth)),
    email_notices: z.optional(flag()),
    public_name: z.optional(flag()),
    in_feeds: z.optional(flag()),
    public_profile: z.optional(flag()),
    /** The tag of one that the server offers; null follows the browser. */
    language: z.optional(z.nullable(z.string(profileEditTexts.language))),
  },
  badInput,
)

const typedAge = z.pipe(
  z.pipe(
    z.string(),
    z.transform(text => (text.trim() === '' ? null : Number(text))),
  ),
  z.nullable(age),
)

const typedMonth = z.pipe(
  z.pipe(
    z.string(),
    z.transform(text => text.trim() || null),
  ),
  z.nullable(birthMonth),
)

/** Whether the month of birth is asked for beside an age that is being typed. */
export const asksForMonth = (typed: string): boolean => {
  const years = Number(typed)
  return typed.trim() !== '' && years >= AGE_MIN && years < ADULT_AGE
}

/** Asked on the way to the first challenge. */
export const ageForm = z.strictObject({ age: typedAge, birth_month: typedMonth })

/** The fields of the form beside the address; an age or a gender that is emptied is removed. */
export const profileForm = z.strictObject({
  ...personNames,
  email: email(),
  ...ageForm.shape,
  gender_id: z.string(),
  /** Empty for the browser's. */
  language: z.string(),
  bio: lines(BIO_MAX),
  public_name: flag(),
  in_feeds: flag(),
  public_profile: flag(),
})

/** By its id, or as an answer gave it. */
const sentSport = z.union(
  [
    id(sportTexts.unknownSport),
    z.pipe(
      z.looseObject({ id: id(sportTexts.unknownSport) }),
      z.transform(sport => sport.id),
    ),
  ],
  sportTexts.unknownSport,
)

/** Fields that are left out stay. */
export const profileUpdate = z.strictObject({
  email: z.optional(email()),
  /** Asked for where the e-mail changes. */
  current: currentPassword(),
  first_name: z.optional(personNames.first_name),
  last_name: z.optional(personNames.last_name),
  preference: z.optional(sentPreference),
  /** Added to those on the profile. */
  sports: z.optional(z.array(sentSport, sportTexts.unknownSport).check(z.maxLength(100, sportTexts.unknownSport))),
})
