// Runs one vitest project and counts its tests.
import { mkdtempSync, readFileSync, rmSync, existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run, tool } from './command.ts'

export interface Result {
  /** Counts of tests. A step without tests adds 1 to `failed` where it fails. */
  passed: number
  failed: number
  output: string
  /** Printed even where all is well. */
  notes?: readonly string[]
}

/** The parts of vitest's JSON report that are read. */
interface Report {
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[]
}

export interface VitestRun {
  project: string
  env: NodeJS.ProcessEnv
  /** How many test files run at a time. */
  workers: number
  /** Parts of the paths of the files to run; all unless told. */
  files?: readonly string[]
  hear?: (text: string) => void
}

/**
 * Counts the tests of a report. Whatever did not pass has failed: a test that is skipped or left to do,
 * a file that does not load, a run that ends badly without naming a test, a run without tests.
 */
export function countTests({ testResults }: Report, code: number): Omit<Result, 'output'> & { said: string[] } {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  const idle = tests.filter(({ status }) => status !== 'passed' && status !== 'failed')
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some(one => one.status === 'failed'),
  )
  const passed = tests.filter(({ status }) => status === 'passed').length
  const said = [
    ...idle.map(({ status, fullName }) => `${status}, which counts as failed: ${fullName}`),
    ...broken.map(({ name }) => `failed outside its tests: ${name}`),
  ]
  const failed = tests.length - passed + broken.length
  if (failed > 0) return { passed, failed, said }
  if (tests.length === 0) return { passed, failed: 1, said: ['no tests found'] }
  return code === 0 ? { passed, failed, said } : { passed, failed: 1, said: [`vitest ended with ${code}`] }
}

const LAST_CHARACTERS = 8_000

/** The output of vitest from its first failure on; where it names none, the end of what it printed. */
export function whatFailed(output: string): string {
  const from = output.search(/^.*Failed (Tests|Suites) \d+/m)
  return from === -1 ? output.slice(-LAST_CHARACTERS) : output.slice(from)
}

/** Seconds for one project: far more than it takes, for a machine that is busy with other things too. */
const LIMIT = 1800

export async function runVitest({ project, env, workers, files = [], hear }: VitestRun): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'vitest-'))
  try {
    const file = join(folder, 'report.json')
    const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    const args = ['run', '--project', project, `--maxWorkers=${workers}`, '--allowOnly=false', '--passWithNoTests']
    const { code, output } = await run({
      args: tool('vitest', 'vitest.mjs', ...args, ...reports, ...files),
      env,
      limit: LIMIT,
      ...(hear && { hear }),
    })
    const report: Report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { testResults: [] }
    const { passed, failed, said } = countTests(report, code)
    return { passed, failed, output: [whatFailed(output), ...said.map(line => `${line}\n`)].join('') }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
