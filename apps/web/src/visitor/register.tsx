import { NAME_MAX, nameLetters } from '@gauntlet/contract/fields'
import { sessions } from '@gauntlet/contract/sessions/endpoints'
import { registerInputFor } from '@gauntlet/contract/sessions/forms'
import { type ChangeEvent, useEffect, useState } from 'react'
import { call, session } from '../api/api.ts'
import { paths } from '../paths.ts'
import { passwordMax } from '../password-max.ts'
import { TextField } from '../ui/field.tsx'
import { Frame } from './frame.tsx'
import { Link } from '../ui/link.tsx'
import { navigate, useAddress } from '../ui/router.ts'
import { invitedEmail, keepReturn, returnTo, signInFrom } from './return-to.ts'
import { PurposeLine } from './purpose-line.tsx'
import { PasswordFields } from '../ui/password-fields.tsx'
import { useForm } from '../api/use-form.ts'
import * as texts from './texts.ts'
import { FormError } from '../ui/form-error.tsx'

/** A name field keeps only characters that names are written with. */
function useName() {
  const [value, setValue] = useState('')
  return {
    value,
    onChange: (event: ChangeEvent<HTMLInputElement>) => setValue(nameLetters(event.currentTarget.value)),
    maxLength: NAME_MAX,
  }
}

export { ready } from './purpose-line.tsx'

const PROMISES = (
  <ul className="promises">
    <li>{texts.aTrueRank}</li>
    <li>{texts.matchesNearYou}</li>
    <li>{texts.yourChanceTold}</li>
  </ul>
)
const registerInput = registerInputFor(passwordMax)

/** As chosen by hand: the page's first script has set it, so the page need not load the code for choosing. */
function prefersDark(): { prefersDark?: boolean } {
  const { theme } = document.documentElement.dataset
  return theme === undefined ? {} : { prefersDark: theme === 'dark' }
}

export default function Register() {
  const { search, hash } = useAddress()
  const back = returnTo(search)
  const [invited] = useState(() => invitedEmail(hash))
  // Somebody who looks at the screen later should not read it in the address.
  useEffect(() => {
    if (location.hash !== '') history.replaceState(history.state, '', location.pathname + location.search)
  }, [])
  const first = useName()
  const last = useName()
  const { errors, refused, busy, submit, forget } = useForm(registerInput, async values => {
    const { payload } = await call(sessions.register, values)
    keepReturn(back)
    navigate(paths.profile, { replace: true })
    session.set(payload)
    // For the few who come by a link, and only now.
    if (back !== undefined) await (await import('./accept-from.ts')).acceptFrom(back)
  })
  return (
    <Frame title={texts.signUp} words={PROMISES}>
      {back !== undefined && <PurposeLine search={search} words={texts.signUpToPurpose} />}
      <form noValidate onSubmit={event => void submit(event, prefersDark())} onInput={forget}>
        <div className="pair">
          <TextField
            label={texts.firstName}
            name="first_name"
            autoComplete="given-name"
            error={errors['first_name']}
            {...first}
          />
          <TextField
            label={texts.lastName}
            name="last_name"
            autoComplete="family-name"
            error={errors['last_name']}
            {...last}
          />
        </div>
        <TextField
          label={texts.email}
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={invited}
          error={errors['email']}
        />
        <PasswordFields errors={errors} />
        <FormError>{refused}</FormError>
        <button type="submit" className="button main wide" disabled={busy}>
          {texts.register}
        </button>
      </form>
      <nav className="visitor-foot" aria-label={texts.account}>
        <span>{texts.youHaveAnAccount}</span>
        <Link to={signInFrom(back)}>{texts.signIn}</Link>
      </nav>
    </Frame>
  )
}
