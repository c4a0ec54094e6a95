// The operator's command line: npm run --silent gauntlet -- COMMAND …
// Answers go to stdout, complaints to stderr. Exit code 0: done, 1: it failed, 2: it was not understood.
import { deskRows } from '../features/operator/commands.ts'
import { Failure, type Manual, UsageError } from '../platform/operator/command.ts'
import { localRows } from './commands/index.ts'

const CALL = 'npm run --silent gauntlet --'
const manuals: readonly Manual[] = [
  ...deskRows.map(row => ({ ...row, usage: `${row.usage} [--json]`.trimStart() })),
  ...localRows,
]

const overview = (): string => {
  const width = Math.max(...manuals.map(({ name }) => name.length), 'help'.length)
  const rows = [...manuals, { name: 'help', summary: 'Shows this, or how one command is used: help COMMAND' }]
  return [
    `usage: ${CALL} COMMAND …`,
    '',
    ...rows.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    'With --json a command prints JSON and nothing else.',
  ].join('\n')
}

const manual = ({ name, usage, summary, details }: Manual): string =>
  [`usage: ${CALL} ${name} ${usage}`, '', summary, ...(details ? ['', details] : [])].join('\n')

function help(name: string | undefined, about: string | undefined): void {
  if (name === undefined) throw new UsageError('Which command?')
  if (name !== 'help' && name !== '--help') throw new UsageError(`There is no command ${name}.`)
  const row = manuals.find(command => command.name === about)
  if (about !== undefined && !row) throw new UsageError(`There is no command ${about}.`)
  console.log(row ? manual(row) : overview())
}

/** A command on the data, carried out by the running server or on the database itself. */
async function act(command: string, args: readonly string[]): Promise<void> {
  const words = args.filter(word => word !== '--json')
  // Loaded only now: help needs no database.
  const [{ ask }, { caller }] = await Promise.all([import('./ask.ts'), import('./caller.ts')])
  const reply = await ask({ command, words, ...caller(process.env) }, process.env)
  if ('usage' in reply) throw new UsageError(reply.usage)
  if ('failure' in reply) throw new Failure(reply.failure)
  console.log(words.length < args.length ? JSON.stringify(reply.data, null, 2) : reply.text)
  if (reply.failed !== undefined) throw new Failure(reply.failed)
}

const [name, ...args] = process.argv.slice(2)
const row = manuals.find(command => command.name === name)
try {
  const local = localRows.find(command => command.name === name)
  if (row && args.includes('--help')) console.log(manual(row))
  else if (local) await (await local.load()).run(args)
  else if (row) await act(row.name, args)
  else help(name, args[0])
} catch (error) {
  if (error instanceof UsageError) {
    console.error(`${error.message}\n\n${row ? manual(row) : overview()}`)
    process.exitCode = 2
  } else {
    console.error(error instanceof Failure ? error.message : error)
    process.exitCode = 1
  }
}
