import { userInfo } from 'node:os'

/** Who runs a command, and from where: npm changes the folder, and keeps the one it was called from. */
export const caller = (env: NodeJS.ProcessEnv): { who: string; cwd: string } => ({
  who: userInfo().username,
  cwd: env['INIT_CWD'] ?? process.cwd(),
})
