import { userInfo } from 'node:os'

/** In a container a user may have a number and no name. */
function nameOfUser(): string {
  try {
    return userInfo().username
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`
  }
}

/** Who runs a command, and from where: npm changes the folder, and keeps the one it was called from. */
export const caller = (env: NodeJS.ProcessEnv): { who: string; cwd: string } => ({
  who: nameOfUser(),
  cwd: env['INIT_CWD'] ?? process.cwd(),
})
