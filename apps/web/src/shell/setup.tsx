import { type User } from '@gauntlet/contract/profiles'
import { sessions } from '@gauntlet/contract/sessions'
import { useEffect } from 'react'
import { signOut } from '../api/sign-out.ts'
import { useAction } from '../api/use-action.ts'
import { APP_NAME } from '../app-name.ts'
import { paths } from '../paths.ts'
import { Court, Wordmark } from '../ui/court.tsx'

/** What a player sees until the e-mail is verified; the record is followed, so it goes on by itself. */
export function Setup({ user }: { user: User }) {
  const { run, busy } = useAction(sessions.sendVerification)
  useEffect(() => {
    document.title = `Verify your email · ${APP_NAME}`
    if (location.pathname !== paths.setup) history.replaceState(null, '', paths.setup)
  }, [])
  return (
    <div className="visitor">
      <header className="visitor-side">
        <Wordmark name={APP_NAME} />
        <Court />
      </header>
      <main>
        <h1>Verify your email</h1>
        <p>
          Hello {user.first_name}. We sent a link to <strong className="unbroken">{user.email}</strong>. Open it, and
          this page takes you to your dashboard.
        </p>
        <p className="soft">Nothing there? Look into the spam folder, or let us send it again.</p>
        <div className="stack">
          <button type="button" className="button main wide" disabled={busy} onClick={() => void run({})}>
            Resend Email
          </button>
          <button type="button" className="button wide" onClick={() => void signOut()}>
            Log Out
          </button>
        </div>
      </main>
    </div>
  )
}
