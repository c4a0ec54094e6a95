import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/database.ts'
import type { Database, Executor } from './database.ts'
import { constraintOf } from './errors.ts'
import {
  addMatch,
  addPlayer,
  addWin,
  countPlayers,
  migrations,
  namesOf,
  playerById,
  removePlayer,
} from './fixtures/players.ts'
import { query } from './query.ts'

let db: Database
beforeAll(async () => {
  db = await openTestDatabase({ migrations })
})
afterAll(() => db.close())
beforeEach(async () => {
  await db.session(session =>
    session.run('delete from matches; delete from players where id > 2; update players set wins = 0'),
  )
})

const winsOf = async (executor: Executor, id: number) => (await playerById.one(executor, { id })).wins
const divide = query((_, args: { by: number }) => sql<{ result: number }>`select 1 / ${args.by}::int as result`)

describe('queries', () => {
  test('give all rows, the first, the only one, or how many they touched', async () => {
    expect(await namesOf.all(db, { ids: [1, 2, 99] })).toEqual([{ name: 'Ada; first' }, { name: 'Ben' }])
    expect(await playerById.first(db, { id: 99 })).toBeUndefined()
    expect(await addPlayer.one(db, { id: 3, name: 'Cleo' })).toEqual({ id: 3 })
    expect(await addWin.affected(db, { id: 3, by: 2 })).toBe(1)
    expect(await winsOf(db, 3)).toBe(2)
    expect(await removePlayer.affected(db, { id: 99 })).toBe(0)
    expect(await countPlayers.one(db)).toEqual({ count: 3 })
  })

  test('take lists of ids, and of words that look like ids, or like nothing, as they are', async () => {
    const words = query(
      (_, args: { list: readonly string[] }) => sql<{ list: string[] }>`select ${args.list}::text[] as list`,
    )
    for (const list of [
      [],
      ['01900000-0000-7000-8000-00005e1e7310', 'deadbeef', '-'],
      ['null', '', 'a,b', '{"c"}', '12'],
    ])
      expect(await words.one(db, { list })).toEqual({ list })
  })

  test('throw where the one row is missing', async () => {
    await expect(playerById.one(db, { id: 99 })).rejects.toThrow('No row')
  })

  test('answer with numbers, dates and moments', async () => {
    const values = query(
      () => sql<{ a: number; b: number; c: string; d: Date; e: number[]; f: (string | null)[]; g: object }>`
        select 9007199254740991::int8 as a, 1.25::numeric as b, date '2026-02-28' as c,
          timestamptz '2026-02-28 10:00:00.5+01' as d, array[1, 2]::int8[] as e, array['2026-02-28', null]::date[] as f,
          '{"rank": 1500}'::jsonb as g`,
    )
    expect(await values.one(db)).toEqual({
      a: 9_007_199_254_740_991,
      b: 1.25,
      c: '2026-02-28',
      d: new Date('2026-02-28T09:00:00.500Z'),
      e: [1, 2],
      f: ['2026-02-28', null],
      g: { rank: 1500 },
    })
  })

  test('answer with moments of whatever year, and of as many digits as there are', async () => {
    const moments = query(
      () => sql<{ whole: Date; fine: Date; long_ago: Date; far_ahead: Date; never: number }>`
        select timestamptz '2026-02-28 10:00:00+00' as whole, timestamptz '2026-02-28 10:00:00.123456+00' as fine,
          timestamptz '0044-03-15 12:00:00+00' as long_ago, timestamptz '12026-02-28 10:00:00+00' as far_ahead,
          timestamptz 'infinity' as never`,
    )
    expect(await moments.one(db)).toEqual({
      whole: new Date('2026-02-28T10:00:00Z'),
      fine: new Date('2026-02-28T10:00:00.123Z'),
      long_ago: new Date('0044-03-15T12:00:00Z'),
      far_ahead: new Date('+012026-02-28T10:00:00Z'),
      never: Number.POSITIVE_INFINITY,
    })
  })

  test('refuse an integer that a number would round', async () => {
    await expect(query(() => sql<{ a: number }>`select 9007199254740993::int8 as a`).one(db)).rejects.toThrow('beyond')
  })

  test('asked again answer with the same columns, also after no row and after a value that cannot be read', async () => {
    const upTo = query(
      (_, args: { to: number }) => sql<{ n: number; square: number }>`
        select n, power(9007199254740991::numeric, n)::int8 as square from generate_series(1, ${args.to}::int) as n`,
    )
    const whole = query(
      (_, args: { by: number }) => sql<{ n: number; big: number; at: string | null }>`
        select 1 as n, 9007199254740991::int8 + ${args.by}::int as big, null::date as at`,
    )
    expect(await upTo.all(db, { to: 0 })).toEqual([])
    expect(await upTo.all(db, { to: 1 })).toEqual([{ n: 1, square: 9_007_199_254_740_991 }])
    for (const _ of [1, 2]) {
      await expect(whole.one(db, { by: 1 })).rejects.toThrow('beyond')
      expect(await whole.one(db, { by: 0 })).toEqual({ n: 1, big: 9_007_199_254_740_991, at: null })
    }
  })

  test('in flight at once each get their own answer, though one among them fails', async () => {
    const given = [...Array(200).keys()]
    const answers = await Promise.allSettled(given.map(by => divide.one(db, { by: by === 100 ? 0 : 1 })))
    expect(answers.filter(answer => answer.status === 'rejected')).toHaveLength(1)
    const echo = query((_, args: { n: number }) => sql<{ n: number }>`select ${args.n}::int as n`)
    expect(await Promise.all(given.map(async n => (await echo.one(db, { n })).n))).toEqual(given)
  })
})

