// `npm run dev`: the server, started anew at each change, and Vite in front of it. Both end together.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import pretty from 'pino-pretty'
import { tool } from './support/command.ts'
import { root } from './support/lock.ts'
import { restartOnChange } from './support/restarting.ts'

const HOST = '127.0.0.1'
const port = process.env['PORT'] || '3000'
const webPort = process.env['WEB_PORT'] || '5173'
const env = {
  ...process.env,
  PORT: port,
  // Links in mails lead to Vite; Vite hands calls on to the server.
  APP_URL: process.env['APP_URL'] || `http://${HOST}:${webPort}`,
  GAUNTLET_SERVER: `http://${HOST}:${port}`,
}
const WATCHED = [
  'apps/server/src',
  'apps/server/migrations',
  'packages/contract/src',
  'packages/rules/src',
  'scripts/support',
]

/** Lines of the log as people read them; what is no JSON stays as it is. */
const readable = pretty({ ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss', singleLine: true })

const vite = spawn(
  process.execPath,
  tool(
    'vite',
    join('bin', 'vite.js'),
    'apps/web',
    '--host',
    HOST,
    '--port',
    webPort,
    '--strictPort',
    '--clearScreen',
    'false',
  ),
  { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] },
)
const server = await restartOnChange({
  args: ['--disable-warning=ExperimentalWarning', 'scripts/support/dev-server.ts'],
  cwd: root,
  env,
  watched: WATCHED,
  started: child => child.stdout?.pipe(readable, { end: false }),
})

const endBoth = () => {
  vite.kill('SIGTERM')
  void server.end()
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, endBoth)
vite.on('exit', code => {
  process.exitCode ||= code ?? 0
  endBoth()
})
