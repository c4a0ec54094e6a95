import { fill, match, paths } from '../paths.ts'

/**
 * Screens that nobody comes back to by signing in: visitors have them, or it leads there anyway. A new screen of a
 * player is one to come back to.
 */
const NO_WAY_BACK = new Set<string>([
  paths.splash,
  paths.login,
  paths.register,
  paths.forgot,
  paths.reset,
  paths.undoEmail,
  paths.unsubscribe,
  paths.about,
  paths.faq,
  paths.contact,
  paths.leaderboard,
  paths.truth,
  paths.paymentForm,
  paths.setup,
  paths.dashboard,
])
const waysBack = Object.values(paths).filter(form => !NO_WAY_BACK.has(form))

/** The screen at `path`, in our own form; an address that leads elsewhere is no address of ours. */
function screenAt(path: string | null): { address: string; form: string } | undefined {
  for (const form of waysBack) {
    const parts = match(form, path ?? '')
    if (parts) return { address: fill(form, parts), form }
  }
  return undefined
}

/** Sign In, Sign Up or Forgot Password, from a screen that needs an account: it leads back there. */
const doorFrom = (door: string, path: string | undefined): string =>
  path === undefined ? door : `${door}?${new URLSearchParams({ to: path })}`
export const signInFrom = (path: string | undefined): string => doorFrom(paths.login, path)
export const signUpFrom = (path: string | undefined): string => doorFrom(paths.register, path)
export const forgotFrom = (path: string | undefined): string => doorFrom(paths.forgot, path)

/** The target of an address that has no page for visitors: Sign In if players have one, else the splash. */
export function doorTo(pathname: string): string {
  const screen = screenAt(pathname)
  return screen ? signInFrom(screen.address) : paths.splash
}

const asked = (search: string) => screenAt(new URLSearchParams(search).get('to'))

/** The screen that somebody comes from, as named in the address of Sign In. */
export const returnTo = (search: string): string | undefined => asked(search)?.address
/** Its form among `paths`. */
export const formToReturn = (search: string): string | undefined => asked(search)?.form

/**
 * The address that an invitation was sent to. It stands behind the '#', which no browser sends to a server, so neither
 * a log nor another site learns of it.
 */
export const invitedEmail = (hash: string): string => new URLSearchParams(hash.replace(/^#/, '')).get('email') ?? ''

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
const KEY = 'returnTo'

/**
 * A sign-up or a new password continues from an e-mail, often in another tab: until then the browser keeps the screen
 * that somebody came from. Coming from nowhere does not erase it.
 */
export const keepReturn = (path: string | undefined, storage: Kept = localStorage) =>
  path === undefined ? storage.removeItem(KEY) : storage.setItem(KEY, path)
export const keptReturn = (storage: Kept = localStorage): string | undefined => screenAt(storage.getItem(KEY))?.address
export const forgetReturn = (storage: Kept = localStorage) => storage.removeItem(KEY)
