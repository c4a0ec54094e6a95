// The databases that the test files of a run have made on a server go with it: files leave them to the next ones.
import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Stands in the names of the run's databases. */
    run: string
  }
}

/** Before the first file of a run; the function that it answers with is called after the last. */
export default function begin(project: TestProject): () => Promise<void> {
  const run = randomBytes(4).toString('hex')
  project.provide('run', run)
  return async () => {
    const server = process.env['TEST_DATABASE_URL']
    if (server === undefined) return
    const client = new Client({ connectionString: server })
    await client.connect()
    const { rows } = await client.query<{ name: string }>(
      'select datname as name from pg_database where datname ~ $1',
      [`^gauntlet_test_${run}_`],
    )
    for (const { name } of rows) await client.query(`drop database ${name} with (force)`)
    await client.end()
  }
}
