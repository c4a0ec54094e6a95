import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openClub } from '../../features/ranks/testing.ts'
import { openWorld } from '../../main.ts'
import { readConfig } from '../../platform/config/config.ts'
import { fillDataFolder } from '../../testing/database.ts'
import { ask } from '../ask.ts'
import { caller } from '../caller.ts'

const folder = mkdtempSync(join(tmpdir(), 'replay-ranks-'))
const { DATABASE_URL: _, ...outside } = process.env
const env = { ...outside, GAUNTLET_DATA: folder }
/** Each opens the database on disk, which takes seconds where the machine is busy. */
const COMMANDS_MS = 300_000

let sport = ''
let ada = ''

beforeAll(async () => {
  await fillDataFolder(folder)
  const club = await openClub(await openWorld(readConfig(env), new Date('2030-01-01Z')))
  sport = club.sportId
  const [first = '', second = ''] = await club.players('Ada', 'Ben')
  ada = first
  await club.beats(ada, second)
  await club.run('update player_sports set mean = 9999 where user_id = $1', [ada])
  await club.db.close()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const replay = (...words: string[]) => ask({ command: 'replay-ranks', words, ...caller(env) }, env)

test(
  'a rank that somebody wrote past the log is told, and repaired on request',
  async () => {
    expect(await replay('--sport', sport)).toMatchObject({
      failed: expect.any(String),
      data: {
        sports: [
          {
            name: 'Tennis Singles',
            results: 1,
            players: 2,
            differing: 1,
            repaired: false,
            differences: { players: [{ stored: { user_id: ada, mean: 9999 } }] },
          },
        ],
      },
    })
    const repaired = await replay('--repair')
    expect(repaired).toMatchObject({
      text: 'Tennis Singles: 1 result, 2 players: 1 difference, repaired\n  players: 1',
    })
    expect(repaired).not.toHaveProperty('failed')
  },
  COMMANDS_MS,
)

test('words that it does not understand are refused', async () => {
  for (const words of [['--sport', 'tennis'], ['--everything']])
    expect(await replay(...words)).toEqual({ usage: expect.any(String) })
})
