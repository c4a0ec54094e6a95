import { expect, test } from 'vitest'
import { contractionsOf, scansOf, unrepeatableOf } from './contractions.ts'
import { FILLS, readFills, readMigrations, readRepeatables } from './migration-files.ts'

/** Those before it were made before nodes were upgraded one after the other. */
const FIRST = '0021'

test.each([...readMigrations().filter(({ name }) => name >= FIRST), ...readRepeatables()])(
  'a node of the version before survives $name',
  ({ text }) => {
    expect(contractionsOf(text)).toEqual([])
  },
)

test.each([
  'drop table players',
  'alter table players drop column wins',
  'alter table players drop wins',
  'alter table players rename column wins to won',
  'alter table players rename to people',
  'alter table players rename wins to won',
  'alter table players alter column wins type bigint',
  'alter table players alter wins set data type bigint',
  'alter table players alter column name set not null',
  'alter table players alter column wins drop default',
  'alter table players add column city text not null',
  'alter table players add city text not null',
  'alter table players drop constraint players_name_key',
  'alter table players add constraint named check (name <> $$x$$)',
  'alter table players add unique (name)',
  'create unique index on players (name)',
  'create table cities (name text); alter table players add column city text not null',
])('is refused: %s', text => {
  expect(contractionsOf(`${text};`)).not.toEqual([])
})

test.each([
  'create table cities (name text primary key, state text not null); create unique index on cities (state)',
  'alter table players add column city text',
  'alter table players add column city text not null default $$$$',
  'alter table players add column seen boolean not null default false, add column note text',
  'create index on players (name)',
  'alter table players alter column name drop not null',
  "-- We do not drop column wins here.\nupdate players set name = 'drop table players'",
  'create function f() returns int language sql as $$ drop table players $$',
  '-- contract: the version before reads won instead\nalter table players drop column wins',
])('is let through: %s', text => {
  expect(contractionsOf(`${text};`)).toEqual([])
})

test.each(readRepeatables())('$name may be applied again and again', ({ text }) => {
  expect(unrepeatableOf(text)).toEqual([])
})

test.each([
  'create function f() returns int language sql as $$ select 1 $$',
  'create table cities (name text)',
  'drop view v',
  'do $$ begin delete from cities; end $$',
  'insert into cities (name) select name from players where not exists (select from cities)',
  'update cities set people = 0',
])('cannot be repeated: %s', text => {
  expect(unrepeatableOf(`create or replace view v as select 1;\n${text};`)).toHaveLength(1)
})

test('a reason has to be one', () => {
  expect(contractionsOf('-- contract: unused\ndrop table players;')).not.toEqual([])
})

/** Those before it were applied before it was said. */
const FIRST_WITHOUT_SCANS = '0117'

test.each(readMigrations().filter(({ name }) => name >= FIRST_WITHOUT_SCANS))(
  '$name looks through no table that others write to',
  ({ text }) => {
    expect(scansOf(text)).toEqual([])
  },
)

test.each([
  'alter table players add constraint named check (name <> $$x$$)',
  'alter table players add foreign key (city) references cities',
  'alter table players add check (wins > 0) not valid, add check (losses > 0)',
  'alter table players add constraint named check (wins > 0) not valid; alter table players validate constraint named',
])('looks through a table: %s', text => {
  expect(scansOf(`${text};`)).toHaveLength(1)
})

test.each([
  'alter table players add constraint named check (name <> $$x$$) not valid',
  'alter table players validate constraint named',
  'create table cities (name text); alter table cities add check (length(name) > 0)',
])('looks through none: %s', text => {
  expect(scansOf(`${text};`)).toEqual([])
})

/** By which the statements after it know that nobody is at the rows that they count. */
const TAKES_LOCKS =
  /\bfor (no key )?update$|^lock table \w+ in share row exclusive mode$|^insert\s[^]*\son conflict\s[^]*\sdo update\s/

test.each(readFills())('$name holds what it counts before it counts, and one repeatable file begins it', fill => {
  expect(fill.statements[0]).toMatch(TAKES_LOCKS)
  const begun = readRepeatables().filter(({ text }) => text.includes(`'${fill.name.slice(FILLS.length)}'`))
  expect(begun).toHaveLength(1)
})
