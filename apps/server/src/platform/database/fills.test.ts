import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { smallProduct } from '../../testing/small-product.ts'
import { migrate } from './migrate.ts'
import { migrationsFolder, readFills } from './migration-files.ts'
import type { MigrationNews } from './migration-news.ts'

const MATCHES = 3000
const NAMES = ['0003_won', 'repeatable/1_won', 'fills/1_won']
const [FILLS_TABLE] =
  /create table fills [^]+?\n\);/.exec(readFileSync(join(migrationsFolder, '0117_fills.sql'), 'utf8')) ?? []

const WON = `create or replace function count_won() returns trigger language plpgsql as $$
begin
  insert into won (player_id, matches) values (new.winner_id, 1)
  on conflict (player_id) do update set matches = won.matches + 1;
  return null;
end
$$;
create or replace trigger matches_won after insert on matches for each row execute function count_won();
insert into fills (name, until) select '1_won', (select coalesce(max(id), 0) from matches)
where not exists (select from won)
on conflict do nothing;
`
const FILL = `-- batches: matches by id
select from players order by id for no key update;
insert into won (player_id, matches) select winner_id, count(*) from matches where id between $1 and $2 group by 1
on conflict (player_id) do update set matches = won.matches + excluded.matches;
`

const product = smallProduct()
const { run, write } = product
beforeEach(() => {
  write('0003_won', `${FILLS_TABLE} create table won (player_id int primary key, matches int not null);`)
  mkdirSync(join(product.folder, 'repeatable'))
  mkdirSync(join(product.folder, 'fills'))
  isNow(WON)
  write('fills/1_won', FILL)
})

const matches = (from: number, to: number) =>
  run(`insert into matches (id, winner_id) select n, 1 + n % 2 from generate_series(${from}, ${to}) n`)
const won = async () =>
  (await run('select matches from won order by player_id')).map(({ matches: count }) => Number(count))

/** The text that the repeatable file has, and those that it has had. */
function isNow(...texts: string[]): void {
  write('repeatable/1_won', texts.at(-1) ?? '')
  const lines = texts.map(text => `1_won ${createHash('sha256').update(text).digest('hex')}\n`)
  writeFileSync(join(product.folder, 'repeatable/history.txt'), lines.join(''))
}

test('what was there before a trigger is counted behind it, some rows at a time, and told', async () => {
  await matches(1, MATCHES)
  const told: MigrationNews[] = []
  expect(await migrate(product.db, product.folder, { tell: news => told.push(news) })).toEqual(NAMES)
  expect(await won()).toEqual([MATCHES / 2, MATCHES / 2])
  const done = told.flatMap(({ migration, batches }) => (migration === 'fills/1_won' && batches ? [batches.done] : []))
  expect(done[0]).toBe(1)
  expect(new Set(done).size).toBeGreaterThan(2)
  expect(told.at(-1)).toMatchObject({ batches: { done: MATCHES, of: MATCHES }, applied: true, file: 3, files: 3 })
  await matches(MATCHES + 1, MATCHES + 2)
  expect(await won()).toEqual([MATCHES / 2 + 1, MATCHES / 2 + 1])
})

test('a run that was stopped keeps what it had counted, and the next one counts what is left, once', async () => {
  await matches(1, MATCHES)
  write('fills/1_won', FILL.replace('count(*)', 'count(*) / case when max(id) > 1500 then 0 else 1 end'))
  await expect(migrate(product.db, product.folder)).rejects.toThrow('Migration fills/1_won failed: division by zero')
  const half = await won()
  expect(half[0]).toBeGreaterThan(100)
  await matches(MATCHES + 1, MATCHES + 2)
  write('fills/1_won', FILL)
  expect(await migrate(product.db, product.folder)).toEqual(['fills/1_won'])
  expect(await won()).toEqual([MATCHES / 2 + 1, MATCHES / 2 + 1])
})

test('nodes that start at once count each row once', async () => {
  await matches(1, MATCHES)
  const applied = await Promise.all([migrate(product.db, product.folder), migrate(product.db, product.folder)])
  expect(applied.flat().toSorted()).toEqual(NAMES.toSorted())
  expect(await won()).toEqual([MATCHES / 2, MATCHES / 2])
})

test('it is done once, however often the triggers are put in place', async () => {
  expect(await migrate(product.db, product.folder)).toEqual(NAMES)
  await matches(1, 10)
  await run('delete from won')
  isNow(WON, `-- Reworded.\n${WON}`)
  expect(await migrate(product.db, product.folder)).toEqual(['repeatable/1_won'])
  expect(await won()).toEqual([])
})

test('a table that a version before has filled is left as it is', async () => {
  const before = WON.slice(0, WON.indexOf('insert into fills'))
  isNow(before)
  await migrate(product.db, product.folder)
  await matches(1, 10)
  isNow(before, WON)
  expect(await migrate(product.db, product.folder)).toEqual(['repeatable/1_won'])
  expect(await won()).toEqual([5, 5])
})

test('a node of the version before that starts in between leaves it to the newer one', async () => {
  await matches(1, 10)
  write('fills/1_won', FILL.replace('count(*)', 'count(*) / 0'))
  await expect(migrate(product.db, product.folder)).rejects.toThrow('Migration fills/1_won failed: division by zero')
  for (const newer of ['0003_won.sql', 'repeatable', 'fills']) rmSync(join(product.folder, newer), { recursive: true })
  expect(await migrate(product.db, product.folder)).toEqual([])
  expect(await won()).toEqual([])
})

test('a file has to say by which rows it goes', () => {
  write('fills/1_won', 'select 1')
  expect(() => readFills(product.folder)).toThrow(
    'fills/1_won.sql does not say by which rows it goes: -- batches: users by id',
  )
})
