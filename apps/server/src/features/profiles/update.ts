import { addressTexts } from '@gauntlet/contract/addresses/endpoints'
import type { InputOf } from '@gauntlet/contract/endpoint'
import type { profiles } from '@gauntlet/contract/profiles/endpoints'
import { profileEditTexts } from '@gauntlet/contract/profiles/texts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/bind.ts'
import { badField, Refusal } from '../../platform/http/refusal.ts'
import { foldName } from '../../platform/names.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { keepAddresses } from '../addresses/addresses.ts'
import { listAddresses } from '../addresses/queries.ts'
import { changeCard } from '../faces/faces.ts'
import { holdAccount } from '../second-proofs/owner.ts'
import { changeEmail, requireProofForEmail } from '../sessions/change-email.ts'
import { requireFreeName } from '../sessions/free-name.ts'
import { keepSports } from '../sports/sports.ts'
import { viewSelf } from './profiles.ts'
import { changeAge, keepTooYoung } from './tell-age.ts'
import * as queries from './update-queries.ts'

type Sent = InputOf<typeof profiles.update>
type SentAddresses = NonNullable<NonNullable<Sent['preference']>['addresses']>

/** Whoever has no address yet is asked for one, as by the form of an address that was left empty. */
function askForAddress(): Refusal {
  const first = 'preference.addresses.0'
  return new Refusal(400, addressTexts.line1, {
    [`${first}.address_line_1`]: addressTexts.line1,
    [`${first}.city`]: addressTexts.city,
    [`${first}.state`]: addressTexts.state,
    [`${first}.postal_code`]: addressTexts.zip,
  })
}

async function storeAddresses(tx: Transaction, services: Services, userId: string, sent: SentAddresses): Promise<void> {
  if (sent.length === 0) {
    const known = await listAddresses.first(tx, { userId })
    if (!known) throw askForAddress()
    return
  }
  const rows = sent.map(({ lat: _lat, lon: _lon, _joinData, ...address }) => ({
    ...address,
    primary: _joinData?.primary_address === 1,
  }))
  const stranger = await keepAddresses(tx, services, userId, rows)
  if (stranger !== undefined) throw badField(`preference.addresses.${stranger}.id`, profileEditTexts.address)
}

const CHOICES = ['age', 'language', 'public_name', 'in_feeds', 'public_profile'] as const
const ALONE = new Set<string>([...CHOICES, 'birth_month'])

/**
 * An age, told on the way to a first challenge, or a choice like the language is no save of the profile, which asks for
 * an address.
 */
const namesAgeOrChoice = ({ preference = {}, ...rest }: Sent): boolean =>
  Object.keys(rest).length === 0 &&
  CHOICES.some(name => preference[name] !== undefined) &&
  Object.keys(preference).every(name => ALONE.has(name))

/** The language that mails are written in, and whether the player has chosen it: null leaves it to the browser. */
function languageOf(
  { languages }: Services,
  { language: was, language_chosen: chosen }: { language: string | null; language_chosen: boolean },
  wanted: string | null | undefined,
) {
  if (wanted === undefined) return { language: was, language_chosen: chosen }
  if (wanted === null) return { language: was, language_chosen: false }
  if (!languages.offered.includes(wanted)) throw badField('preference.language', profileEditTexts.language)
  return { language: wanted, language_chosen: true }
}

/** The columns as they were, but for what is named. */
async function storeColumns(tx: Transaction, services: Services, userId: string, sent: Sent): Promise<void> {
  const { preference = {} } = sent
  const was = await queries.findEditable.one(tx, { userId })
  const firstName = sent.first_name ?? was.first_name
  const lastName = sent.last_name ?? was.last_name
  if (firstName !== was.first_name || lastName !== was.last_name)
    requireFreeName(services, { first: firstName, last: lastName })
  const dark = preference.prefersDark
  const genderId = preference.gender_id === undefined ? was.gender_id : preference.gender_id
  if (genderId !== null && !(await queries.findGender.first(tx, { id: genderId })))
    throw badField('preference.gender_id', profileEditTexts.gender)
  await queries.updateProfile.affected(tx, {
    id: userId,
    first_name: firstName,
    last_name: lastName,
    name_key: foldName(firstName, lastName),
    gender_id: genderId,
    bio: preference.bio ?? was.bio,
    prefers_dark: dark === undefined ? was.prefers_dark : dark === null ? null : dark === 1,
    email_notices: preference.email_notices === undefined ? was.email_notices : preference.email_notices === 1,
    public_name: preference.public_name === undefined ? was.public_name : preference.public_name === 1,
    in_feeds: preference.in_feeds === undefined ? was.in_feeds : preference.in_feeds === 1,
    public_profile: preference.public_profile === undefined ? was.public_profile : preference.public_profile === 1,
    ...languageOf(services, was, preference.language),
  })
}

/** Stores what the form names, all of it or nothing; what it leaves out stays. */
export async function updateProfile(services: Services, viewer: Viewer, sent: Sent, caller: Caller) {
  const { id } = viewer
  await requireProofForEmail(services, viewer, sent)
  const stored = services.db.transaction(async tx => {
    await holdAccount(tx, viewer)
    return changeCard(tx, services, id, async () => {
      if (sent.email !== undefined) await changeEmail(tx, services, { userId: id, email: sent.email, caller })
      await storeColumns(tx, services, id, sent)
      await changeAge(tx, services, id, sent.preference ?? {})
      if (!namesAgeOrChoice(sent)) await storeAddresses(tx, services, id, sent.preference?.addresses ?? [])
      if (sent.sports && sent.sports.length > 0) await keepSports(tx, services, id, sent.sports)
    })
  })
  await stored.catch((refusal: unknown) => keepTooYoung(services, id, refusal))
  return viewSelf(services, viewer)
}
