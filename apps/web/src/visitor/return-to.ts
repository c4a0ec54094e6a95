import { fill, match, paths } from '../paths.ts'

/** Sign In, from a screen that visitors and players share, or from a link that needs an account: it leads back there. */
export const signInFrom = (path: string): string => `${paths.login}?${new URLSearchParams({ to: path })}`

/** The address of such a screen, written as we write it; undefined for any other address. */
function shared(path: string | null): string | undefined {
  const event = match(paths.eventView, path ?? '')
  if (event) return fill(paths.eventView, { event_view_id: event['event_view_id'] ?? '' })
  const link = match(paths.verify, path ?? '')
  return link && fill(paths.verify, { token: link['token'] ?? '' })
}

/** The screen that somebody signs in from, as the address of Sign In names it. */
export const returnTo = (search: string): string | undefined => shared(new URLSearchParams(search).get('to'))

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
const KEY = 'returnTo'

/** Who signs up verifies an e-mail first, often in another tab: what they came from is kept in the browser until then. */
export const keepReturn = (path: string, storage: Kept = localStorage) => storage.setItem(KEY, path)
export const keptReturn = (storage: Kept = localStorage): string | undefined => shared(storage.getItem(KEY))
export const forgetReturn = (storage: Kept = localStorage) => storage.removeItem(KEY)
