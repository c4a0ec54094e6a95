import type { Manual } from '../../platform/operator/command.ts'

/** A command that needs no server and no data: takes the words after its name, writes its answer to stdout. */
export interface Command {
  run(args: string[]): Promise<void>
}

/** One row of these. Loaded when called, so that no command pays for another's imports. */
export interface Row extends Manual {
  load(): Promise<Command>
}
