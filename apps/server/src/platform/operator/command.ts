import { type ParseArgsConfig, parseArgs } from 'node:util'
import type { Services } from '../services.ts'

/** Where an operator's command runs: beside a running server, or on a database opened for it alone. */
export interface Desk {
  services: Services
  /** The user of the operating system who acts. */
  who: string
  /** The folder that names of files are relative to. */
  cwd: string
}

/** The answer of a command. */
export interface Said {
  /** Printed with `--json`. */
  data: unknown
  text: string
  /** It was done, and what it found is wrong: the complaint, and exit code 1. */
  failed?: string | undefined
}

export interface DeskCommand {
  run(desk: Desk, words: readonly string[]): Promise<Said>
}

/** How a command is listed and explained. */
export interface Manual {
  readonly name: string
  /** The words after the name: `FILE --from YYYYMMDD`. */
  readonly usage: string
  /** One line. */
  readonly summary: string
  readonly details?: string
}

/** One row of the operator's commands. Loaded when called, so that no command pays for another's imports. */
export interface DeskRow extends Manual {
  load(): Promise<DeskCommand>
}

/** The command was called wrongly: its usage is shown, exit code 2. */
export class UsageError extends Error {}

/** The command could not do it: the message is for the operator, exit code 1. */
export class Failure extends Error {}

type Options = NonNullable<ParseArgsConfig['options']>

/** The options and the words of a command; throws a UsageError for an option that it does not have. */
export function readWords<const T extends Options>(words: readonly string[], options: T) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error })
  }
}

/** A word that has to be there. */
export function required(word: string | undefined, what: string): string {
  if (word === undefined || word === '') throw new UsageError(`Which ${what}?`)
  return word
}

/** No word is ignored: one too many is perhaps the one that matters. */
export function noMore(words: readonly string[], most: number): void {
  const word = words[most]
  if (word !== undefined) throw new UsageError(`What is '${word}'? Put several words into quotes.`)
}

/** A whole number within bounds. */
export function wholeNumber(word: string, what: string, { min = 1, max = 1_000_000 } = {}): number {
  const value = Number(word)
  if (!/^\d+$/.test(word) || value < min || value > max)
    throw new UsageError(`${what} is a whole number from ${min} to ${max}.`)
  return value
}
