import { fill, match, paths } from '../paths.ts'
import * as texts from './texts.ts'

/**
 * The screens that somebody may come from, and the reason to sign in there: 'Sign in to …'. The dashboard is not among
 * them: signing in leads there anyway, and a visitor gets the splash.
 */
const purposes: ReadonlyMap<string, string> = new Map([
  [paths.eventView, texts.answerThisEvent],
  [paths.challengeLink, texts.acceptThisChallenge],
  [paths.verify, texts.confirmYourNewEmail],
  [paths.searchMatch, texts.findAMatch],
  [paths.searchTournament, texts.findATournament],
  [paths.searchEvent, texts.findAnEvent],
  [paths.searchFriend, texts.findPlayers],
  [paths.searchMyFriend, texts.seeYourFriends],
  [paths.results, texts.findAMatch],
  [paths.challengeResults, texts.findAMatch],
  [paths.eventList, texts.seeYourEvents],
  [paths.addEvent, texts.seeYourEvents],
  [paths.myEvent, texts.seeYourEvents],
  [paths.addFriend, texts.seeYourFriends],
  [paths.eventEdit, texts.answerThisEvent],
  [paths.tournamentList, texts.seeYourTournaments],
  [paths.addTournament, texts.seeYourTournaments],
  [paths.myTournament, texts.seeYourTournaments],
  [paths.tournaments, texts.seeYourTournaments],
  [paths.tournamentView, texts.seeThisTournament],
  [paths.tournamentRank, texts.seeThisTournament],
  [paths.tournamentEdit, texts.seeThisTournament],
  [paths.tournamentReport, texts.seeThisTournament],
  [paths.reportTournament, texts.seeYourTournaments],
  [paths.challengeSearch, texts.findAMatch],
  [paths.addChallenge, texts.findAMatch],
  [paths.myChallenge, texts.seeYourMatches],
  [paths.challengeCreate, texts.challengeThisPlayer],
  [paths.challengeList, texts.challengeThisPlayer],
  [paths.createChallenge, texts.challengeThisPlayer],
  [paths.createOpenChallenge, texts.findAMatch],
  [paths.recordMatch, texts.findAMatch],
  [paths.challengeIssue, texts.seeThisChallenge],
  [paths.challengeEdit, texts.changeThisChallenge],
  [paths.challengeEditOpen, texts.changeThisMatch],
  [paths.challenges, texts.seeYourMatches],
  [paths.notices, texts.seeYourNotifications],
  [paths.accountSettings, texts.changeYourAccountSettings],
  [paths.profileRoot, texts.seeYourProfile],
  [paths.profileEdit, texts.changeYourProfile],
  [paths.profile, texts.seeYourProfile],
  [paths.profileOf, texts.seeThisPlayer],
  [paths.userView, texts.seeThisPlayer],
  [paths.friendView, texts.seeThisPlayer],
  [paths.teamEdit, texts.seeThisTeam],
  [paths.teams, texts.seeYourTeams],
  [paths.talk, texts.readThisTalk],
  [paths.myTeam, texts.seeYourTeams],
  [paths.createTeam, texts.createATeam],
  [paths.store, texts.buyCredits],
  [paths.credits, texts.seeYourCredits],
  [paths.purchase, texts.seeYourReceipt],
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
