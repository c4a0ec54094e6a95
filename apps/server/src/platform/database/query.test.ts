import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addPlayer, countPlayers, namesOf, playerById } from './fixtures/players.ts'
import { compile } from './compile.ts'
import { query } from './query.ts'

type Tables = {
  players: { id: number; name: string }
}

test('a query is compiled once, and each call fills in its arguments', () => {
  const plan = compile((db, args: { name: string; id: number }) =>
    db
      .withTables<Tables>()
      .selectFrom('players')
      .select('id')
      .where('name', '=', args.name)
      .where('id', '>', 7)
      .where('id', '<', args.id)
      .limit(1),
  )
  expect(plan.text).toBe('select "id" from "players" where "name" = $1 and "id" > $2 and "id" < $3 limit $4')
  expect(plan.values({ id: 9, name: 'Ada' })).toEqual(['Ada', 7, 9, 1])
  expect(plan.values({ id: 8, name: 'Ben' })).toEqual(['Ben', 7, 8, 1])
})

test('an argument may stand in several places', () => {
  const plan = compile(
    (_, args: { id: number }) => sql<{ id: number }>`select id from players where id = ${args.id} or ${args.id} = 0`,
  )
  expect(plan.values({ id: 4 })).toEqual([4, 4])
})

test('queries are named after their text, briefly', () => {
  expect(playerById.compiled().name).toMatch(/^[\w-]{20}$/)
  expect(playerById.compiled().name).not.toBe(namesOf.compiled().name)
})

test('a query that writes says so', () => {
  expect(addPlayer.compiled().writes).toBe(true)
  expect(query(() => sql<{ id: number }>`select id from players for update`).compiled().writes).toBe(true)
  expect(playerById.compiled().writes).toBe(false)
  expect(query(() => sql<{ id: number }>`select id from players where name = 'delete'`).compiled().writes).toBe(false)
})

test.each([
  ['arithmetic', () => compile((_, args: { id: number }) => sql`select ${args.id + 1}`)],
  ['text around it', () => compile((_, args: { id: number }) => sql`select ${`${args.id}%`}`)],
  ['a property of it', () => compile((_, args: { id: number[] }) => sql`select ${args.id.length}`)],
  ['all of them at once', () => compile((_, args: { id: number }) => sql`select ${sql.join(Object.values(args))}`)],
])('%s on an argument is refused', (_, compiling) => {
  expect(compiling).toThrow(/computes with args\.id|name each one/)
})

test('an argument that does not reach the SQL is refused', () => {
  const chosen = query((db, args: { name: string | null }) => {
    const players = db.withTables<Tables>().selectFrom('players').select('id')
    return args.name === null ? players : players.where('name', '=', args.name)
  })
  expect(() => chosen.compiled()).toThrow('reads args.name and does not pass it on')
})

test.each([
  ['select *', sql`select * from players`],
  ['select t.*', sql`select "players".* from players`],
  ['returning *', sql`delete from players returning *`],
  ['id, *', sql`select id, * from players`],
])('%s is refused', (_, statement) => {
  expect(() => compile(() => statement)).toThrow('name them')
})

test("Kysely's selectAll and returningAll are refused", () => {
  expect(() => compile(db => db.withTables<Tables>().selectFrom('players').selectAll())).toThrow('name them')
  expect(() => compile(db => db.withTables<Tables>().deleteFrom('players').returningAll())).toThrow('name them')
})

test('counting rows, products and stars in texts are none of that', () => {
  expect(countPlayers.compiled().text).toContain('count(*)')
  expect(() => compile(() => sql`select id * 2, ', *' from players`)).not.toThrow()
})

test('a list goes with any, not with in', () => {
  const listed = query((db, args: { ids: readonly number[] }) =>
    db.withTables<Tables>().selectFrom('players').select('id').where('id', 'in', args.ids),
  )
  expect(() => listed.compiled()).toThrow('= any')
})

test('an argument that is left out at a call is an error, null is a value', () => {
  const plan = compile((_, args: { name?: string | null }) => sql`select ${args.name}::text`)
  expect(() => plan.values({})).toThrow('needs args.name')
  expect(plan.values({ name: null })).toEqual([null])
})
