// Which journeys run on which engine, and which of them wait for a release.
import { globSync } from 'node:fs'
import { sep } from 'node:path'

export type Engine = 'pglite' | 'postgres'

const onEmbedded: readonly string[] = [
  'api/restart',
  'screens/accounts',
  'screens/chances',
  'screens/coming-back',
  'screens/forms',
  'screens/hands',
  'screens/language',
  'screens/newcomer',
  'screens/teams',
  'screens/ways',
  'screens/weight',
]

/** It starts a server of PostgreSQL for itself. */
const BRINGS_ITS_OWN = 'api/outages'

/** The journey that walks through the screens of a noun in every run, by the noun's folder in the web client. */
export const walked: Readonly<Record<string, string>> = {
  accounts: 'screens/accounts',
  agenda: 'screens/dashboard',
  availability: 'screens/guests',
  challenges: 'screens/challenges',
  contact: 'screens/challenges',
  content: 'screens/ways',
  events: 'screens/events',
  feed: 'screens/feed',
  guests: 'screens/guests',
  leaderboards: 'screens/main-job',
  'match-search': 'screens/challenges',
  notices: 'screens/events',
  passkeys: 'screens/signing-in',
  payments: 'screens/store',
  'people-search': 'screens/friends',
  profiles: 'screens/main-job',
  ranks: 'screens/truth',
  'second-proofs': 'screens/signing-in',
  talk: 'screens/talk',
  teams: 'screens/teams',
  tournaments: 'screens/bracket',
}

/** Journeys that hold what keeps players safe, and what they did: they are made in every run. */
export const neverLeft: readonly string[] = [
  'api/access',
  'api/bad-input',
  'api/fuzz',
  'api/outages',
  'api/payments',
  'api/restart',
  'api/stops',
  'screens/accounts',
  'screens/coming-back',
  'screens/late-reports',
  'screens/onlookers',
  'screens/signing-in',
]

/** Journeys that only `npm test -- --all` makes, each with what asks most of it in every run. */
export const leftToAll: Readonly<Record<string, string>> = {
  'screens/chances': 'the tests of chances and of what moved a rank; main-job shows the ranks',
  'screens/doubles-cup': 'the tests of sides in tournaments and brackets; bracket has the screens',
  'screens/forms': 'the tests of a ZIP; challenges, events and bracket fill forms in',
  'screens/unsaved': 'the tests of what is unsaved; challenges, events and bracket save forms',
}

const named = (file: string) => file.replace(/^e2e\/|\.test\.ts$/g, '')

/** Every journey there is, as `screens/talk`. */
export const journeysIn = (root: string): string[] =>
  globSync('e2e/{api,screens}/*.test.ts', { cwd: root })
    .map(file => named(file.split(sep).join('/')))
    .toSorted()

/**
 * The engine does not change what a screen shows, and its own tests are the server's; nor does it matter for a request
 * that is refused before it is asked. So each file runs on one engine: those named above on the embedded one, a new one
 * on PostgreSQL, whose server starts with half the work and answers the thousands of requests of the matrices with half
 * of it. Before a release all of them run on both, since random input and kills depend on the engine.
 */
export function journeysOn(root: string, engine: Engine, all = false): string[] {
  const chosen = journeysIn(root).filter(name =>
    name === BRINGS_ITS_OWN
      ? engine === 'postgres'
      : all || (!(name in leftToAll) && onEmbedded.includes(name) === (engine === 'pglite')),
  )
  return chosen.map(name => `e2e/${name}.test.ts`)
}
