import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { expect, test } from 'vitest'
import type { Player } from '../../testing/app.ts'
import { accept, letItStart, report, view } from '../../testing/challenges.ts'
import { befriend, DOUBLES, doublesOf, fullDoubles, type Pairs } from '../../testing/lineups.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { auditRanks } from '../ranks/audit.ts'
import { replaysJob } from '../ranks/replays.ts'
import { askDesk, doAtDesk } from './desk.testing.ts'

const app = testApp()
const [ada, ben, cleo, dan] = testPlayers(app, ['Ada Ace', 'Ben Baseline', 'Cleo Clay', 'Dan Deuce'], {
  sports: ['Tennis Singles', DOUBLES],
})

/** Doubles of before there were line-ups: Ada against Ben, and who won. */
async function captainsAlone(winner: Player): Promise<Challenge> {
  const match = await doublesOf(app, ada, [ben], { ranked: 1 })
  await app.db.session(session =>
    session.run('update challenges set side_size = null, composition = null where id = $1', [match.id]),
  )
  await accept(app, match, ben)
  await letItStart(app, match)
  for (const player of [ada, ben]) await report(app, match, player, winner)
  return match
}

const replay = () => replaysJob({ db: app.db, live: app.app.services.live }).run()
const standing = async () =>
  app.db.session(session =>
    session.run(
      `select u.first_name, p.played, p.mean from player_sports p join users u on u.id = p.user_id
       where p.sport_id = $1 order by u.first_name`,
      [doubles],
    ),
  )
const differing = async () => (await auditRanks({ db: app.db, clock: app.clock }, doubles)).differing
let doubles = ''

test('results that name captains alone are voided at once, and ranks follow by one replay in the background', async () => {
  doubles = await app.sportId(DOUBLES)
  const pairs: Pairs = [
    [ada, cleo],
    [ben, dan],
  ]
  for (const [captain, partner] of pairs) await befriend(app, captain, partner)
  const first = await captainsAlone(ada)
  const whole = await fullDoubles(app, pairs, { ranked: 1 })
  await letItStart(app, whole)
  for (const player of [ada, ben]) await report(app, whole, player, ben)
  const last = await captainsAlone(ben)

  const told = await doAtDesk(app, ['void-captains', '--sport', DOUBLES])
  expect(told).toMatchObject({ data: { sport_id: doubles, name: DOUBLES, left: 2, voided: 0 } })
  expect(told.text).toContain('say --yes')
  expect((await view(app, first, ada)).status).toBe('Complete')

  const done = await doAtDesk(app, ['void-captains', '--sport', doubles, '--yes'])
  expect(done).toMatchObject({ data: { left: 0, voided: 2 } })
  for (const match of [first, last])
    expect(await view(app, match, ada)).toMatchObject({ status: 'Dismissed', ended: 'void' })
  expect((await standing()).map(row => row['played'])).toEqual([1, 1, 1, 1])

  await replay()
  expect(await differing()).toBe(0)
  expect((await standing()).map(row => row['played'])).toEqual([1, 1, 1, 1])
  expect(await view(app, whole, ada)).toMatchObject({ status: 'Complete', winnername: 'Ben Baseline' })

  const again = await doAtDesk(app, ['void-captains', '--sport', doubles, '--yes'])
  expect(again).toMatchObject({ data: { left: 0, voided: 0 }, text: `No result of ${DOUBLES} names captains alone.` })
  expect((await doAtDesk(app, ['audit', '--limit', '1'])).text).toContain('void-captains')
})

test('a sport in which every player is a side has none, and an unknown one is refused', async () => {
  expect(await askDesk(app, ['void-captains', '--sport', 'Tennis Singles'])).toMatchObject({
    failure: 'In Tennis Singles every player is a side: no result names captains alone.',
  })
  expect(await askDesk(app, ['void-captains', '--sport', 'Quidditch'])).toMatchObject({
    failure: 'There is no sport Quidditch.',
  })
  expect(await askDesk(app, ['void-captains'])).toMatchObject({ usage: 'Which sport?' })
})
