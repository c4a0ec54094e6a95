// `npm test`: everything that has to hold, as one list. `npm test -- NAME…` runs the steps named,
// `--list` names them, `--verbose` prints what they print, one after the other.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { houseRules } from './house-rules.ts'
import { brokenImportRules } from './import-rules.ts'
import { chromiumFlags, findChromium } from './support/chromium.ts'
import { endAll, run, tool } from './support/command.ts'
import { root } from './support/lock.ts'
import { startThrowawayPostgres } from './support/postgres.ts'
import { runSteps, type Step } from './support/steps.ts'
import { runVitest, type Result } from './support/vitest.ts'
import { buildWeb } from './support/web-build.ts'

type Engine = 'pglite' | 'postgres'

const { values: options, positionals: named } = parseArgs({
  allowPositionals: true,
  options: { list: { type: 'boolean' }, verbose: { type: 'boolean' } },
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

// Chosen from the list below: alone, a step has both cores.
let workers = 1

/** Tests read nothing of the operator's environment: a database that is named there is not for tests. */
async function tests(
  project: string,
  engine?: Engine,
  { more = {}, files = [] }: { more?: NodeJS.ProcessEnv; files?: readonly string[] } = {},
): Promise<Result> {
  const { DATABASE_URL: _theirs, TEST_DATABASE_URL: _given, ...env } = process.env
  const on = engine && {
    GAUNTLET_TEST_ENGINE: engine,
    ...(engine === 'postgres' && { TEST_DATABASE_URL: await databaseUrl() }),
  }
  return runVitest({
    project,
    workers,
    files,
    env: { ...env, NODE_ENV: 'test', NO_COLOR: '1', ...on, ...more },
    ...hear,
  })
}

const onPostgres = new Set(['bracket', 'challenges', 'events', 'store'].map(name => `${name}.test.ts`))

/**
 * What a screen shows does not depend on the engine, whose tests are the server's and those over HTTP. So each journey
 * in the browser runs on one: those named above on PostgreSQL, a new one on the embedded database.
 */
const journeysOn = (engine: Engine): string[] =>
  readdirSync(join(root, 'e2e', 'screens'))
    .filter(file => file.endsWith('.test.ts') && onPostgres.has(file) === (engine === 'postgres'))
    .map(file => `e2e/screens/${file}`)

async function journeys(engine: Engine): Promise<Result> {
  buildWeb()
  const more = { CHROME_PATH: await findChromium(), CHROME_FLAGS: chromiumFlags.join(' ') }
  return tests('e2e', engine, { more, files: ['e2e/api/', ...journeysOn(engine)] })
}

const steps: readonly Step[] = [
  { name: 'format', run: () => program(tool('@biomejs/biome', 'bin/biome', 'format', '.')) },
  { name: 'lint', run: () => program(tool('oxlint', 'bin/oxlint', '--type-aware', '--deny-warnings')) },
  { name: 'types', run: () => program(tool('typescript', 'bin/tsc', '-p', '.')) },
  { name: 'types-web', run: () => program(tool('typescript', 'bin/tsc', '-p', 'apps/web')) },
  { name: 'types-web-node', run: () => program(tool('typescript', 'bin/tsc', '-p', 'apps/web/tsconfig.node.json')) },
  { name: 'imports', run: async () => found(brokenImportRules(root)) },
  {
    name: 'house',
    run: async () => {
      const { broken, notes } = houseRules(root)
      return found(broken, notes)
    },
  },
  { name: 'build', run: () => program(['scripts/support/web-build.ts']) },
  { name: 'unit', run: () => tests('unit') },
  { name: 'server-pglite', run: () => tests('server', 'pglite') },
  { name: 'server-postgres', run: () => tests('server', 'postgres') },
  { name: 'e2e-pglite', after: ['build'], run: () => journeys('pglite') },
  { name: 'e2e-postgres', after: ['build'], run: () => journeys('postgres') },
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

const unknown = named.filter(name => !steps.some(step => step.name === name))
if (options.list) for (const { name } of steps) console.log(name)
else if (unknown.length > 0) {
  console.error(`No step ${unknown.join(', ')}. There are: ${steps.map(({ name }) => name).join(', ')}`)
  process.exitCode = 2
} else {
  // A step that begins while we are told to end is ended too.
  process.on('exit', endAll)
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)
    process.on(signal, () => void stopAll().finally(() => process.exit(code)))
  const chosen = named.length > 0 ? steps.filter(({ name }) => named.includes(name)) : steps
  const lanes = options.verbose || chosen.length === 1 ? 1 : 2
  workers = lanes === 1 ? 2 : 1
  const start = performance.now()
  const { passed, failed } = await runSteps(chosen, lanes, report)
  await stopAll()
  console.log(`${((performance.now() - start) / 1000).toFixed(1)} s in all`)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}
