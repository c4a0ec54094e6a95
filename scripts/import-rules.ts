// The rules for imports: which part may import which. The table below is all of them; the check itself is in imports/.
import { resolve } from 'node:path'
import { checkImports, type Graph, type ImportRule, type PurePart } from './imports/check.ts'

const contract = 'packages/contract/src/'
const rules = 'packages/rules/src/'
const server = 'apps/server/src/'
const web = 'apps/web/src/'
// Plain values that every part may know: paths.ts, the app's name.
const atRoot = `${web}[^/]+\\.ts$`
const joined = `${contract}(endpoints|nouns\\.generated)\\.ts$`
// Each is shared by several features; search, which looks for people and places, is built on the others.
const rooms = 'people|places|scores|sports|search'
// Only for the signed-in app: 25 KB that a visitor's page does without.
const playersOnly = 'npm:(@tanstack/react-query|react-hook-form|@hookform/)'
const testTools = ['npm:vitest$', 'npm:fast-check$', 'node:']

const importRules: readonly ImportRule[] = [
  {
    name: 'the contract imports zod/mini only',
    files: /^packages\/contract\/src\//,
    only: [contract, 'npm:zod/mini$'],
  },
  {
    name: 'tests of the contract import the contract only',
    files: /^packages\/contract\/src\/.*\.test(ing)?\.ts$/,
    tests: true,
    only: [contract, 'npm:zod/mini$', ...testTools],
  },
  {
    name: 'rules import the contract only: no I/O, no package',
    files: /^packages\/rules\/src\//,
    only: [rules, contract],
  },
  {
    name: 'tests of rules import rules and the contract only',
    files: /^packages\/rules\/src\/.*\.test(ing)?\.ts$/,
    tests: true,
    only: [rules, contract, ...testTools],
  },
  {
    name: 'server features import features, platform, rules and contract only',
    files: /^apps\/server\/src\/features\//,
    only: [`${server}(features|platform)/`, rules, contract, 'npm:', 'node:'],
  },
  {
    name: "a feature never imports another's routes or feature.ts, nor the list of them",
    files: /^apps\/server\/src\/features\/([^/]+)\//,
    never: [`${server}features/(?!<own>/)[^/]+/(routes|feature)\\.ts$`, `${server}features/index\\.ts$`],
  },
  {
    name: 'whoever deals with every noun is given the list of them, and imports none that players meet in',
    // The exceptions are not part of a noun's meaning: how a notice writes a time, and a single match as a file.
    files: /^apps\/server\/src\/features\/(?:accounts|agenda|blocks|calendar|invitations|live|reminders|sessions)\//,
    never: [`${server}features/(brackets|teams|tournaments|challenges(?!/calendar\\.ts)|events(?!/terms\\.ts))/`],
  },
  {
    name: 'only queries.ts runs SQL in a feature',
    files: /^apps\/server\/src\/features\/(?!.*queries\.ts$)/,
    never: [`${server}platform/database/query\\.ts$`],
  },
  {
    name: 'only queries.ts writes SQL in a feature',
    files: /^apps\/server\/src\/features\/(?!.*queries\.ts$)/,
    never: ['npm:(kysely|pg)(/|$)'],
    typesAreFree: true,
  },
  {
    name: 'the platform knows no feature',
    files: /^apps\/server\/src\/platform\//,
    only: [`${server}platform/`, rules, contract, 'npm:', 'node:'],
  },
  {
    name: 'the server imports neither web, e2e nor scripts',
    files: /^apps\/server\/(?!.*\.postgres\.test\.ts$)/,
    tests: true,
    only: ['apps/server/', 'packages/', 'npm:', 'node:'],
  },
  {
    name: 'tests of what stands around PostgreSQL start it by the scripts, and import nothing else of them',
    files: /^apps\/server\/.*\.postgres\.test\.ts$/,
    tests: true,
    only: ['apps/server/', 'packages/', 'scripts/support/(postgres|pgbouncer|swift)\\.ts$', 'npm:', 'node:'],
  },
  {
    name: 'web features never import each other',
    // The agenda mixes challenges, tournaments and events, the match search players and challenges: they may compose.
    files: /^apps\/web\/src\/features\/(?!(?:agenda|match-search)\/)([^/]+)\//,
    tests: true,
    never: [`${web}features/(?!<own>/)`],
  },
  {
    name: 'web features import the shared rooms, ui, api and contract only',
    files: /^apps\/web\/src\/features\//,
    only: [`${web}(features|${rooms}|ui|api)/`, atRoot, contract, 'npm:'],
  },
  {
    name: 'places, scores and sports import themselves, ui, api and contract only',
    files: /^apps\/web\/src\/(places|scores|sports)\//,
    only: [`${web}(<own>|ui|api)/`, atRoot, contract, 'npm:'],
  },
  {
    name: 'people import places, sports, ui, api and contract only',
    files: /^apps\/web\/src\/people\//,
    only: [`${web}(people|places|sports|ui|api)/`, atRoot, contract, 'npm:'],
  },
  {
    name: 'search imports the other shared rooms, ui, api and contract only',
    files: /^apps\/web\/src\/search\//,
    only: [`${web}(${rooms}|ui|api)/`, atRoot, contract, 'npm:'],
  },
  {
    name: 'visitor pages import the contract, the api, ui and the public part of a feature',
    files: /^apps\/web\/src\/visitor\//,
    only: [`${web}(visitor|api|ui|features/[^/]+/public)/`, atRoot, contract, 'npm:'],
  },
  {
    name: "visitor pages never load the players' libraries or the joined contract, not through others either",
    files: /^apps\/web\/src\/visitor\//,
    never: [playersOnly, joined],
    typesAreFree: true,
    deep: true,
  },
  {
    name: 'ui knows no feature, no shared room and no api',
    files: /^apps\/web\/src\/ui\//,
    only: [`${web}ui/`, atRoot, contract, 'npm:'],
  },
  {
    name: 'api knows no feature and no shared room',
    files: /^apps\/web\/src\/api\//,
    only: [`${web}(api|ui)/`, atRoot, contract, 'npm:'],
  },
  {
    name: 'the web client imports the contract only',
    files: /^apps\/web\/src\//,
    only: ['apps/web/', contract, 'npm:', 'virtual:'],
  },
  {
    name: 'e2e imports the contract only, and a PostgreSQL to throw away',
    files: /^e2e\//,
    tests: true,
    only: ['e2e/', contract, 'scripts/support/postgres\\.ts$', 'npm:', 'node:'],
  },
  {
    name: 'nothing imports bench',
    files: /^(?!bench\/)/,
    tests: true,
    never: ['bench/', 'npm:@gauntlet/bench'],
  },
  {
    name: 'nothing imports a test',
    files: /^/,
    tests: true,
    never: ['.*\\.test\\.tsx?$'],
  },
  {
    name: 'only tests and bench import what is made for tests',
    files: /^(?!bench\/)/,
    never: ['.*(\\.testing\\.tsx?$|/testing/)'],
  },
]

/** Where a computed answer must depend on nothing but its arguments: what may not be named there. */
const pureParts: readonly PurePart[] = [
  {
    name: 'rules are pure: the time and the viewer come in as values',
    files: /^packages\/rules\/src\//,
    clock: true,
    globals: ['process', 'performance', 'crypto', 'fetch', 'setTimeout', 'setInterval', 'Math.random'],
  },
  {
    name: 'server features take the time from the injected clock',
    files: /^apps\/server\/src\/features\//,
    clock: true,
    globals: [],
  },
]

/** Server features as a graph: no way leads from one back to itself. */
const acyclic: Graph = { name: 'server features form no cycle', files: /^apps\/server\/src\/features\/([^/]+)\// }

/** Breaches of the rules in the tree under `root`, a line each: `file:line: rule: what was found`. */
export const brokenImportRules = (root: string): string[] => checkImports(root, { importRules, pureParts, acyclic })

if (import.meta.main) {
  const findings = brokenImportRules(resolve(import.meta.dirname, '..'))
  for (const finding of findings) console.log(finding)
  process.exitCode = findings.length > 0 ? 1 : 0
}
