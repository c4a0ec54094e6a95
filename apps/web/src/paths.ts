/** Every screen's address, once. `:id` is a part to fill. */
export const paths = {
  splash: '/',
  login: '/login',
  register: '/register',
  forgot: '/forgot',
  reset: '/reset/:token',
  verify: '/verify/:token',
  undoEmail: '/undo-email/:undo',
  unsubscribe: '/unsubscribe/:kind/:token',
  about: '/about',
  faq: '/faq',
  contact: '/contact',
  leaderboard: '/leaderboard',
  truth: '/truth',
  paymentForm: '/payment-form',
  eventView: '/event/view/:event_view_id',
  challengeLink: '/challenge/link/:code',

  setup: '/setup',

  dashboard: '/dashboard',
  searchMatch: '/search/match',
  searchTournament: '/search/tournament',
  searchEvent: '/search/event',
  searchFriend: '/search/friend',
  searchMyFriend: '/search/myfriend',
  results: '/results',
  challengeResults: '/challenge/results',
  eventList: '/eventlist',
  addEvent: '/addevent',
  myEvent: '/myevent',
  addFriend: '/addfriend',
  eventEdit: '/event/edit/:id',
  tournamentList: '/tournamentlist',
  addTournament: '/addtournament',
  myTournament: '/mytournament',
  tournaments: '/tournaments',
  tournamentView: '/tournament/view/:tournament_view_id',
  tournamentRank: '/tournament/viewrank/:tournament_view_id',
  tournamentEdit: '/tournament/edit/:id',
  tournamentReport: '/tournament/report/:tid',
  reportTournament: '/reporttournament',
  challengeSearch: '/challengesearch',
  addChallenge: '/addchallenge',
  myChallenge: '/mychallenge',
  challengeCreate: '/challenge/create/:id',
  challengeList: '/challengelist/:id',
  createChallenge: '/createchallenge/:id',
  createOpenChallenge: '/createopenchallenge',
  recordMatch: '/recordmatch',
  challengeIssue: '/challenge/issue/:id',
  challengeEdit: '/challenge/edit/:id',
  challengeEditOpen: '/challenge/edit_open_match/:id',
  challenges: '/challenges',
  notices: '/notices',
  feed: '/feed',
  talk: '/talk/:kind/:id',
  guest: '/guest/:code',
  accountSettings: '/account-settings',
  settingsPart: '/account-settings/:part',
  profileRoot: '/user/profile',
  profileEdit: '/user/profile/edit',
  profile: '/user/profile/view',
  profileOf: '/user/profile/view/:id',
  userView: '/user/view/:id',
  friendView: '/user/friendlist/view/:id',
  teamEdit: '/team/edit/:id',
  teams: '/teams',
  myTeam: '/myteam',
  createTeam: '/createteam',
  store: '/store',
  credits: '/credits',
  purchase: '/purchase/:id',
} as const

type PartsOf<P extends string> = P extends `${string}:${infer Part}/${infer Rest}`
  ? Part | PartsOf<`/${Rest}`>
  : P extends `${string}:${infer Part}`
    ? Part
    : never

/** Fills the parts of an address. `fill(paths.challengeIssue, { id })` → `/challenge/issue/…`. */
export const fill = <P extends string>(path: P, parts: Record<PartsOf<P>, string>): string => {
  const values = new Map(Object.entries<string>(parts))
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values.get(name) ?? ''))
}

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The parts of `pathname` where it has the form of `path`, else nothing. Letter case and a last slash never matter. */
export function match(path: string, pathname: string): Record<string, string> | undefined {
  const form = path.split('/').filter(Boolean)
  const given = pathname.split('/').filter(Boolean)
  if (form.length !== given.length) return undefined
  const parts: Record<string, string> = {}
  for (const [index, piece] of form.entries()) {
    const value = given[index] ?? ''
    if (piece.startsWith(':')) parts[piece.slice(1)] = decoded(value)
    else if (piece.toLowerCase() !== value.toLowerCase()) return undefined
  }
  return parts
}

/** Whether an address is that of a screen, for players or for visitors. */
export const isScreen = (pathname: string): boolean =>
  Object.values(paths).some(path => match(path, pathname) !== undefined)
