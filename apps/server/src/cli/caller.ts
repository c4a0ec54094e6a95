import { userInfo } from 'node:os'

/** In a container a user may have a number and no name. */
function nameOfUser(): string {
  try {
    return userInfo().username
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`
  }
}

/** The user and the folder that a command is run by and from: npm changes the folder, but keeps the first one. */
export const caller = (env: NodeJS.ProcessEnv): { who: string; cwd: string } => ({
  who: nameOfUser(),
  cwd: env['INIT_CWD'] ?? process.cwd(),
})
