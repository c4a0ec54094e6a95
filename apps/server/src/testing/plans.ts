import type { Database, Session } from '../platform/database/database.ts'
import type { Query } from '../platform/database/query.ts'

const literalOf = (value: unknown): string => {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return `'${value}'`
  if (value instanceof Date) return `'${value.toISOString()}'`
  return Array.isArray(value) ? `'{${value.join(',')}}'` : 'null'
}

/** Prepares a query, and hands on the statement that executes it with these arguments. */
async function prepared<Row, Args, T>(
  db: Database,
  query: Query<Row, Args>,
  args: object,
  work: (session: Session, execute: string) => Promise<T>,
): Promise<T> {
  const plan = query.compiled()
  if (!('values' in plan) || typeof plan.values !== 'function') throw new Error('The query has no arguments')
  const values: unknown[] = plan.values(args)
  return db.session(async session => {
    await session.run(`prepare planned as ${plan.text}`)
    try {
      return await work(session, `execute planned (${values.map(literalOf).join(', ')})`)
    } finally {
      await session.run('deallocate planned')
    }
  })
}

/** The plan of a query whose arguments nobody knows yet, as a named statement is planned for good. */
export const planOf = <Row, Args>(db: Database, query: Query<Row, Args>, args: object): Promise<string> =>
  prepared(db, query, args, async (session, execute) => {
    await session.run('set plan_cache_mode = force_generic_plan')
    const rows = await session.run(`explain (analyze, costs off, timing off) ${execute}`)
    return rows.map(row => row['QUERY PLAN']).join('\n')
  })

/** How many of seven calls were planned for their values: the first five always are. */
export const plannedAnew = <Row, Args>(db: Database, query: Query<Row, Args>, args: object): Promise<unknown> =>
  prepared(db, query, args, async (session, execute) => {
    await session.run('set plan_cache_mode = auto')
    for (let call = 0; call < 7; call++) await session.run(execute)
    const [row] = await session.run(`select custom_plans::int from pg_prepared_statements where name = 'planned'`)
    return row?.['custom_plans']
  })

/** How many rows were read by each use of an index in a plan. */
export const readOf = (plan: string, index: string): number[] =>
  [...plan.matchAll(new RegExp(`${index}.*rows=([\\d.]+) loops=(\\d+)`, 'g'))].map(
    match => Number(match[1]) * Number(match[2]),
  )
