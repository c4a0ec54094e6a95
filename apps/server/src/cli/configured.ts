import { type Config, readConfig } from '../platform/config/config.ts'
import { UnusableConfiguration } from '../platform/config/unusable.ts'
import { Failure } from '../platform/operator/command.ts'

/** The configuration; one that is not usable is told, like everything that an operator can mend. */
export function configOf(env: NodeJS.ProcessEnv): Config {
  try {
    return readConfig(env)
  } catch (error) {
    throw error instanceof UnusableConfiguration ? new Failure(error.message, { cause: error }) : error
  }
}
