import { brackets } from '@gauntlet/contract/brackets/endpoints'
import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import { expect, test } from 'vitest'
import { bracketStage, FOUR, matchBetween } from '../../testing/brackets.ts'
import { feedOf, wonMatch } from '../../testing/feed.ts'
import { befriend } from '../../testing/lineups.ts'
import { testApp } from '../../testing/opened.ts'

// Zoe reads the feed: Ben is her friend. He plays Finn, and Eve in the bracket of a tournament that Ada organizes.
const app = testApp()
const stage = bracketStage(app)

const newest = async () => (await feedOf(app, stage.player('Zoe'), { limit: 1 })).results[0]?.id
const run = (text: string, values: unknown[] = []) => app.db.session(session => session.run(text, values))
const move = (id: string, status: string) =>
  run('update challenge_players set status = $1 where challenge_id = $2', [status, id])
const sorted = (rows: object[]) => rows.map(row => JSON.stringify(row)).toSorted()

test('Zoe reads Ben’s last match first, whichever kind it is of, and the one before once it is taken back', async () => {
  await befriend(app, stage.player('Zoe'), stage.player('Ben'))
  const challenge = await wonMatch(app, stage.player('Ben'), stage.player('Finn'))
  await stage.signInAgain()
  expect(await newest()).toBe(challenge)

  const cup = await stage.drawn('round_robin', FOUR)
  const { id: match } = matchBetween(await stage.bracketFor(cup), stage.player('Ben'), stage.player('Eve'))
  for (const name of ['Ben', 'Eve'] as const)
    await app.call(brackets.report, { id: cup.id, match, winner: stage.player('Ben').id }, stage.player(name))
  const ofBracket = await newest()
  expect(ofBracket).not.toBe(challenge)

  await run('delete from bracket_plays where result_id = $1', [ofBracket])
  expect(await newest()).toBe(challenge)
  await move(challenge, S.dismissed)
  expect(await newest()).toBeUndefined()
  await move(challenge, S.complete)
  expect(await newest()).toBe(challenge)
  await run('delete from challenge_players where challenge_id = $1', [challenge])
  expect(await newest()).toBeUndefined()
})

test('a last match that is moved to an earlier day gives way to the one that is later then', async () => {
  const one = await wonMatch(app, stage.player('Ben'), stage.player('Finn'))
  const other = await wonMatch(app, stage.player('Finn'), stage.player('Ben'))
  await stage.signInAgain()
  const [last, before] = (await newest()) === one ? [one, other] : [other, one]
  await run(`update challenge_players set start_at = start_at - interval '3 days' where challenge_id = $1`, [last])
  expect(await newest()).toBe(before)
  expect(sorted(await run('select * from last_plays'))).toEqual(sorted(await run('select * from last_play_rows')))
})
