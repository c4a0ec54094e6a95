import { beforeEach, expect, test } from 'vitest'
import { smallProduct } from '../../testing/small-product.ts'
import { listTables } from './catalogue.ts'
import { migrate } from './migrate.ts'
import { longNews, type MigrationNews, wordsOfNews } from './migration-news.ts'

const PLAYERS = 5000
const NAME = '0003_greetings'
const GREETED = `-- batches: players by id
update players set name = 'Hello ' || name where id between $1 and $2;
`

const product = smallProduct()
const { run } = product
beforeEach(() =>
  run(`delete from players; insert into players (id, name) select n, 'player ' || n
    from generate_series(1, ${PLAYERS}) n`),
)

const write = (text: string) => product.write(NAME, text)
const nodeStarts = (tell?: (news: MigrationNews) => void) => migrate(product.db, product.folder, tell && { tell })

/** How many players have been greeted so many times. */
const greeted = async () =>
  run(`select (length(name) - length(replace(name, 'Hello', ''))) / 5 as times, count(*)::int as players
    from players group by 1 order by 1`)

async function migrateTold(): Promise<{ applied: string[]; told: MigrationNews[] }> {
  const told: MigrationNews[] = []
  return { applied: await nodeStarts(news => void told.push(news)), told }
}

test('a migration in batches reaches every row once, some at a time, and tells how far it is', async () => {
  write(GREETED)
  const { applied, told } = await migrateTold()
  expect(applied).toEqual([NAME])
  expect(await greeted()).toEqual([{ times: 1, players: PLAYERS }])
  const rows = told.flatMap(({ batches }) => (batches ? [batches.done] : []))
  expect(rows[0]).toBe(1000)
  expect(rows.at(-1)).toBe(PLAYERS)
  expect(new Set(rows).size).toBeGreaterThan(1)
  expect(told.at(-1)).toMatchObject({ migration: NAME, file: 1, files: 1, applied: true })
  expect((await migrateTold()).applied).toEqual([])
})

test('a run that was stopped keeps what it had done, and the next one goes on there', async () => {
  await run(`update players set name = 'cut off' where id = 4000;
    create function refuse() returns trigger language plpgsql as $$ begin raise 'out of order'; end $$;
    create trigger refuse before update on players for each row when (old.name = 'cut off')
      execute function refuse()`)
  write(GREETED)
  await expect(nodeStarts()).rejects.toThrow(`Migration ${NAME} failed: out of order`)
  const [untouched, before] = await greeted()
  expect(untouched?.['times']).toBe(0)
  expect(before?.['players']).toBeGreaterThanOrEqual(1000)
  expect(await product.db.session(listTables)).not.toContain('migration_batches')
  await run('drop trigger refuse on players')
  const { applied, told } = await migrateTold()
  expect(applied).toEqual([NAME])
  expect(told[0]?.batches?.done).toBeGreaterThan(Number(before?.['players']))
  expect(await greeted()).toEqual([{ times: 1, players: PLAYERS }])
})

test('a file that was edited after a stop begins anew', async () => {
  write(GREETED.replace('name where', `name where id <= 2000 / (case when $2::int > 3000 then 0 else 1 end) and`))
  await expect(nodeStarts()).rejects.toThrow('division by zero')
  const [, once] = await greeted()
  write(GREETED)
  expect((await migrateTold()).told[0]?.batches?.done).toBe(1000)
  expect((await greeted()).at(-1)).toEqual({ times: 2, players: once?.['players'] })
})

test('nodes that start at once do each batch once', async () => {
  write(GREETED)
  const applied = await Promise.all([nodeStarts(), nodeStarts()])
  expect(applied.flat()).toEqual([NAME])
  expect(await greeted()).toEqual([{ times: 1, players: PLAYERS }])
})

test('an empty table is done at once, and a table without the column is refused', async () => {
  await run('delete from players')
  write(GREETED)
  expect((await migrateTold()).applied).toEqual([NAME])
  product.write('0004_wrong', GREETED.replace('by id', 'by number'))
  await expect(nodeStarts()).rejects.toThrow('The table players has no column number')
})

test('a line tells how far a long migration is, now and then, and that it is applied', () => {
  const news = { migration: NAME, file: 2, files: 17, seconds: 61, applied: false, batches: null }
  const half = { ...news, batches: { done: 500_000, of: 1_000_000, secondsLeft: 61 } }
  expect(wordsOfNews(half)).toBe(`Migration ${NAME}, 2 of 17: 500,000 of 1,000,000 rows, 61 s left`)
  expect(wordsOfNews(news)).toBe(`Migration ${NAME}, 2 of 17: under way for 61 s`)
  const lines: string[] = []
  const tell = longNews(each => lines.push(wordsOfNews(each)), 60_000)
  for (const each of [half, { ...news, applied: true }, { ...news, seconds: 1, applied: true }]) tell(each)
  expect(lines).toEqual([`Migration ${NAME}, 2 of 17: applied after 61 s`])
})
