import { addressForm } from '@gauntlet/contract/addresses/endpoints'
import type { User } from '@gauntlet/contract/profiles/answer'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { asksForMonth, BIO_MAX, profileForm } from '@gauntlet/contract/profiles/forms'
import { profileEditTexts } from '@gauntlet/contract/profiles/texts'
import { NAME_MAX, nameLetters } from '@gauntlet/contract/fields'
import { mdiLockOutline } from '@mdi/js'
import { type ReactNode, useId, useState } from 'react'
import { asksForPassword, CallError } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { useApi } from '../../api/use-api.ts'
import { showErrors, useContractForm } from '../../api/use-contract-form.ts'
import { useSelf } from '../../api/use-self.ts'
import { paths } from '../../paths.ts'
import { AgeFields, WRITE_ABOUT_AGE } from '../../people/age-fields.tsx'
import { LinkRow } from '../../ui/card.tsx'
import { CurrentPassword } from '../../ui/current-password.tsx'
import { CheckField, SelectField, TextAreaField, TextField } from '../../ui/field.tsx'
import { Link } from '../../ui/link.tsx'
import { goBack } from '../../ui/router.ts'
import { Page } from '../../ui/page.tsx'
import { toast } from '../../ui/toast.tsx'
import { useUnsaved } from '../../ui/unsaved.ts'
import { AddressFields, EMPTY_ADDRESS } from './address-fields.tsx'
import AddressForm from './address-form.tsx'
import { AddressesSection } from './addresses-section.tsx'
import './edit-profile.css'
import { EditPhoto } from './edit-photo.tsx'
import { LanguageField, openInLanguage } from './language-field.tsx'
import { namedAsHere } from './named-as-here.ts'
import * as texts from './texts.ts'

/** Everything of the player's own profile except the photo and the sports. */
export default function EditProfile() {
  const self = useSelf()
  const [adding, setAdding] = useState(false)
  const { addresses } = self.preference
  return (
    <Page title={texts.editProfile} back={paths.profile}>
      <ProfileForm self={self}>
        {addresses.length > 0 && <AddressesSection addresses={addresses} add={() => setAdding(true)} />}
      </ProfileForm>
      {adding && <AddressForm close={() => setAdding(false)} />}
    </Page>
  )
}

