import type { DeleteResult, InsertResult, Kysely, MergeResult, UpdateResult } from 'kysely'
import { compile, type Plan, type Statement } from './compile.ts'
import type { Compiled, Executor } from './database.ts'
import type { Tables } from './tables.ts'

/** A statement without `returning` yields no rows. */
type RowOf<Result> = Result extends InsertResult | UpdateResult | DeleteResult | MergeResult ? never : Result

/** Nothing to give where the builder takes no arguments. */
type Given<Args> = unknown extends Args ? [] : [args: Args]

export interface Query<Row, Args> {
  all(executor: Executor, ...args: Given<Args>): Promise<Row[]>
  first(executor: Executor, ...args: Given<Args>): Promise<Row | undefined>
  /** Throws where there is no row. */
  one(executor: Executor, ...args: Given<Args>): Promise<Row>
  /** How many rows it inserted, changed, deleted or found. */
  affected(executor: Executor, ...args: Given<Args>): Promise<number>
  /** The SQL and what goes into it, for those who explain or check it. */
  compiled(): Compiled & Pick<Plan<Args>, 'keys'>
}

/**
 * A query, written with Kysely (or as a whole sql`…` statement) and compiled at its first use:
 *
 *     const findUserByEmail = query((db, args: { email: string }) =>
 *       db.selectFrom('users').select(['id', 'email']).where('email', '=', args.email))
 *     await findUserByEmail.first(db, { email })
 *
 * The builder runs once, with stand-ins: it may pass its arguments on, never look at them. A list is one argument
 * (`= any(${args.ids})`); a choice that depends on an argument is written in SQL, or is two queries.
 */
export function query<Result, Args>(
  build: (db: Kysely<Tables>, args: Args) => Statement<Result>,
): Query<RowOf<Result>, Args>
export function query<Result>(
  build: (db: Kysely<Tables>, args: object) => Statement<Result>,
): Query<RowOf<Result>, object | undefined> {
  let plan: Plan<object> | undefined
  const planned = () => (plan ??= compile(build))
  const run = async (executor: Executor, args: object = {}) => {
    const it = planned()
    return await executor.execute<RowOf<Result>>(it, it.values(args))
  }
  return {
    all: async (executor, args?: object) => (await run(executor, args)).rows,
    first: async (executor, args?: object) => (await run(executor, args)).rows[0],
    async one(executor, args?: object) {
      const row = (await run(executor, args)).rows[0]
      if (row === undefined) throw new Error(`No row (${planned().text})`)
      return row
    },
    affected: async (executor, args?: object) => (await run(executor, args)).affected,
    compiled: planned,
  }
}
