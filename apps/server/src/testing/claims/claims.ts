import { join } from 'node:path'
import type { Client } from 'pg'
import type { Claim } from './check.ts'
import { type Described, describeStatement } from './describe.ts'
import { type Found, source } from './queries.ts'
import { sideOf } from './types.ts'

interface ColumnRow {
  relation: number
  table: string
  place: number
  name: string
  type: string
  nullable: boolean
  /** The database gives a value where none is inserted. */
  given: boolean
}

/** The catalogue's types and columns of tables. */
export interface Catalogue {
  columns: ColumnRow[]
  typeName: (oid: number) => string
}

export async function readCatalogue(client: Client): Promise<Catalogue> {
  const types = await client.query<{ oid: number; typname: string }>('select oid::int, typname::text from pg_type')
  const { rows: columns } = await client.query<ColumnRow>(
    `select a.attrelid::int as relation, c.relname::text as table, a.attnum::int as place, a.attname::text as name,
       t.typname::text as type, not a.attnotnull as nullable, a.atthasdef or a.attidentity <> '' as given
     from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     join pg_type t on t.oid = a.atttypid
     where c.relkind = 'r' and n.nspname = 'public' and a.attnum > 0 and not a.attisdropped
     order by c.relname, a.attnum`,
  )
  const names = new Map(types.rows.map(({ oid, typname }) => [oid, typname]))
  return { columns, typeName: oid => names.get(oid) ?? String(oid) }
}

const text = (value: string) => `'${value}'`
const oneOf = (names: readonly string[]) => (names.length === 0 ? 'never' : names.map(text).join(' | '))
const about = (what: string, claims: Claim[]) => claims.map(claim => ({ ...claim, about: `${what}: ${claim.about}` }))

export interface Checks {
  imports: string[]
  claims: Claim[]
}

/** The assertions for the compiler about the rows and arguments of every query. */
export async function claimsOfQueries(client: Client, queries: readonly Found[]): Promise<Checks> {
  const catalogue = await readCatalogue(client)
  const files = [...new Set(queries.map(({ file }) => file))]
  const claims: Claim[] = []
  for (const { file, path, query } of queries) {
    const what = `${file} ${path.join('.')}`
    const [name = '', ...inner] = path
    const type = `(typeof m${files.indexOf(file)}.${name})${inner.map(key => `[${text(key)}]`).join('')}`
    const { text: statement, keys } = query.compiled()
    const described = await describeStatement(client, statement).catch((error: unknown) => {
      throw new Error(`${what} is not prepared`, { cause: error })
    })
    claims.push(...about(what, rowClaims(`Row<${type}>`, described, catalogue)))
    claims.push(...about(what, argumentClaims(`Args<${type}>`, { described, keys, catalogue })))
  }
  return { imports: files.map((file, at) => `import type * as m${at} from ${text(join(source, file))}`), claims }
}

const columnClaim = (row: string, name: string, type: string): Claim => ({
  about: `${name} is ${type}`,
  type: `Column<${row}, ${text(name)}, ${sideOf(type).out}>`,
})
const nullableClaim = (row: string, name: string): Claim => ({
  about: `${name} may be null`,
  type: `Nullable<${row}, ${text(name)}>`,
})
const restClaim = (row: string, names: readonly string[]): Claim => ({
  about: 'columns that are not there',
  type: `Rest<${row}, ${oneOf(names)}>`,
})

/** Whether a column that is computed, or that comes through an outer join, may be null the database does not tell. */
function rowClaims(row: string, { columns }: Described, catalogue: Catalogue): Claim[] {
  const nullable = columns.filter(({ tableID, columnID }) =>
    catalogue.columns.some(it => it.relation === tableID && it.place === columnID && it.nullable),
  )
  return [
    ...columns.map(({ name, dataTypeID }) => columnClaim(row, name, catalogue.typeName(dataTypeID))),
    ...nullable.map(({ name }) => nullableClaim(row, name)),
    restClaim(
      row,
      columns.map(({ name }) => name),
    ),
  ]
}

interface Arguments {
  described: Described
  keys: readonly (string | undefined)[]
  catalogue: Catalogue
}

function argumentClaims(args: string, { described, keys, catalogue: { typeName } }: Arguments): Claim[] {
  const used = described.parameters.map((oid, at) => ({ key: keys[at], type: typeName(oid) }))
  const seen = new Map(used.flatMap(({ key, type }) => (key === undefined ? [] : [[`${key} ${type}`, { key, type }]])))
  return [...seen.values()].map(({ key, type }) => ({
    about: `the argument ${key} is ${type}`,
    type: `Parameter<${args}, ${text(key)}, ${sideOf(type).given}>`,
  }))
}

/**
 * The same for what features declare to Kysely of tables: not all of them, nor the columns that only triggers write.
 */
export async function claimsOfTables(client: Client): Promise<Claim[]> {
  const { columns } = await readCatalogue(client)
  const tables = [...new Set(columns.map(({ table }) => table))]
  return tables.flatMap(table => {
    const row = `Selected<${text(table)}>`
    const own = columns.filter(column => column.table === table)
    const each = own.flatMap(({ name, type, nullable, given }) => [
      { about: `${name} is ${type}`, type: `Declared<${row}, ${text(name)}, ${sideOf(type).out}>` },
      nullable ? nullableClaim(row, name) : { about: `${name} is not null`, type: `Present<${row}, ${text(name)}>` },
      ...(nullable || given
        ? []
        : [{ about: `${name} has no default`, type: `Demanded<Inserted<${text(table)}>, ${text(name)}>` }]),
    ])
    const rest = restClaim(
      row,
      own.map(({ name }) => name),
    )
    return about(`the table ${table}`, [...each, rest])
  })
}
