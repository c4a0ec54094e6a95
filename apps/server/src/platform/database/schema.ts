import type { Session } from './database.ts'

/**
 * The schema as it is now: a dump of our own from the catalogue, since the embedded engine has no pg_dump. Sorted, and
 * the same on both engines, so that it can be compared as text. What views and functions do is left out: the engines
 * write views each in its own way, and migrations/repeatable has all of it.
 */
export interface Schema {
  text: string
  /** The names of what stands in it, by kind. */
  tables: string[]
  views: string[]
  functions: string[]
  triggers: { name: string; table: string }[]
  /** From the table that refers to the one that is referred to. */
  references: { from: string; to: string }[]
}

interface Named {
  name: string
  text: string
}
/** Of a table. */
interface Part extends Named {
  of: string
}

const HEADER = `-- The schema as it is now, to be read: \`npm run schema\` writes it, a test holds it, and migrations/ makes it.
-- docs/data.md draws it; what views and functions do stands in migrations/repeatable/.
`

/** `pg_get_…` leaves out the schema of what is found without it. */
const OURS = `n.nspname = 'public'`

const ask = async <Row>(session: Session, text: string, read: (row: Record<string, unknown>) => Row): Promise<Row[]> =>
  (await session.run(text)).map(read)

const named = (row: Record<string, unknown>): Named => ({ name: String(row['name']), text: String(row['text']) })
const part = (row: Record<string, unknown>): Part => ({ ...named(row), of: String(row['of']) })

const listTables = (session: Session) =>
  ask(
    session,
    `select c.relname as name, coalesce(' WITH (' || array_to_string(c.reloptions, ', ') || ')', '') as text
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where ${OURS} and c.relkind = 'r' and c.relname <> 'migrations' order by c.relname collate "C"`,
    named,
  )

const listUnlogged = (session: Session) =>
  ask(
    session,
    `select c.relname as name, '' as text from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where ${OURS} and c.relkind = 'r' and c.relpersistence = 'u'`,
    named,
  )

/** Of tables and views, in the order in which they came to be. */
const listColumns = (session: Session) =>
  ask(
    session,
    `select c.relname as of, quote_ident(a.attname) as name, concat(
       format_type(a.atttypid, a.atttypmod),
       case when a.attcollation <> t.typcollation then ' COLLATE ' || quote_ident(o.collname) end,
       case when a.attidentity = 'a' then ' GENERATED ALWAYS AS IDENTITY' end,
       case when a.attgenerated = 's' then ' GENERATED ALWAYS AS (' || pg_get_expr(d.adbin, d.adrelid, true) || ') STORED' end,
       case when a.attgenerated = '' then ' DEFAULT ' || pg_get_expr(d.adbin, d.adrelid, true) end,
       case when a.attnotnull then ' NOT NULL' end) as text
     from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     join pg_type t on t.oid = a.atttypid
     left join pg_collation o on o.oid = a.attcollation
     left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
     where ${OURS} and c.relkind in ('r', 'v') and a.attnum > 0 and not a.attisdropped order by a.attnum`,
    part,
  )

/** Without "not null", which stands at the column and which only newer versions count as a constraint. */
const listConstraints = (session: Session) =>
  ask(
    session,
    `select r.relname as of, c.conname as name, pg_get_constraintdef(c.oid, true) as text
     from pg_constraint c join pg_class r on r.oid = c.conrelid join pg_namespace n on n.oid = r.relnamespace
     where ${OURS} and c.contype in ('p', 'u', 'c', 'f', 'x')
     order by position(c.contype::text in 'pucfx'), c.conname collate "C"`,
    part,
  )

const listIndexes = (session: Session) =>
  ask(
    session,
    `select r.relname as of, c.relname as name, pg_get_indexdef(i.indexrelid, 0, true) as text
     from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class r on r.oid = i.indrelid
     join pg_namespace n on n.oid = r.relnamespace
     where ${OURS} and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.conrelid = i.indrelid)
     order by c.relname collate "C"`,
    part,
  )

const listTriggers = (session: Session) =>
  ask(
    session,
    `select r.relname as of, t.tgname as name, pg_get_triggerdef(t.oid, true) as text
     from pg_trigger t join pg_class r on r.oid = t.tgrelid join pg_namespace n on n.oid = r.relnamespace
     where ${OURS} and not t.tgisinternal order by t.tgname collate "C"`,
    part,
  )

const listSequences = (session: Session) =>
  ask(
    session,
    `select c.relname as name, 'CREATE SEQUENCE ' || quote_ident(c.relname) as text
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where ${OURS} and c.relkind = 'S'
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype in ('a', 'i'))
     order by c.relname collate "C"`,
    named,
  )

const listViews = (session: Session) =>
  ask(
    session,
    `select c.relname as name, '' as text
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where ${OURS} and c.relkind = 'v' order by c.relname collate "C"`,
    named,
  )

const listFunctions = (session: Session) =>
  ask(
    session,
    `select p.proname as name, concat('CREATE FUNCTION ', p.proname, '(', pg_get_function_arguments(p.oid), ') RETURNS ',
       pg_get_function_result(p.oid), ' LANGUAGE ', l.lanname,
       case p.provolatile when 'i' then ' IMMUTABLE' when 's' then ' STABLE' end,
       ' SET ' || array_to_string(p.proconfig, ', ')) as text
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace join pg_language l on l.oid = p.prolang
     where ${OURS} order by p.proname collate "C", pg_get_function_identity_arguments(p.oid) collate "C"`,
    named,
  )

const lines = (texts: readonly string[]) => texts.map(text => `${text};\n`).join('')
const names = (list: readonly Named[]) => [...new Set(list.map(({ name }) => name))]
const block = (head: string, inside: readonly string[], tail = '') => `${head} (\n  ${inside.join(',\n  ')}\n)${tail}`

const its = (table: Named, parts: readonly Part[]) => parts.filter(({ of }) => of === table.name)

export async function readSchema(session: Session): Promise<Schema> {
  const tables = await listTables(session)
  const unlogged = new Set(names(await listUnlogged(session)))
  const columns = await listColumns(session)
  const constraints = await listConstraints(session)
  const indexes = await listIndexes(session)
  const triggers = await listTriggers(session)
  const sequences = await listSequences(session)
  const views = await listViews(session)
  const functions = await listFunctions(session)

  const columnsOf = (table: Named) => its(table, columns).map(({ name, text }) => `${name} ${text}`)
  const tableText = (table: Named) => {
    const own = its(table, constraints).map(({ name, text }) => `CONSTRAINT ${name} ${text}`)
    const kind = unlogged.has(table.name) ? 'UNLOGGED TABLE' : 'TABLE'
    return lines([
      block(`CREATE ${kind} ${table.name}`, [...columnsOf(table), ...own], table.text),
      ...its(table, indexes).map(({ text }) => text.replace(' USING btree', '')),
      ...its(table, triggers).map(({ text }) => text),
    ])
  }
  return {
    tables: names(tables),
    views: names(views),
    functions: names(functions),
    triggers: triggers.map(({ name, of }) => ({ name, table: of })),
    references: constraints.flatMap(({ of, text }) => {
      const to = /^FOREIGN KEY .* REFERENCES (\w+)/.exec(text)?.[1]
      return to === undefined ? [] : [{ from: of, to }]
    }),
    text: [
      HEADER,
      lines(sequences.map(({ text }) => text)),
      ...tables.map(tableText),
      ...views.map(view => lines([block(`CREATE VIEW ${view.name}`, columnsOf(view))])),
      lines(functions.map(({ text }) => text)),
    ].join('\n'),
  }
}
