// The operator's command line: npm run --silent gauntlet -- COMMAND …
// Answers go to stdout, complaints to stderr. Exit code 0: done, 1: it failed, 2: it was not understood.
import { Failure, type Row, UsageError } from './commands/command.ts'
import { commands } from './commands/index.ts'

const CALL = 'npm run --silent gauntlet --'

const overview = (): string => {
  const width = Math.max(...commands.map(({ name }) => name.length), 'help'.length)
  const rows = [...commands, { name: 'help', summary: 'Shows this, or how one command is used: help COMMAND' }]
  return [
    `usage: ${CALL} COMMAND …`,
    '',
    ...rows.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
  ].join('\n')
}

const manual = ({ name, usage, summary, details }: Row): string =>
  [`usage: ${CALL} ${name} ${usage}`, '', summary, ...(details ? ['', details] : [])].join('\n')

function help(name: string | undefined, about: string | undefined): void {
  if (name === undefined) throw new UsageError('Which command?')
  if (name !== 'help' && name !== '--help') throw new UsageError(`There is no command ${name}.`)
  const row = commands.find(command => command.name === about)
  if (about !== undefined && !row) throw new UsageError(`There is no command ${about}.`)
  console.log(row ? manual(row) : overview())
}

const [name, ...args] = process.argv.slice(2)
const row = commands.find(command => command.name === name)
try {
  if (row) {
    const command = await row.load()
    await command.run(args)
  } else help(name, args[0])
} catch (error) {
  if (error instanceof UsageError) {
    console.error(`${error.message}\n\n${row ? manual(row) : overview()}`)
    process.exitCode = 2
  } else {
    console.error(error instanceof Failure ? error.message : error)
    process.exitCode = 1
  }
}
