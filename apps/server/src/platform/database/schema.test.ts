import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testDatabase } from '../../testing/opened.ts'
import { readRepeatables } from './migration-files.ts'
import { readSchema } from './schema.ts'

const at = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8').replaceAll('\r\n', '\n')

const db = testDatabase()

test('schema.sql is what the migrations make: write it with npm run schema', async () => {
  const { text } = await db.session(readSchema)
  expect(text).toBe(at('../../../schema.sql'))
})

test.each(readRepeatables())('the text of $name is remembered: npm run schema does it', ({ checksum, history }) => {
  expect(history.at(-1)).toBe(checksum)
  // A text that came back would be taken for the older one.
  expect(new Set(history).size).toBe(history.length)
})

test('every view, function and trigger is defined in one repeatable file', async () => {
  const { views, functions, triggers } = await db.session(readSchema)
  const texts = readRepeatables().map(({ text }) => text)
  // A constraint trigger cannot be replaced: its file makes it where it is missing.
  const timesDefined = (kind: string, name: string) =>
    texts.flatMap(text => text.match(new RegExp(`^ *create (or replace|constraint) ${kind} ${name}\\b`, 'gm')) ?? [])
      .length
  const defined = (kind: string, names: string[]) => names.map(name => [kind, name, timesDefined(kind, name)])
  const named = triggers.map(({ name }) => name)
  const all = [...defined('view', views), ...defined('function', functions), ...defined('trigger', named)]
  expect(all.length).toBeGreaterThan(0)
  expect(all.filter(([, , times]) => times !== 1)).toEqual([])
})

/** Of rows that never go. */
const LASTING = ['sports', 'genders']

test('whatever names a row that may be deleted is found by an index, however much there is', async () => {
  const unfound = await db.session(session =>
    session.run(
      `select c.conrelid::regclass::text as table, a.attname as column
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid::regclass::text <> all($1::text[]) and not exists (
        select from pg_index i
        where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]
          and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = format('(%s IS NOT NULL)', a.attname)))
      order by 1, 2`,
      [LASTING],
    ),
  )
  expect(unfound).toEqual([])
})