/** The form; `children` stand below it, above the button that is in reach of both. */
function ProfileForm({ self, children }: { self: User; children: ReactNode }) {
  const formId = useId()
  const { data: genders } = useApi(profiles.genders, {})
  const { run, busy } = useAction(profiles.update, {
    failure: profileEditTexts.failed,
    unsaid: asksForPassword,
  })
  // Undefined until it is asked for.
  const [current, setCurrent] = useState<string>()
  const [wanted, setWanted] = useState<string>()
  const { first_name, last_name, email, preference } = self
  const known = genders?.payload ?? (preference.gender ? [preference.gender] : [])
  const asksForAddress = preference.addresses.length === 0
  const form = useContractForm(profileForm, {
    first_name,
    last_name,
    email: email ?? '',
    age: preference.age === null ? '' : String(preference.age),
    birth_month: preference.birth_month ?? '',
    gender_id: preference.gender?.id ?? '',
    language: preference.language ?? '',
    bio: preference.bio,
    public_name: preference.public_name === 1,
    in_feeds: preference.in_feeds === 1,
    public_profile: preference.public_profile === 1,
  })
  const address = useContractForm(addressForm, EMPTY_ADDRESS)
  const unsaved = [useUnsaved(form), useUnsaved(address)]
  const { register, setValue, watch } = form
  const { errors, dirtyFields, isDirty } = form.formState
  const hasChanged = isDirty || address.formState.isDirty
  const name = (field: 'first_name' | 'last_name') =>
    register(field, {
      onChange: (event: { target: { value: string } }) =>
        setValue(field, nameLetters(event.target.value), { shouldDirty: true }),
    })

  const send = form.handleSubmit(
    async ({
      email: typed,
      gender_id,
      language,
      bio,
      public_name,
      in_feeds,
      public_profile,
      age,
      birth_month,
      ...names
    }) => {
      if (asksForAddress && !(await address.trigger(undefined, { shouldFocus: true }))) return
      const outcome = await run({
        ...names,
        // The present e-mail would call off a change whose link is still to be opened.
        ...(dirtyFields.email && { email: typed }),
        ...(current !== undefined && current !== '' && { current }),
        preference: {
          bio,
          public_name,
          in_feeds,
          public_profile,
          // An empty field is not an age that anybody has told.
          ...(dirtyFields.age && { age }),
          ...((dirtyFields.age || dirtyFields.birth_month) && {
            birth_month: asksForMonth(watch('age')) ? birth_month : null,
          }),
          gender_id: gender_id === '' ? null : gender_id,
          ...(dirtyFields.language && { language: language === '' ? null : language }),
          ...(asksForAddress && { addresses: [address.getValues()] }),
        },
      })
      if (outcome instanceof CallError && asksForPassword(outcome)) {
        setCurrent(current ?? '')
        setWanted(outcome.errors['current'])
        return
      }
      if (outcome instanceof CallError) {
        const named = namedAsHere(outcome)
        showErrors(address, named.address)
        showErrors(form, named.profile)
        return
      }
      if (typed !== email) toast(profileEditTexts.emailSent)
      for (const { saved } of unsaved) saved()
      if (dirtyFields.language) await openInLanguage(paths.profile)
      else goBack(paths.profile)
    },
    () => {
      if (asksForAddress) void address.trigger()
    },
  )
  return (
    <>
      <div className="profile-edit">
        <form id={formId} className="profile-form" noValidate onSubmit={event => void send(event)}>
          <EditPhoto
            self={self}
            name={`${watch('first_name')} ${watch('last_name')}`.trim()}
            gender={known.find(({ id }) => id === watch('gender_id'))?.name}
            bio={watch('bio')}
            writeBio={() => form.setFocus('bio')}
          />
          <div className="card stack profile-fields">
            <div className="field-pair">
              <TextField
                label={texts.firstName}
                autoComplete="given-name"
                maxLength={NAME_MAX}
                error={errors.first_name?.message}
                {...name('first_name')}
              />
              <TextField
                label={texts.lastName}
                autoComplete="family-name"
                maxLength={NAME_MAX}
                error={errors.last_name?.message}
                {...name('last_name')}
              />
            </div>
            <TextField
              label={texts.email}
              type="email"
              autoComplete="email"
              {...(dirtyFields.email && { hint: texts.weEmailALink })}
              error={errors.email?.message}
              {...register('email')}
            />
            {current !== undefined && (
              <CurrentPassword
                error={wanted}
                value={current}
                onChange={event => {
                  setCurrent(event.currentTarget.value)
                  setWanted(undefined)
                }}
              />
            )}
            <div className="field-pair">
              <AgeFields
                age={{ ...register('age'), error: errors.age?.message }}
                month={{ ...register('birth_month'), error: errors.birth_month?.message }}
                typed={watch('age')}
                link={<Link to={`${paths.contact}?about=age`}>{WRITE_ABOUT_AGE}</Link>}
              />
              <SelectField label={texts.gender} error={errors.gender_id?.message} {...register('gender_id')}>
                <option value="">{texts.notSpecified}</option>
                {known.map(gender => (
                  <option key={gender.id} value={gender.id}>
                    {gender.name}
                  </option>
                ))}
              </SelectField>
            </div>
            <LanguageField {...register('language')} />
            <TextAreaField
              label={texts.bio}
              rows={2}
              maxLength={BIO_MAX}
              placeholder={texts.bioExample}
              error={errors.bio?.message}
              {...register('bio')}
            />
          </div>
          <div className="card stack profile-side">
            <fieldset className="stack tight plain-set">
              <legend>{texts.whoSeesWhat}</legend>
              <CheckField label={texts.friendsSeeMyResults} {...register('in_feeds')} />
              <CheckField label={texts.myNameOnPublicPages} {...register('public_name')} />
              <CheckField label={texts.visitorsSeeMyPage} {...register('public_profile')} />
            </fieldset>
            {asksForAddress && (
              <fieldset className="stack plain-set">
                <legend>{texts.yourAddress}</legend>
                <p className="soft small">{texts.searchesStartThereOthersSee}</p>
                <AddressFields form={address} />
              </fieldset>
            )}
          </div>
        </form>
        {children}
        <nav className="card edit-password" aria-label={texts.account}>
          <LinkRow to={paths.accountSettings} icon={mdiLockOutline}>
            {texts.changePassword}
          </LinkRow>
        </nav>
      </div>
      <div className="act-bar profile-save">
        <button
          type="submit"
          form={formId}
          className={hasChanged ? 'button main wide' : 'button wide'}
          disabled={busy || !hasChanged}
        >
          {texts.save}
        </button>
      </div>
    </>
  )
}
