/** A command: takes the words after its name, writes its answer to stdout. */
export interface Command {
  run(args: string[]): Promise<void>
}

/** One row of the operator's commands. Loaded when called, so that no command pays for another's imports. */
export interface Row {
  readonly name: string
  /** The words after the name: `FILE --from YYYYMMDD`. */
  readonly usage: string
  /** One line. */
  readonly summary: string
  readonly details?: string
  load(): Promise<Command>
}

/** The command was called wrongly: its usage is shown, exit code 2. */
export class UsageError extends Error {}

/** The command could not do it: the message is for the operator, exit code 1. */
export class Failure extends Error {}
