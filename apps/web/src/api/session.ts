/**
 * The player who is signed in on this device. It is kept in local storage, which tells the other tabs. `token` is
 * IN_COOKIE if the session is in a cookie that no script can read: then it says only that there is one.
 */
export interface Session {
  token: string
  id: string
}

export const SESSION_KEY = 'currentUser'

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Valid only with a token and an id and without an `errors` field; the text 'undefined' is no session. */
export function parseSession(text: string | null): Session | undefined {
  let value: unknown
  try {
    // Nothing is kept for most visitors: an error thrown for it would have the browser read the whole entry again.
    value = JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
  if (typeof value !== 'object' || value === null || 'errors' in value) return undefined
  if (!('token' in value && 'id' in value && isText(value.token) && isText(value.id))) return undefined
  return { token: value.token, id: value.id }
}

type KeyValue = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The session as a store that components read; `changedElsewhere` is called when another tab has written it. */
export function sessionStore(storage: KeyValue) {
  let current = parseSession(storage.getItem(SESSION_KEY))
  const listeners = new Set<() => void>()
  const publish = (next: Session | undefined) => {
    const before = current
    current = next
    // A session that moves into the cookie continues: the text that the player is writing stays.
    if (next?.id !== before?.id) for (const listener of listeners) listener()
  }
  return {
    get: () => current,
    set({ token, id }: Session) {
      const next = { token, id }
      storage.setItem(SESSION_KEY, JSON.stringify(next))
      publish(next)
    },
    clear() {
      storage.removeItem(SESSION_KEY)
      publish(undefined)
    },
    changedElsewhere: () => publish(parseSession(storage.getItem(SESSION_KEY))),
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
export type SessionStore = ReturnType<typeof sessionStore>
