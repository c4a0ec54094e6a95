// `npm test`: everything that has to hold, as one list. `npm test -- NAME…` runs the steps named, `--all` runs on both
// engines what else runs on one, `--list` names the steps, `--verbose` prints what they print, one after the other.
import { parseArgs } from 'node:util'
import { COPIES_MAX, countCopies } from './copies.ts'
import { houseRules } from './house-rules.ts'
import { brokenImportRules } from './import-rules.ts'
import { chromiumFlags, findChromium, findHeadlessShell } from './support/chromium.ts'
import { endAll, run, tool } from './support/command.ts'
import { type Engine, journeysOn, leftToAll } from './support/journeys.ts'
import { root } from './support/lock.ts'
import { folderInMemory } from './support/memory-folder.ts'
import { startThrowawayPostgres } from './support/postgres.ts'
import { usualEnv } from './support/programs.ts'
import { runSteps, type Step } from './support/steps.ts'
import { smokeFiles } from './support/test-files.ts'
import { runVitest, type Result } from './support/vitest.ts'
import { buildWeb } from './support/web-build.ts'

const { values: options, positionals: named } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean' }, list: { type: 'boolean' }, verbose: { type: 'boolean' } },
})
const hear = options.verbose ? { hear: (text: string) => process.stdout.write(text) } : {}

async function program(args: readonly string[]): Promise<Result> {
  const { code, output } = await run({ args, ...hear })
  return { passed: 0, failed: code === 0 ? 0 : 1, output }
}

const found = (lines: readonly string[], notes: readonly string[] = []): Result => ({
  passed: 0,
  failed: lines.length === 0 ? 0 : 1,
  output: lines.map(line => `${line}\n`).join(''),
  notes,
})

// One server for all steps that need it, started when the first one does.
let postgres: ReturnType<typeof startThrowawayPostgres> | undefined
async function databaseUrl(): Promise<string> {
  if (process.env['TEST_DATABASE_URL']) return process.env['TEST_DATABASE_URL']
  postgres ??= startThrowawayPostgres({ fsync: false })
  return (await postgres).url
}

/** Twice the cores of a small machine: steps wait for browsers, kills and limits of time too. */
const LANES = 4
/** Alone, a step has both cores. */
const ALONE = 2
let isAlone = false

/** Tests read nothing of the operator's environment: a database that is named there is not for tests. */
async function tests(
  project: string,
  engine?: Engine,
  { more = {}, lanes = 1, ...which }: { more?: NodeJS.ProcessEnv; files?: readonly string[]; lanes?: number } = {},
): Promise<Result> {
  const { DATABASE_URL: _theirs, TEST_DATABASE_URL: _given, ...env } = usualEnv()
  const complete = options.all && { GAUNTLET_TEST_COMPLETE: '1' }
  const on = engine && {
    GAUNTLET_TEST_ENGINE: engine,
    ...(engine === 'postgres' && { TEST_DATABASE_URL: await databaseUrl() }),
  }
  return runVitest({
    project,
    workers: isAlone ? ALONE : lanes,
    ...which,
    env: { ...env, NODE_ENV: 'test', NO_COLOR: '1', ...complete, ...on, ...more },
    ...hear,
  })
}

async function journeys(engine: Engine, lanes: number): Promise<Result> {
  buildWeb()
  const chromium = await findChromium()
  // Before a release all journeys are made in what players have.
  const shell = options.all ? undefined : await findHeadlessShell()
  const more = {
    CHROME_PATH: chromium,
    CHROME_FLAGS: chromiumFlags.join(' '),
    ...(shell !== undefined && { HEADLESS_SHELL_PATH: shell }),
  }
  const files = journeysOn(root, engine, options.all)
  const result = await tests('e2e', engine, { more, files, lanes })
  const left = Object.keys(leftToAll).join(', ')
  const tellsOfThem = !options.all && engine === 'postgres'
  return { ...result, notes: tellsOfThem ? [`only with --all: ${left}`] : [] }
}

