import { type Config, readConfig } from '../platform/config/config.ts'
import { Failure } from '../platform/operator/command.ts'

/** The configuration; one that is not usable is told, like everything that an operator can mend. */
export function configOf(env: NodeJS.ProcessEnv): Config {
  try {
    return readConfig(env)
  } catch (error) {
    throw new Failure(error instanceof Error ? error.message : String(error), { cause: error })
  }
}
