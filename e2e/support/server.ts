import { readFileSync } from 'node:fs'
import { inject } from 'vitest'
import { isError, linesOf, mailsOf, type OwnServer, ownServer, type Server, setClockOf } from './own-server.ts'
import { runCommand } from './process.ts'

export type { OwnServer, Server } from './own-server.ts'

/** Starts one with data of its own and these settings in its environment besides what tests need. */
export const startServer = (more: Readonly<Record<string, string>> = {}): Promise<OwnServer> =>
  ownServer(inject('prepared'), more)

/**
 * The server that the files of a worker share, one after the other: each file has only its players to itself. A journey
 * that stops the server, wants other settings or needs an empty world starts one of its own.
 */
export function sharedServer(): Server {
  const shared = inject('shared')[Number(process.env['VITEST_POOL_ID'] ?? 1) - 1]
  if (!shared) throw new Error(`No server runs for worker ${process.env['VITEST_POOL_ID']}`)
  const { url, env, log } = shared
  const from = readFileSync(log).length
  return {
    url,
    errors: () => linesOf(log, from).filter(isError),
    logged: words => linesOf(log, from).filter(line => line.includes(words)),
    mails: () => mailsOf(url),
    setClock: now => setClockOf(url, now),
    operator: (...words) => runCommand(env, words),
    close: () => setClockOf(url, null),
  }
}
