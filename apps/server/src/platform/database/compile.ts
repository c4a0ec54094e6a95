import { createHash } from 'node:crypto'
import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryExecutorProvider,
} from 'kysely'
import { recordArguments } from './arguments.ts'
import type { Compiled } from './database.ts'
import type { Tables } from './tables.ts'

/** Any statement of Kysely's builders, or a whole one written as sql`…`. */
export interface Statement<Result> {
  compile(provider: QueryExecutorProvider): CompiledQuery<Result>
}

/** A query ready to run: its text and how to fill its parameters. */
export interface Plan<Args> extends Compiled {
  values(args: Args): unknown[]
  /** The argument behind each parameter; undefined where it is a constant. */
  keys: readonly (string | undefined)[]
}

/** Writes SQL and is connected to nothing. */
const writer = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: db => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

/** The text without what stands in quotes, so that words and signs in it are SQL's own. */
const bare = (text: string) => text.replaceAll(/'(?:[^']|'')*'|"(?:[^"]|"")*"/g, '""')

const ALL_COLUMNS = /(?:\b(?:select|distinct|returning|all)\s|\.|,\s*)\s*\*/i
const LIST = /\bin\s+\$\d/i
const WRITES = /\b(?:insert|update|delete|merge|truncate|call|nextval|setval|for\s+(?:key\s+)?share)\b/i

function refuse(text: string): void {
  const plain = bare(text)
  if (ALL_COLUMNS.test(plain)) {
    // A planned `*` fails for good once a migration adds a column.
    throw new Error(`The query selects all columns: name them (${text})`)
  }
  if (LIST.test(plain)) throw new Error(`The query has "in" before an argument: write "= any(…)" (${text})`)
}

/**
 * Builds the statement once, with stand-ins for the arguments, and remembers where each of them goes.
 * Throws where an argument was read and did not reach the SQL, for a choice made on it would be frozen.
 */
export function compile<Result, Args extends object>(
  build: (db: Kysely<Tables>, args: Args) => Statement<Result>,
): Plan<Args> {
  const { args, keyOf, reads } = recordArguments<Args>()
  const { sql: text, parameters } = build(writer, args).compile(writer)
  refuse(text)
  const slots = parameters.map(parameter => ({ key: keyOf(parameter), constant: parameter }))
  for (const [key, times] of reads) {
    const arrived = slots.filter(slot => slot.key === key).length
    if (arrived < times) throw new Error(`The query reads args.${key} and does not pass it on to the SQL (${text})`)
  }
  return {
    name: createHash('sha256').update(text).digest('base64url').slice(0, 20),
    text,
    writes: WRITES.test(bare(text)),
    keys: slots.map(({ key }) => key),
    values(given) {
      return slots.map(({ key, constant }) => {
        if (key === undefined) return constant
        const value: unknown = Reflect.get(given, key)
        if (value === undefined) throw new Error(`The query needs args.${key} (${text})`)
        return value
      })
    },
  }
}
