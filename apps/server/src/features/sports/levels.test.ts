import type { SentOf } from '@gauntlet/contract/endpoint'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { ranks } from '@gauntlet/contract/ranks/endpoints'
import { sports, sportTexts } from '@gauntlet/contract/sports/endpoints'
import { beforeAll, expect, test } from 'vitest'
import { newTelling } from '@gauntlet/rules/ranks/told'
import { type Player, selfOf } from '../../testing/app.ts'
import { challengeOf, playedMatch, report, view } from '../../testing/challenges.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'

const app = testApp()
const [ada, ben] = testPlayers(app, ['Ada Ace', 'Ben Baseline'])
let chess: string
let tennis: string
beforeAll(async () => {
  chess = await app.sportId('Chess')
  tennis = await app.sportId('Tennis Singles')
})

const add = (input: SentOf<typeof sports.add>, player: Player = ada) => app.call(sports.add, input, player)
const declaredBy = async (player: Player, sport: string) => {
  const found = (await selfOf(app, player)).sports.find(({ id }) => id === sport)?._joinData
  return [found?.level, found?.declares]
}

test('Ada says how well she plays when she adds chess, changes her mind, and takes it back', async () => {
  await add({ sports: [chess], levels: { [chess]: 5 } })
  expect(await declaredBy(ada, chess)).toEqual([5, 1])
  await add({ sports: [chess], levels: { [chess]: 3 } })
  expect(await declaredBy(ada, chess)).toEqual([3, 1])
  await add({ sports: [chess] })
  expect(await declaredBy(ada, chess)).toEqual([3, 1])
  await add({ sports: [chess], levels: { [chess]: null } })
  expect(await declaredBy(ada, chess)).toEqual([null, 1])
})

test('nobody else is told', async () => {
  await add({ sports: [chess], levels: { [chess]: 6 } })
  const { payload } = await app.call(profiles.view, { id: ada.id }, ben)
  const seen = payload.sports.find(({ id }) => id === chess)?._joinData
  expect([seen?.level, seen?.declares]).toEqual([null, 0])
})

test('before her first result the chance against Ada is that against others of her level, and her rank tells nothing of it', async () => {
  await add({ sports: [chess], levels: { [chess]: 6 } })
  await add({ sports: [chess] }, ben)
  const challenge = await challengeOf(app, ben, [ada], { sport: chess })
  const seen = async (player: Player) => (await view(app, challenge, player))?.chance
  expect([await seen(ben), await seen(ada)]).toEqual([0.5, 0.5])
  const learned = { telling: newTelling(true), levels: { 6: { offset: 300, count: 10 } } }
  await app.db.session(session =>
    session.run('update sports set rank_state = $2::jsonb where id = $1', [chess, JSON.stringify(learned)]),
  )
  expect(await seen(ben)).toBeLessThan(0.4)
  expect(await seen(ada)).toBeGreaterThan(0.6)
  const rank = (await view(app, challenge, ben))?.recipients.map(one => one.rank)
  expect(rank).toEqual([500])
})

test.each([0, 8, 2.5, '3'])('%j is no level', async level => {
  const sent = await app.send({
    method: 'POST',
    path: sports.add.path,
    body: { sports: [chess], levels: { [chess]: level } },
    player: ada,
  })
  expect([sent.status, sent.body.message]).toEqual([400, sportTexts.noSuchLevel])
})

test('a level of a sport that is not named is refused', async () => {
  const { status, body } = await add({ sports: [chess], levels: { [tennis]: 3 } })
  expect([status, body.errors]).toEqual([400, { levels: sportTexts.otherLevel }])
})

test('from the first ranked result on results tell it, and the log keeps what was declared', async () => {
  await add({ sports: [tennis], levels: { [tennis]: 6 } })
  const match = await playedMatch(app, ada, ben, { ranked: 1 })
  await report(app, match, ada, ada)
  await report(app, match, ben, ada)
  const late = await add({ sports: [tennis], levels: { [tennis]: 7 } })
  expect([late.status, late.body.message]).toEqual([409, sportTexts.levelTooLate])
  expect(await declaredBy(ada, tennis)).toEqual([6, 0])
  const [kept] = await app.db.session(session => session.run('select levels from results'))
  expect(kept).toEqual({ levels: { [ada.id]: 6 } })
})

test('how sure a rank is is told from its first ranked result on, to everybody', async () => {
  const doubtOf = async (reader: Player) => {
    const { payload } = await app.call(profiles.view, { id: ada.id }, reader)
    return payload.sports.find(({ id }) => id === chess)?._joinData.deviation
  }
  expect(await doubtOf(ben)).toBeNull()
  const match = await playedMatch(app, ada, ben, { sport: chess, ranked: 1 })
  await report(app, match, ada, ada)
  await report(app, match, ben, ada)
  const [entry] = (await app.call(ranks.history, { sport: chess, user_id: ada.id }, ben)).payload
  expect([await doubtOf(ben), await doubtOf(ada)]).toEqual([entry?.deviation.after, entry?.deviation.after])
})

/** Whether Ada has a place and how many opponents count towards it, as she reads it and as Ben does. */
const placesRead = async () => {
  const own = (await selfOf(app, ada)).sports.find(({ id }) => id === tennis)?._joinData
  const { payload } = await app.call(profiles.view, { id: ada.id }, ben)
  const seen = payload.sports.find(({ id }) => id === tennis)?._joinData
  return [own?.placed, own?.opponents, seen?.placed, seen?.opponents]
}
const settle = (opponents: number) =>
  app.db.session(session =>
    session.run(
      'update player_sports set settled = true, settled_opponents = $3 where user_id = $1 and sport_id = $2',
      [ada.id, tennis, opponents],
    ),
  )
test('Ada reads how far her place on the leaderboard is, and Ben only whether she has one', async () => {
  await settle(2)
  expect(await placesRead()).toEqual([0, 2, 0, null])
  await settle(5)
  expect(await placesRead()).toEqual([1, 5, 1, null])
})
