import { sessions } from '@gauntlet/contract/sessions'
import { call, session } from './api.ts'
import { CallError } from './client.ts'
import { forgetOwed, signOutOwed, tokenToMove } from './cookie-owed.ts'

/** A server that is not reached is asked again at the next start, or once there is a network again. */
async function whenReached(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    // The session was over anyway: then there is nothing left to do.
    if (error.status === 401) forgetOwed()
  }
}

/** Does what an earlier visit left: moves the session of a kept token into the cookie, or has the cookie cleared. */
export const settleCookie = (): Promise<void> =>
  whenReached(async () => {
    const kept = tokenToMove()
    if (kept) {
      const { payload } = await call(sessions.toCookie, {})
      // Meanwhile another player may have signed in, or this one out.
      if (session.get() === kept) session.set(payload)
    } else if (signOutOwed()) {
      await call(sessions.logout, {})
      forgetOwed()
    }
  })
