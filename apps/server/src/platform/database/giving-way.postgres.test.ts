import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { smallProduct } from '../../testing/small-product.ts'
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

const product = smallProduct()
beforeEach(() => {
  mkdirSync(join(product.folder, 'repeatable'))
  product.write('repeatable/1_won', COUNTED)
  const checksum = createHash('sha256').update(COUNTED).digest('hex')
  writeFileSync(join(product.folder, 'repeatable/history.txt'), `1_won ${checksum}\n`)
})

test('a trigger whose table somebody holds for long keeps nobody else from writing, and is in place afterwards', async () => {
  let migrated: Promise<string[]> | undefined
  await product.db.session(async slow => {
    await slow.run('begin')
    await slow.run('insert into matches (id, winner_id) values (1, 1)')
    migrated = migrate(product.db, product.folder)
    while ((await slow.run(WAITS)).length === 0);
    await product.run('insert into matches (id, winner_id) values (2, 1)')
    await slow.run('commit')
  })
  expect(await migrated).toEqual(['repeatable/1_won'])
  await product.run('insert into matches (id, winner_id) values (3, 1)')
  const [ada] = await product.run('select wins from players where id = 1')
  expect(ada).toEqual({ wins: 1 })
})
