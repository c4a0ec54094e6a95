import * as z from 'zod/mini'
import { ADDRESSES_MAX, addressForm, addressTexts } from './addresses.ts'
import { endpoints } from './endpoint.ts'
import { callTexts } from './envelope.ts'
import { email, flag, id, lines } from './fields.ts'
import { currentPassword } from './password.ts'
import { user } from './profiles.ts'
import { personNames } from './sessions.ts'
import { sportTexts } from './sports.ts'

export const profileEditTexts = {
  updated: 'Profile Updated',
  failed: 'Error Updating Profile',
  age: 'Please eneter valid age between 1 to 100.',
  gender: 'We do not know this gender.',
  address: 'We do not know this address.',
  emailSent: 'Open the link that we sent to your new email. Until then the old one counts.',
} as const

export const AGE_MIN = 1
export const AGE_MAX = 100
/** With which the field starts. */
export const AGE_DEFAULT = 18
export const BIO_MAX = 1000

export const age = z
  .int(profileEditTexts.age)
  .check(z.minimum(AGE_MIN, profileEditTexts.age), z.maximum(AGE_MAX, profileEditTexts.age))

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
    age: z.optional(z.nullable(age)),
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

/** What the form asks for beside the address; an age or a gender left empty is taken away. */
export const profileForm = z.strictObject({
  ...personNames,
  email: email(),
  age: typedAge,
  gender_id: z.string(),
  bio: lines(BIO_MAX),
})

const HOUR = 3600

export const profileEdit = endpoints({
  update: {
    method: 'POST',
    path: '/users/update-profile',
    access: 'player',
    summary: 'Changes what it names of the own profile; a changed e-mail counts once it is verified.',
    input: z.strictObject({
      email: z.optional(email()),
      /** Asked for where the e-mail changes. */
      current: currentPassword(),
      first_name: z.optional(personNames.first_name),
      last_name: z.optional(personNames.last_name),
      preference: z.optional(sentPreference),
      /** Added to those on the profile. */
      sports: z.optional(
        z.array(id(sportTexts.unknownSport), sportTexts.unknownSport).check(z.maxLength(100, sportTexts.unknownSport)),
      ),
    }),
    answer: user,
    message: profileEditTexts.updated,
    limits: [{ by: 'account', max: 120, seconds: HOUR }],
  },
})
