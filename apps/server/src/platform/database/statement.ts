import { type Client, type Connection, Query, type QueryConfig, type QueryResult } from 'pg'
import { type Column, parserOf } from './types.ts'

/** A value as the server sends it. */
type Sent = string | null
type RowMaker = (sent: readonly Sent[]) => unknown

/**
 * Writes the row of a statement as one object with its columns, as somebody would who knew them: to fill them in one by
 * one by their names took four times as long.
 */
function rowMaker(fields: readonly Column[]): RowMaker {
  const parsers = fields.map(parserOf)
  const columns = fields.map(
    ({ name }, at) => `${JSON.stringify(name)}: sent[${at}] === null ? null : parsers[${at}](sent[${at}])`,
  )
  // oxlint-disable-next-line typescript/no-implied-eval -- of the columns' own names, in quotes
  return new Function('parsers', `return sent => ({ ${columns.join(', ')} })`)(parsers)
}

/** How the rows of named statements are made, once a connection has been told what is in them. */
const makers = new WeakMap<Connection, Map<string, RowMaker>>()

function makersOf(connection: Connection): Map<string, RowMaker> {
  const known = makers.get(connection) ?? new Map<string, RowMaker>()
  makers.set(connection, known)
  return known
}

/** The connection, for a statement whose columns it has told: it is not asked for them again. */
const silent = new WeakMap<Connection, Connection>()

function silently(connection: Connection): Connection {
  const known = silent.get(connection)
  if (known) return known
  const made: Connection = Object.create(connection, { describe: { value: () => {} } })
  silent.set(connection, made)
  return made
}

type Done = (error: Error | undefined, result: QueryResult) => void

/**
 * A named statement is described once a connection: to be told of fifty columns at each call was a tenth of what a
 * short read took here, and more in the server, which refuses a statement that has come to answer with others.
 */
class Statement extends Query {
  readonly #known: Map<string, RowMaker>
  /** Read by pg. */
  readonly name: string | undefined
  readonly #rows: unknown[] = []
  #make: RowMaker | undefined
  #failure: unknown

  constructor(config: QueryConfig<unknown[]>, { connection }: Client, done: Done) {
    // Given as one object, pg would copy it property by property, which takes longer than all else before it is sent.
    super(config.text, config.values, (error, result) => {
      if (error ?? this.#failure) done(error ?? asError(this.#failure), result)
      else done(undefined, Object.assign(result, { rows: this.#rows }))
    })
    this.name = config.name
    this.#known = makersOf(connection)
    this.#make = config.name === undefined ? undefined : this.#known.get(config.name)
    const { submit } = this
    if (this.#make) this.submit = to => submit.call(this, silently(to))
  }

  /** Called by pg, as is the next. */
  handleRowDescription({ fields }: { fields: Column[] }): void {
    this.#make = rowMaker(fields)
    if (this.name !== undefined) this.#known.set(this.name, this.#make)
  }

  handleDataRow({ fields }: { fields: Sent[] }): void {
    if (this.#failure !== undefined) return
    try {
      this.#rows.push(this.#make?.(fields))
    } catch (error) {
      this.#failure = error
    }
  }
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))

/** Asks over an open connection. */
export async function ask(client: Client, config: QueryConfig<unknown[]>): Promise<QueryResult> {
  try {
    return await new Promise<QueryResult>((resolve, reject) => {
      client.query(new Statement(config, client, (error, result) => (error ? reject(error) : resolve(result))))
    })
  } catch (error) {
    // Whoever asked is to be found in it, not who read the answer.
    if (error instanceof Error) Error.captureStackTrace(error)
    throw error
  }
}
