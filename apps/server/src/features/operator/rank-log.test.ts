import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { playedMatch, report } from '../../testing/challenges.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { answerAtDesk } from './desk.ts'

const app = testApp()
const [ada, ben] = testPlayers(app, ['Ada Archer', 'Ben Baker'])
const folder = mkdtempSync(join(tmpdir(), 'rank-log-'))
afterAll(() => rmSync(folder, { recursive: true }))

const write = async (file: string, sport: string) =>
  answerAtDesk(app.app.services, { command: 'rank-log', words: [file, '--sport', sport], who: 'olga', cwd: folder })

test('the ranked results of a sport are written to a new file, which names nobody', async () => {
  const match = await playedMatch(app, ada, ben, { ranked: 1 })
  await report(app, match, ada, ada)
  await report(app, match, ben, ada)
  const tennis = await app.sportId('Tennis Singles')
  expect(await write('tennis.csv', tennis)).toMatchObject({ text: `${join(folder, 'tennis.csv')} holds 1 result.` })
  const [header, line, ...more] = readFileSync(join(folder, 'tennis.csv'), 'utf8').trim().split('\n')
  expect(header).toBe('at,sides,positions,score,levels')
  expect(line).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z,1\|2,1\|-,,$/)
  expect(more).toEqual([])
  expect(await write('tennis.csv', tennis)).toMatchObject({ failure: expect.stringContaining("can't be written") })
})

test('a sport that is not there is refused', async () => {
  expect(await write('none.csv', ada.id)).toMatchObject({ failure: `There is no sport ${ada.id}.` })
  expect(await write('none.csv', 'tennis')).toMatchObject({ usage: expect.any(String) })
})
