import { fill, match, paths } from '../paths.ts'

/** Sign In, from a screen that visitors and players share: it leads back there. */
export const signInFrom = (path: string): string => `${paths.login}?${new URLSearchParams({ to: path })}`

/** The address of such a screen, written as we write it; undefined for any other address. */
function shared(path: string | null): string | undefined {
  const parts = match(paths.eventView, path ?? '')
  return parts && fill(paths.eventView, { event_view_id: parts['event_view_id'] ?? '' })
}

/** The screen that somebody signs in from, as the address of Sign In names it. */
export const returnTo = (search: string): string | undefined => shared(new URLSearchParams(search).get('to'))

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
const KEY = 'returnTo'

/** Who signs up verifies an e-mail first, often in another tab: what they came from is kept in the browser until then. */
export const keepReturn = (path: string, storage: Kept = localStorage) => storage.setItem(KEY, path)
export const keptReturn = (storage: Kept = localStorage): string | undefined => shared(storage.getItem(KEY))
export const forgetReturn = (storage: Kept = localStorage) => storage.removeItem(KEY)
