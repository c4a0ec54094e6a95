import { fill, match, paths } from '../paths.ts'

/**
 * The screens that somebody may come from, and the reason to sign in there: 'Sign in to …'. The dashboard is not among
 * them: signing in leads there anyway, and a visitor gets the splash.
 */
const purposes: ReadonlyMap<string, string> = new Map([
  [paths.eventView, 'answer this event'],
  [paths.verify, 'confirm your new email'],
  [paths.searchMatch, 'find a match'],
  [paths.searchTournament, 'find a tournament'],
  [paths.searchEvent, 'find an event'],
  [paths.searchFriend, 'find players'],
  [paths.searchMyFriend, 'see your friends'],
  [paths.results, 'find a match'],
  [paths.challengeResults, 'find a match'],
  [paths.eventList, 'see your events'],
  [paths.addEvent, 'see your events'],
  [paths.myEvent, 'see your events'],
  [paths.addFriend, 'see your friends'],
  [paths.eventEdit, 'answer this event'],
  [paths.tournamentList, 'see your tournaments'],
  [paths.addTournament, 'see your tournaments'],
  [paths.myTournament, 'see your tournaments'],
  [paths.tournaments, 'see your tournaments'],
  [paths.tournamentView, 'see this tournament'],
  [paths.tournamentRank, 'see this tournament'],
  [paths.tournamentEdit, 'see this tournament'],
  [paths.tournamentReport, 'see this tournament'],
  [paths.reportTournament, 'see your tournaments'],
  [paths.challengeSearch, 'find a match'],
  [paths.addChallenge, 'find a match'],
  [paths.myChallenge, 'see your matches'],
  [paths.challengeCreate, 'challenge this player'],
  [paths.challengeList, 'challenge this player'],
  [paths.createChallenge, 'challenge this player'],
  [paths.createOpenChallenge, 'find a match'],
  [paths.challengeIssue, 'see this challenge'],
  [paths.challengeEdit, 'change this challenge'],
  [paths.challengeEditOpen, 'change this match'],
  [paths.challenges, 'see your matches'],
  [paths.notices, 'see your notices'],
  [paths.accountSettings, 'change your account settings'],
  [paths.profileRoot, 'see your profile'],
  [paths.profileEdit, 'change your profile'],
  [paths.profile, 'see your profile'],
  [paths.profileOf, 'see this player'],
  [paths.userView, 'see this player'],
  [paths.friendView, 'see this player'],
  [paths.teamEdit, 'see this team'],
  [paths.teams, 'see your teams'],
  [paths.myTeam, 'see your teams'],
  [paths.createTeam, 'create a team'],
  [paths.store, 'buy credits'],
  [paths.credits, 'see your credits'],
  [paths.purchase, 'see your receipt'],
])

/** The screen at `path`, in our own form; an address that leads elsewhere is no address of ours. */
function screenAt(path: string | null): { address: string; purpose: string } | undefined {
  for (const [form, purpose] of purposes) {
    const parts = match(form, path ?? '')
    if (parts) return { address: fill(form, parts), purpose }
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
/** The reason to sign in: 'see this challenge'. */
export const purposeOf = (search: string): string | undefined => asked(search)?.purpose

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