/** The run that a step belongs to: the short one, the complete one, or both if left out. */
type CheckStep = Step & { only?: 'short' | 'all' }

const compiled = (name: string, project: string): CheckStep => ({
  name,
  only: 'all',
  run: () => program(tool('typescript', 'bin/tsc', '-p', project)),
})

const steps: readonly CheckStep[] = [
  // Journeys wait for it.
  { name: 'build', run: () => program(['scripts/support/web-build.ts']) },
  // It waits for nothing, and takes minutes.
  { name: 'server-postgres', lanes: 2, run: lanes => tests('server', 'postgres', { lanes }) },
  { name: 'format', run: () => program(tool('@biomejs/biome', 'bin/biome', 'format', '.')) },
  // The linter knows all types, and tells what the compiler would.
  { name: 'lint', run: () => program(tool('oxlint', 'bin/oxlint', '--type-aware', '--type-check', '--deny-warnings')) },
  compiled('types', '.'),
  compiled('types-web', 'apps/web/tsconfig.client.json'),
  compiled('types-web-node', 'apps/web/tsconfig.node.json'),
  { name: 'imports', run: async () => found(brokenImportRules(root)) },
  {
    name: 'house',
    run: async () => {
      const { broken, notes } = houseRules(root)
      const { copies, notes: unseen } = countCopies(root)
      const tooMany =
        copies.length > COPIES_MAX
          ? [`${copies.length} pairs of places are alike, at most ${COPIES_MAX}: node scripts/copies.ts`]
          : []
      return found([...broken, ...tooMany], [...notes, ...unseen])
    },
  },
  { name: 'e2e-postgres', lanes: 2, after: ['build'], run: lanes => journeys('postgres', lanes) },
  { name: 'e2e-pglite', lanes: 2, after: ['build'], run: lanes => journeys('pglite', lanes) },
  { name: 'server-pglite', only: 'all', lanes: 2, run: lanes => tests('server', 'pglite', { lanes }) },
  { name: 'server-smoke', only: 'short', run: () => tests('server', 'pglite', { files: smokeFiles(root) }) },
  { name: 'unit', run: () => tests('unit*') },
]

function report({ name }: Step, { passed, failed, output, notes = [] }: Result, seconds: number) {
  const counts = passed > 0 ? `  ${passed} passed${failed > 0 ? `, ${failed} failed` : ''}` : ''
  console.log(`${failed > 0 ? 'FAILED' : 'ok    '}  ${name.padEnd(16)}${seconds.toFixed(1).padStart(6)} s${counts}`)
  for (const note of notes) console.log(`        ${note}`)
  if (failed > 0 && !options.verbose) console.log(output.trimEnd())
}

const stopAll = async () => {
  endAll()
  const started = postgres
  postgres = undefined
  await (await started)?.stop()
}

const names = new Set(steps.map(({ name }) => name))
const unknown = named.filter(name => !names.has(name))
if (options.list) for (const name of names) console.log(name)
else if (unknown.length > 0) {
  console.error(`No step ${unknown.join(', ')}. There are: ${[...names].join(', ')}`)
  process.exitCode = 2
} else {
  // A step that begins while we are told to end is ended too.
  process.on('exit', endAll)
  const inMemory = process.env['TMPDIR'] ? undefined : folderInMemory()
  if (inMemory) process.env['TMPDIR'] = inMemory
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)
    process.on(signal, () => void stopAll().finally(() => process.exit(code)))
  const without = options.all ? 'short' : 'all'
  const chosen = steps.filter(({ name, only }) => (named.length > 0 ? named.includes(name) : only !== without))
  isAlone = options.verbose === true || chosen.length === 1
  const start = performance.now()
  const { passed, failed } = await runSteps(chosen, isAlone ? 1 : LANES, report)
  await stopAll()
  console.log(`${((performance.now() - start) / 1000).toFixed(1)} s in all`)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}
