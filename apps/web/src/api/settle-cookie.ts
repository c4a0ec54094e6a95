import { sessions } from '@gauntlet/contract/sessions/endpoints'
import { IN_COOKIE } from '@gauntlet/contract/web-client'
import { call, session, web } from './api.ts'
import { CallError } from './client.ts'
import { SIGN_OUT_OWED } from './sign-out-owed.ts'

/** A player signed out and the server was not reached: no script can clear the cookie, so the server is asked again. */
export const oweSignOut = () => localStorage.setItem(SIGN_OUT_OWED, '1')

/**
 * Moves the session of a token that an earlier version of this client kept into the cookie, or has the cookie cleared.
 */
async function settle(): Promise<void> {
  const sent = session.get()
  if (sent && sent.token !== IN_COOKIE) {
    const { payload } = await call(sessions.toCookie, {})
    // Meanwhile another player may have signed in, or this one out.
    if (session.get() === sent) session.set(payload)
  } else if (!sent && SIGN_OUT_OWED in localStorage) {
    await call(sessions.logout, {})
    localStorage.removeItem(SIGN_OUT_OWED)
  }
}

/** Finishes what an earlier visit left undone with the cookie; without a network as soon as there is one. */
export async function settleCookie(): Promise<void> {
  if (!web) return
  try {
    await settle()
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    // The session was over anyway.
    if (error.status === 401) localStorage.removeItem(SIGN_OUT_OWED)
  }
}

addEventListener('online', () => void settleCookie())
