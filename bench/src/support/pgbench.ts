// pgbench on the very statements that a route runs: the best that the database alone could do.
import { spawn } from 'node:child_process'
import { accessSync, constants, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { usualEnv } from '../../../scripts/support/programs.ts'

export interface Statement {
  text: string
  values: readonly unknown[]
}

const isProgram = (path: string) => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function program(): string {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).toSorted().toReversed() : []
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...versions.map(one => join(debian, one, 'bin'))]
  const found = folders.map(folder => join(folder, 'pgbench')).find(isProgram)
  if (!found) throw new Error('pgbench, which comes with PostgreSQL, is not installed')
  return found
}

function literal(value: unknown): string {
  if (value instanceof Date) return value.toISOString()
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`
  if (Array.isArray(value)) return `{${value.map(literal).join(',')}}`
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return String(value)
  throw new Error('pgbench is given texts, numbers, dates, bytes and lists of them')
}

/** The statements with named variables for their parameters; pgbench can't send null, so that stands in the text. */
function scriptOf(statements: readonly Statement[], prefix: string) {
  const variables: string[] = []
  const lines = statements.map((statement, at) =>
    statement.text.replaceAll(/\s+/g, ' ').replaceAll(/\$(\d+)/g, (_, number: string) => {
      const value = statement.values[Number(number) - 1]
      if (value === null) return 'null'
      const name = `${prefix}_${at}_${number}`
      variables.push('-D', `${name}=${literal(value)}`)
      return `:${name}`
    }),
  )
  return { script: `${lines.join(';\n')};\n`, variables: [...new Set(variables.filter(one => one !== '-D'))] }
}

export interface PgbenchRun {
  url: string
  /** One list of statements a viewer: pgbench takes them in turn at random. */
  scripts: readonly (readonly Statement[])[]
  clients: number
  /** Whole seconds. */
  seconds: number
}

/** Runs the scripts as prepared statements, one after the other; answers with scripts a second. */
export async function pgbench({ url, scripts, clients, seconds }: PgbenchRun): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'gauntlet-pgbench-'))
  try {
    const given = scripts.flatMap((statements, index) => {
      const { script, variables } = scriptOf(statements, `v${index}`)
      const file = join(folder, `${index}.sql`)
      writeFileSync(file, script)
      return ['-f', file, ...variables.flatMap(one => ['-D', one])]
    })
    const args = ['-n', '-M', 'prepared', '-c', String(clients), '-T', String(Math.ceil(seconds)), ...given, url]
    const run = spawn(program(), args, { env: usualEnv(), stdio: ['ignore', 'pipe', 'pipe'] })
    const [said, wrong] = await Promise.all([text(run.stdout), text(run.stderr)])
    const rate = /tps = ([\d.]+)/.exec(said)?.[1]
    if (rate === undefined) throw new Error(`pgbench failed: ${wrong}${said}`)
    return Number(rate)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
