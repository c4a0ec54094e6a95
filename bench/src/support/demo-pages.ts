import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { challengeLinks } from '@gauntlet/contract/challenges/links'
import { events } from '@gauntlet/contract/events/endpoints'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { sessions } from '@gauntlet/contract/sessions/endpoints'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { LOGINS } from '../../../apps/server/src/demo/players.ts'
import { DEMO_PASSWORD } from '../../../apps/server/src/demo/world.ts'
import { call } from './call.ts'

export interface DemoPage {
  name: string
  path: string
  /** Made for those who search the web. */
  found?: true
}

export interface DemoPages {
  login: { email: string; password: string }
  players: readonly DemoPage[]
  visitors: readonly DemoPage[]
}

const NOBODY = { id: '', token: '' }

/** The first, or an Error: the demo has one. */
function some<T>(what: string, rows: readonly T[]): T {
  const [first] = rows
  if (first === undefined) throw new Error(`The demo has no ${what}`)
  return first
}

/** Whether visitors are shown something at an address. */
const isShown = async (port: number, path: string): Promise<boolean> =>
  (await fetch(`http://127.0.0.1:${port}${path}`)).ok

/** The pages of the demo's first login, whom visitors may see from now on, and those of visitors. */
export async function demoPages(port: number): Promise<DemoPages> {
  const at = { port }
  const login = { email: some('login', LOGINS).email, password: DEMO_PASSWORD }
  const viewer = await call(at, sessions.login, login, NOBODY)
  await call(at, profiles.update, { preference: { public_profile: 1 } }, viewer)
  const all = await call(at, tournaments.all, {}, viewer)
  const cup = some(
    'knockout',
    all.filter(({ title }) => title.endsWith('Club Knockout')),
  )
  const { challenges: past } = await call(at, challenges.past, { limit: 50 }, viewer)
  const { challenges: pending } = await call(at, challenges.pending, {}, viewer)
  const gathering = some('event', await call(at, events.mine, {}, viewer))
  let match: string | undefined
  for (const { id } of past) if (match === undefined && (await isShown(port, `/match/${id}`))) match = id
  const mine = some(
    'challenge of the player',
    pending.filter(({ user_id }) => user_id === viewer.id),
  )
  const rival = some(
    'challenge to the player',
    pending.filter(({ user_id }) => user_id !== viewer.id),
  ).user_id
  const { code } = await call(at, challengeLinks.make, { id: mine.id, places: 1 }, viewer)
  return {
    login,
    players: [
      { name: 'dashboard', path: '/dashboard' },
      { name: 'leaderboard', path: '/leaderboard' },
      { name: 'bracket', path: `/tournament/view/${cup.id}` },
      { name: 'challenges', path: '/challenges' },
      { name: 'challenge', path: `/challenge/issue/${some('challenge', pending).id}` },
      { name: 'match search', path: '/results' },
      { name: 'people search', path: '/search/friend' },
      { name: 'profile', path: '/user/profile/view' },
      { name: 'tournaments', path: '/tournaments' },
      { name: 'events', path: '/eventlist' },
      { name: 'feed', path: '/feed' },
      { name: 'match', path: `/challenge/issue/${some('match', past).id}` },
      { name: 'event', path: `/event/view/${gathering.id}` },
      { name: 'another profile', path: `/user/profile/view/${rival}` },
      { name: 'my matches', path: '/mychallenge' },
      { name: 'my tournaments', path: '/mytournament' },
      { name: 'my events', path: '/myevent' },
      { name: 'friends', path: '/search/myfriend' },
      { name: 'teams', path: '/teams' },
      { name: 'my teams', path: '/myteam' },
      { name: 'notices', path: '/notices' },
      { name: 'talk', path: `/talk/tournament/${cup.id}` },
      { name: 'challenge form', path: `/challenge/create/${rival}` },
      { name: 'open match form', path: '/createopenchallenge' },
      { name: 'record form', path: '/recordmatch' },
      { name: 'tournament form', path: '/addtournament' },
      { name: 'event form', path: '/addevent' },
      { name: 'team form', path: '/createteam' },
      { name: 'profile form', path: '/user/profile/edit' },
      { name: 'settings', path: '/account-settings' },
      { name: 'notification settings', path: '/account-settings/notifications' },
      { name: 'store', path: '/store' },
      { name: 'credits', path: '/credits' },
      { name: 'truth of ranks', path: '/truth' },
      { name: 'about', path: '/about' },
      { name: 'faq', path: '/faq' },
      { name: 'contact', path: '/contact' },
    ],
    visitors: [
      { name: 'splash', path: '/', found: true },
      { name: 'about', path: '/about', found: true },
      { name: 'faq', path: '/faq', found: true },
      { name: 'leaderboard', path: '/leaderboard', found: true },
      { name: 'truth of ranks', path: '/truth', found: true },
      { name: 'tournaments', path: '/tournaments', found: true },
      { name: 'tournament', path: `/tournament/${cup.id}`, found: true },
      { name: 'match', path: `/match/${match ?? ''}` },
      { name: 'player', path: `/player/${viewer.id}`, found: true },
      { name: 'event', path: `/event/view/${gathering.id}` },
      { name: 'challenge by link', path: `/challenge/link/${code}` },
      { name: 'sign in', path: '/login', found: true },
      { name: 'register', path: '/register', found: true },
      { name: 'contact', path: '/contact', found: true },
    ],
  }
}
