import { IN_COOKIE } from '@gauntlet/contract/web-client'
import { session, web } from './api.ts'
import type { Session } from './session.ts'

/** Set where a player signed out and the server was not reached: no script can clear the cookie. */
const OWED = 'signOutOwed'

export const oweSignOut = () => localStorage.setItem(OWED, '1')
export const forgetOwed = () => localStorage.removeItem(OWED)
/** Whoever has signed in since has a new cookie. */
export const signOutOwed = (): boolean => localStorage.getItem(OWED) !== null && session.get() === undefined

/** The session whose token an earlier version of this client kept in local storage. */
export function tokenToMove(): Session | undefined {
  const current = session.get()
  return web && current !== undefined && current.token !== IN_COOKIE ? current : undefined
}

session.subscribe(() => {
  if (session.get()) forgetOwed()
})
