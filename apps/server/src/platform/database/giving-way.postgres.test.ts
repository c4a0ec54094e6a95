import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/database.ts'
import type { Database } from './database.ts'
import { begunAnew, migrations as fixtures } from './fixtures/players.ts'
import { migrate } from './migrate.ts'

const COUNTED = `create or replace function count_win() returns trigger language plpgsql as $$
begin
  update players set wins = wins + 1 where id = new.winner_id;
  return null;
end
$$;
create or replace trigger matches_won after insert on matches for each row execute function count_win();
`
const WAITS = "select from pg_locks where relation = 'matches'::regclass and not granted"

let db: Database
let folder: string
beforeAll(async () => {
  db = await openTestDatabase({ migrations: fixtures })
  folder = await begunAnew(db)
  mkdirSync(join(folder, 'repeatable'))
  writeFileSync(join(folder, 'repeatable/1_won.sql'), COUNTED)
  const checksum = createHash('sha256').update(COUNTED).digest('hex')
  writeFileSync(join(folder, 'repeatable/history.txt'), `1_won ${checksum}\n`)
})
afterAll(async () => {
  await db.close()
  rmSync(folder, { recursive: true })
})

test('a trigger whose table somebody holds for long keeps nobody else from writing, and is in place afterwards', async () => {
  let migrated: Promise<string[]> | undefined
  await db.session(async slow => {
    await slow.run('begin')
    await slow.run('insert into matches (id, winner_id) values (1, 1)')
    migrated = migrate(db, folder)
    while ((await slow.run(WAITS)).length === 0);
    await db.session(other => other.run('insert into matches (id, winner_id) values (2, 1)'))
    await slow.run('commit')
  })
  expect(await migrated).toEqual(['repeatable/1_won'])
  await db.session(session => session.run('insert into matches (id, winner_id) values (3, 1)'))
  const [ada] = await db.session(session => session.run('select wins from players where id = 1'))
  expect(ada).toEqual({ wins: 1 })
})
