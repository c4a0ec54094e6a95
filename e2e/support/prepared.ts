// What a server makes of an empty folder or database when it first starts, made once for all test files: the tables and
// the data that come with the product take it several seconds.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { createDatabase } from './database.ts'
import { settings, startProcess } from './process.ts'

export interface Prepared {
  /** A data folder that no server runs on. */
  folder: string
  /** The name of a database that nobody is connected to; none where the folder holds it. */
  database: string | undefined
}

declare module 'vitest' {
  interface ProvidedContext {
    prepared: Prepared
  }
}

/** Before the first file of a run; what it answers is called after the last. */
export default async function prepare(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'gauntlet-e2e-prepared-'))
  const database = await createDatabase()
  const server = await startProcess(settings(folder, database?.url))
  await server.end('SIGTERM')
  project.provide('prepared', { folder, database: database?.name })
  return async () => {
    await Promise.all([database?.drop(), rm(folder, { recursive: true, force: true })])
  }
}
