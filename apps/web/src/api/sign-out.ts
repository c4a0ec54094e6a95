import { sessions } from '@gauntlet/contract/sessions/endpoints'
import { paths } from '../paths.ts'
import { beginAt } from '../ui/router.ts'
import { toast } from '../ui/toast.tsx'
import { call, session, web } from './api.ts'
import { CallError } from './client.ts'
import { endPush } from './push.ts'
import { oweSignOut } from './settle-cookie.ts'
import { forgetServerZone } from './zone-cookie.ts'

/** Ends the session of a player who wants to leave: the splash follows, and no screen is kept to return to. */
export function leave() {
  beginAt(paths.splash)
  session.clear()
  forgetServerZone()
}

/** Logs out on this device at once, and on the server as soon as it can be reached. */
export async function signOut() {
  const ended = call(sessions.logout, {})
  leave()
  // The server ends it with the session; where that is out of reach, the browser takes nothing more by itself.
  void endPush().catch(() => undefined)
  try {
    await ended
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    if (web && error.status !== 401) oweSignOut()
    toast(error.message, { danger: true })
  }
}
