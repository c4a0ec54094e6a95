import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { ranks } from '@gauntlet/contract/ranks/endpoints'
import { sports } from '@gauntlet/contract/sports/endpoints'
import { newTelling } from '@gauntlet/rules/ranks/told'
import { expect, test } from 'vitest'
import { challengeOf } from '../../testing/challenges.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'

const app = testApp()
const [ada] = testPlayers(app, ['Ada Ace'], { sports: ['Tennis Singles', 'Chess'] })
const [ben] = testPlayers(app, ['Ben Baseline'])

const [cleo, dan] = testPlayers(app, ['Cleo Clay', 'Dan Drop'], {
  sports: ['Tennis Singles', 'Chess', 'Billiards (8-Ball)', 'Running (5K)'],
})
/** The odds that Cleo is told of a match against Dan: before she asks for one, and of one that she has asked for. */
async function toldOf(name: string, format?: string) {
  const sport = await app.sportId(name)
  const odds = (await app.call(ranks.odds, { user_id: dan.id }, cleo)).payload.find(each => each.sport_id === sport)
  const challenge = await challengeOf(app, cleo, [dan], { sport, ranked: 1, ...(format && { format }) })
  await app.call(challenges.cancel, { id: challenge.id }, cleo)
  return { odds, challenge }
}

const oddsOf = async () => (await app.call(ranks.odds, { user_id: ben.id }, ada)).payload

test('two newcomers have the same chance in the sport that both play, and are told of no other', async () => {
  const [odds, ...more] = await oddsOf()
  expect(more).toEqual([])
  expect(odds).toMatchObject({ sport_id: await app.sportId('Tennis Singles'), chance: 0.5 })
  expect(odds?.stake.win).toBe(-(odds?.stake.lose ?? 0))
  expect(odds?.stake.range?.win.clear).toBeGreaterThan(odds?.stake.range?.win.narrow ?? Infinity)
})

test('before the first result of the other one they read the level that was declared, as the challenge does', async () => {
  const sport = await app.sportId('Tennis Singles')
  await app.call(sports.add, { sports: [sport], levels: { [sport]: 6 } }, ben)
  const learned = { telling: newTelling(false), levels: { 6: { offset: 300, count: 10 } } }
  const learn = (state: string | null) =>
    app.db.session(session => session.run('update sports set rank_state = $2::jsonb where id = $1', [sport, state]))
  await learn(JSON.stringify(learned))
  const [odds] = await oddsOf()
  expect(odds?.chance).toBeLessThan(0.4)
  const challenge = await challengeOf(app, ada, [ben])
  expect(challenge.chance).toBeCloseTo(odds?.chance ?? 0, 9)
  await app.call(challenges.cancel, { id: challenge.id }, ada)
  await learn(null)
})

test('Ada is told before she asks what the challenge will tell her', async () => {
  const [odds] = await oddsOf()
  const challenge = await challengeOf(app, ada, [ben], { ranked: 1 })
  expect(odds).toMatchObject({ chance: challenge.chance, stake: challenge.stake })
  await app.call(challenges.cancel, { id: challenge.id }, ada)
})

test('a draw has a chance where a match may end in one: at chess and by the clock, not over three sets', async () => {
  const drawn = { chance: 0.5, draw_chance: expect.closeTo(0.26, 2) }
  expect(await toldOf('Chess')).toMatchObject({ odds: drawn, challenge: drawn })
  const tennis = await toldOf('Tennis Singles')
  for (const told of [tennis.odds, tennis.challenge]) expect(told).not.toHaveProperty('draw_chance')
  expect((await toldOf('Tennis Singles', 'timed')).challenge).toMatchObject(drawn)
})

test('a stake is told by the score where one is read: of a race to five, not of one rack, and of no run', async () => {
  const { odds, challenge } = await toldOf('Billiards (8-Ball)')
  for (const told of [odds, challenge]) expect(told?.stake?.range).not.toBeNull()
  expect((await toldOf('Billiards (8-Ball)', 'one')).challenge.stake).toMatchObject({ range: null })
  const run = await toldOf('Running (5K)')
  for (const told of [run.odds, run.challenge]) expect(told?.stake).toMatchObject({ range: null })
})

test('nobody has odds against themselves', async () => {
  expect((await app.call(ranks.odds, { user_id: ada.id }, ada)).payload).toEqual([])
})
