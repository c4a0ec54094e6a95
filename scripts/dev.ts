// `npm run dev`: the server, started anew at each change, and Vite in front of it. Both end together.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { tool } from './support/command.ts'
import { root } from './support/lock.ts'

const HOST = '127.0.0.1'
const WEB_PORT = 5173
const port = process.env['PORT'] || '3000'
const env = {
  ...process.env,
  PORT: port,
  // Links in mails lead to Vite; Vite hands calls on to the server.
  APP_URL: process.env['APP_URL'] || `http://${HOST}:${WEB_PORT}`,
  GAUNTLET_SERVER: `http://${HOST}:${port}`,
}

const vite = ['apps/web', '--host', HOST, '--port', String(WEB_PORT), '--strictPort', '--clearScreen', 'false']
const programs = [
  ['--disable-warning=ExperimentalWarning', '--watch', '--watch-preserve-output', 'scripts/support/dev-server.ts'],
  tool('vite', join('bin', 'vite.js'), ...vite),
].map(args => spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] }))

const endBoth = () => programs.forEach(program => program.kill('SIGTERM'))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, endBoth)
for (const program of programs)
  program.on('exit', code => {
    process.exitCode ||= code ?? 0
    endBoth()
  })
