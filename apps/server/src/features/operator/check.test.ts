import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Services } from '../../platform/services.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { playedMatch, report } from '../../testing/challenges.ts'
import { run } from './check.ts'

const dataFolder = mkdtempSync(join(tmpdir(), 'check-'))
const app = testApp()
const [ada, ben] = testPlayers(app, ['Ada Archer', 'Ben Bower'])
let services: Services
beforeAll(async () => {
  const match = await playedMatch(app, ada, ben, { ranked: 1 })
  await report(app, match, ada, ada)
  await report(app, match, ben, ada)
  // The tests' database is in memory: its folder is looked at by the tests of the command line.
  const database = { url: 'postgres://none', readConnections: 1, poolSize: 1 }
  services = { ...app.app.services, config: { ...app.app.services.config, dataFolder, database } }
})
afterAll(() => rmSync(dataFolder, { recursive: true }))

const check = () => run({ services, who: 'olga', cwd: dataFolder }, [])
const sql = (text: string, values: unknown[] = []) => app.db.session(session => session.run(text, values))
const moveRank = (by: number) => sql('update player_sports set mean = mean + $1 where user_id = $2', [by, ada.id])
const moveCount = (by: number) => sql('update people_counts set players = players + $1', [by])
const moveHolding = (points: number) => sql('update challenges set paid = paid + $1 where ranked', [points])
/** Its complaints while something is wrong; and once that is mended, it is content again. */
async function complaints(spoil: () => Promise<unknown>, mend: () => Promise<unknown>): Promise<string> {
  await spoil()
  const { text, failed } = await check()
  await mend()
  expect([failed, (await check()).failed]).toEqual(['Not everything is whole.', undefined])
  return text
}

test('a whole database is called whole, and the newest backup is told', async () => {
  mkdirSync(join(dataFolder, 'backups'))
  expect(await check()).toMatchObject({ data: { whole: true, backup: null } })
  const file = join(dataFolder, 'backups/gauntlet-20300603T090500Z.ndjson.gz')
  writeFileSync(file, '')
  const { data, text, failed } = await check()
  expect(data).toMatchObject({ whole: true, backup: { file, at: '2030-06-03T09:05:00.000Z' } })
  expect([failed, text]).toEqual([undefined, expect.stringContaining('last checked backup: 2030-06-03 09:05 UTC')])
})

test('a rank past the log is told', async () => {
  expect(
    await complaints(
      () => moveRank(100),
      () => moveRank(-100),
    ),
  ).toContain('ranks: WRONG')
})

test('a count of players that is not right is told', async () => {
  expect(
    await complaints(
      () => moveCount(1),
      () => moveCount(-1),
    ),
  ).toMatch(/players: WRONG[^]*Of accounts that end in .*are counted as players/)
})

test('credits that do not add up are told', async () => {
  expect(
    await complaints(
      () => moveHolding(3),
      () => moveHolding(-3),
    ),
  ).toMatch(/credits: WRONG[^]*holds 4 credits/)
})

test('a picture whose file is gone is told', async () => {
  const name = '0a1b2c3d'.repeat(4)
  const set = (image: string | null) => sql('update users set image = $1 where id = $2', [image, ben.id])
  const said = await complaints(
    () => set(name),
    () => set(null),
  )
  expect(said).toContain(`The picture ${name}.webp of player ${ben.id} is missing.`)
})

test('a migration of another version is told', async () => {
  const said = await complaints(
    () => sql("insert into migrations values ('9999_later', 'x')"),
    () => sql("delete from migrations where name = '9999_later'"),
  )
  expect(said).toContain('The migration 9999_later is not one of this version.')
})

test('a definition of another version is told', async () => {
  const listed = "where name = 'repeatable/2_listed'"
  const said = await complaints(
    () => sql(`update migrations set checksum = 'of another ' || checksum ${listed}`),
    () => sql(`update migrations set checksum = replace(checksum, 'of another ', '') ${listed}`),
  )
  expect(said).toContain('The migration repeatable/2_listed is not one of this version.')
})

test('a row that leads nowhere is told', async () => {
  const nobody = '01900000-0000-7000-8000-000000000000'
  const said = await complaints(
    () =>
      sql(`alter table sessions disable trigger all;
        insert into sessions select '${nobody}', '${nobody}', '\\x00', created_at, last_seen_at, expires_at from sessions limit 1`),
    () => sql(`delete from sessions where user_id = '${nobody}'; alter table sessions enable trigger all`),
  )
  expect(said).toContain('sessions.user_id leads nowhere 1 times.')
})
