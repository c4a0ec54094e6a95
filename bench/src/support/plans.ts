// The database's work for a call: the plan of each of its statements, as it runs.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { openDatabase } from '../../../apps/server/src/platform/database/open.ts'
import type { Ask } from './latency.ts'
import { recordStatements } from './record.ts'
import type { Stage } from './stage.ts'

const FOLDER = join(import.meta.dirname, '../../plans')

/** Writes the plans of the first request of each subject; answers with the file, seen from the bench folder. */
export async function keepPlans(
  name: string,
  { options, world }: Stage,
  subjects: readonly { name: string; asks: readonly Ask[] }[],
): Promise<string> {
  const { databaseUrl } = options
  if (!databaseUrl) throw new Error('Plans are those of PostgreSQL')
  const db = await openDatabase({ kind: 'postgres', url: databaseUrl })
  const parts = [world.size]
  try {
    for (const subject of subjects) {
      const [ask] = subject.asks
      const [statements = []] = ask ? await recordStatements({ ...options, databaseUrl }, [ask]) : []
      parts.push(`\n==== ${subject.name}`)
      for (const { text, values } of statements) {
        const rows = await db.session(async session => {
          // As a named statement that is kept: without looking at the values.
          await session.run('set plan_cache_mode = force_generic_plan')
          return session.run(`explain (analyze, buffers, costs off) ${text}`, values)
        })
        parts.push(`\n-- ${text.trim().replaceAll(/\s+/g, ' ')}`, ...rows.map(row => String(row['QUERY PLAN'])))
      }
    }
  } finally {
    await db.close()
  }
  mkdirSync(FOLDER, { recursive: true })
  const file = join(FOLDER, `${name}.txt`)
  writeFileSync(file, `${parts.join('\n')}\n`)
  return relative(join(FOLDER, '..'), file)
}
