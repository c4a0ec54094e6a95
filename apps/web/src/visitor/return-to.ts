import { fill, match, paths } from '../paths.ts'

/** Sign In, from a screen that visitors and players share: it leads back there. */
export const signInFrom = (path: string): string => `${paths.login}?${new URLSearchParams({ to: path })}`

/** The screen that somebody signs in from, as the address of Sign In names it; undefined for any other address. */
export function returnTo(search: string): string | undefined {
  const parts = match(paths.eventView, new URLSearchParams(search).get('to') ?? '')
  return parts && fill(paths.eventView, { event_view_id: parts['event_view_id'] ?? '' })
}
