import { API_BASE } from '../api-base.ts'
import { takerOf } from './asked-first.ts'
import { createClient } from './client.ts'
import { SESSION_KEY, sessionStore } from './session.ts'

/** The session of this device. */
export const session = sessionStore(localStorage)
addEventListener('storage', event => {
  if (event.key === SESSION_KEY || event.key === null) session.changedElsewhere()
})
// A page that the browser has kept and shows again has heard of nothing meanwhile.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) session.changedElsewhere()
})

/**
 * A wrapped app names its server in full and keeps its token; on the server's own origin a cookie holds the session.
 */
export const web = API_BASE.startsWith('/')

export const { call, open, tellsOf } = createClient({
  base: API_BASE,
  session,
  web,
  asked: takerOf(window.askedFirst, localStorage),
})
