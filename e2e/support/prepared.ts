// The start of all files of a run. Filling an empty folder or database at the first start (the tables, and the data
// that come with the product) takes a server several seconds, so it is done once. And each worker has a running server,
// which its journeys share.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { createDatabase } from './database.ts'
import { ownServer } from './own-server.ts'
import { settings, startProcess } from './process.ts'

export interface Prepared {
  /** A data folder that no server runs on. */
  folder: string
  /** The name of a database that nobody is connected to; none where the folder holds it. */
  database: string | undefined
}

/** A server that runs for as long as the tests do. */
export interface Shared {
  url: string
  /** Its environment, for commands of the operator. */
  env: Record<string, string>
  /** The file with everything it has printed. */
  log: string
}

declare module 'vitest' {
  interface ProvidedContext {
    prepared: Prepared
    /** One for each worker. */
    shared: Shared[]
  }
}

/** Before the first file of a run; the function that it answers with is called after the last. */
export default async function prepare(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'gauntlet-e2e-prepared-'))
  const database = await createDatabase()
  const first = await startProcess(settings(folder, database?.url))
  await first.end('SIGTERM')
  const prepared = { folder, database: database?.name }
  project.provide('prepared', prepared)
  const workers = Array.from({ length: project.vitest.config.maxWorkers }, () => ownServer(prepared))
  const servers = await Promise.all(workers)
  project.provide(
    'shared',
    servers.map(({ url, env, log }) => ({ url, env, log })),
  )
  return async () => {
    await Promise.all(servers.map(server => server.close()))
    await Promise.all([database?.drop(), rm(folder, { recursive: true, force: true })])
  }
}
