import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { playedMatch, report } from '../../testing/challenges.ts'
import { answerAtDesk } from './desk.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const told = async () => {
  const reply = await answerAtDesk(app.app.services, { command: 'rank-moves', words: [], who: 'olga', cwd: '/' })
  if (!('text' in reply)) throw new Error(`It was refused: ${JSON.stringify(reply)}`)
  return reply.text
}

test('what a replay has moved is told, and how many sports still wait for theirs', async () => {
  const [ada, ben] = [await app.player('Ada Archer'), await app.player('Ben Baker')]
  const match = await playedMatch(app, ada, ben, { ranked: 1 })
  await report(app, match, ada, ada)
  await report(app, match, ben, ada)
  expect(await told()).toBe('No sport was replayed by another engine.')
  // As the version before wrote it: 107 points instead of 135.
  await app.db.session(session =>
    session.run(
      `update rank_entries set weight = null, rated_before = null, rated_after = null,
         mean_after = 500 + 107 * sign(mean_after - 500)`,
    ),
  )
  expect(await told()).toBe('No sport was replayed by another engine.\nStill to be replayed: 1 sport.')
  await app.advance(1000)
  expect(await told()).toBe('Tennis Singles: 2 of 2 players moved, by 28 points in the median, 28 at most')
})
