import { createClient } from './client.ts'
import { SESSION_KEY, sessionStore } from './session.ts'

/** The session of this device. */
export const session = sessionStore(localStorage)
addEventListener('storage', event => {
  if (event.key === SESSION_KEY || event.key === null) session.changedElsewhere()
})

/** Where pictures and calls live; the same origin unless the build says otherwise. */
export const API_BASE: string = import.meta.env['VITE_API_BASE'] ?? '/api'

export const { call, open } = createClient({ base: API_BASE, session })
