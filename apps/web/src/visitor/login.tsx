import { loginInput, sessions } from '@gauntlet/contract/sessions'
import { useEffect } from 'react'
import { call, session } from '../api/api.ts'
import { settleCookie } from '../api/settle-cookie.ts'
import { paths } from '../paths.ts'
import { TextField } from '../ui/field.tsx'
import { Frame } from './frame.tsx'
import { Link } from './link.tsx'
import { returnTo } from './return-to.ts'
import { useForm } from '../api/use-form.ts'

export default function Login() {
  useEffect(() => void settleCookie(), [])
  const { errors, refused, busy, submit, forget } = useForm(loginInput, async values => {
    const { payload } = await call(sessions.login, values)
    const back = returnTo(location.search)
    if (back !== undefined) history.replaceState(null, '', back)
    session.set(payload)
  })
  return (
    <Frame title="Sign In">
      <form noValidate onSubmit={event => void submit(event, {})} onInput={forget}>
        <TextField label="Email" name="email" type="email" autoComplete="username" error={errors['email']} />
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          error={errors['password']}
        />
        <p className="form-error" role="alert">
          {refused}
        </p>
        <button type="submit" className="button main wide" disabled={busy}>
          Sign In
        </button>
      </form>
      <nav className="visitor-foot" aria-label="Account">
        <Link href={paths.forgot}>Forgot Password</Link>
        <Link href={paths.register}>Sign Up</Link>
      </nav>
    </Frame>
  )
}