describe('a transaction', () => {
  test('is seen by its own queries at once, by others when it commits', async () => {
    await db.transaction(async tx => {
      await addWin.affected(tx, { id: 1, by: 1 })
      expect(await winsOf(tx, 1)).toBe(1)
    })
    expect(await winsOf(db, 1)).toBe(1)
  })

  test('leaves nothing behind where its work throws', async () => {
    const work = db.transaction(async tx => {
      await addWin.affected(tx, { id: 1, by: 1 })
      throw new Error('Ada slipped')
    })
    await expect(work).rejects.toThrow('Ada slipped')
    expect(await winsOf(db, 1)).toBe(0)
  })

  test('does not pretend to have committed where a failed query was caught', async () => {
    const work = db.transaction(async tx => {
      await addWin.affected(tx, { id: 1, by: 1 })
      await divide.one(tx, { by: 0 }).catch(() => 'never mind')
    })
    await expect(work).rejects.toThrow('was rolled back')
    expect(await winsOf(db, 1)).toBe(0)
  })

  test('may run several queries at once', async () => {
    const rows = await db.transaction(tx => Promise.all([1, 2].map(id => playerById.one(tx, { id }))))
    expect(rows.map(row => row.id)).toEqual([1, 2])
  })

  test('does not lose an update among twenty, with reads in between', async () => {
    const transactions = Array.from({ length: 20 }, () =>
      db.transaction(async tx => {
        await addWin.affected(tx, { id: 1, by: 1 })
        await playerById.one(tx, { id: 2 })
      }),
    )
    const reads = Array.from({ length: 100 }, () => winsOf(db, 2))
    expect(new Set(await Promise.all(reads))).toEqual(new Set([0]))
    await Promise.all(transactions)
    expect(await winsOf(db, 1)).toBe(20)
  })

  test('refuses the database itself inside, whatever is asked of it', async () => {
    const used = 'run the query on the handle'
    await expect(db.transaction(() => playerById.one(db, { id: 1 }))).rejects.toThrow(used)
    await expect(db.transaction(() => addWin.affected(db, { id: 1, by: 1 }))).rejects.toThrow(used)
    await expect(db.transaction(() => db.transaction(async () => 1))).rejects.toThrow(used)
    await expect(db.transaction(() => db.session(async () => 1))).rejects.toThrow(used)
  })

  test('lets what it started use the database once it is over', async () => {
    let later: Promise<unknown> | undefined
    await db.transaction(async () => {
      later = new Promise(resolve => setTimeout(resolve, 50)).then(() => playerById.one(db, { id: 1 }))
    })
    await expect(later).resolves.toMatchObject({ id: 1 })
  })

  test('takes its handle back at the end', async () => {
    const handle = await db.transaction(async tx => tx)
    await expect(playerById.one(handle, { id: 1 })).rejects.toThrow('has ended')
  })
})

const refusal = (work: Promise<unknown>) => work.then(() => 'nothing', constraintOf)

describe('a constraint', () => {
  test('that refuses a write is known by its name', async () => {
    expect(await refusal(addPlayer.one(db, { id: 4, name: 'Ben' }))).toBe('players_name_unique')
    expect(await refusal(addWin.affected(db, { id: 1, by: -1 }))).toBe('players_wins_not_negative')
    expect(await refusal(addMatch.affected(db, { id: 1, winner: 99 }))).toBe('matches_winner_fk')
    expect(await refusal(db.transaction(tx => addPlayer.one(tx, { id: 1, name: 'Dan' })))).toBe('players_pkey')
  })

  test('is not behind other errors', async () => {
    expect(await refusal(divide.one(db, { by: 0 }))).toBeUndefined()
    expect(constraintOf(new Error('Ada'))).toBeUndefined()
  })
})

test('maintenance runs beside everything else', async () => {
  const [wins] = await Promise.all([winsOf(db, 1), db.maintain()])
  expect(wins).toBe(0)
})
