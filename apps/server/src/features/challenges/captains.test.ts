import { lineups } from '@gauntlet/contract/challenges/lineup'
import { openChallenges } from '@gauntlet/contract/challenges/open'
import { beforeAll, expect, test } from 'vitest'
import { accept, view } from '../../testing/challenges.ts'
import { befriend, DOUBLES, doublesOf, fullDoubles, lineUp, type Pairs } from '../../testing/lineups.ts'
import { subjectsTo } from '../../testing/notices.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'

const app = testApp()
const [ada, ben, cleo, dan, eve] = testPlayers(app, ['Ada Ace', 'Ben Baseline', 'Cleo Clay', 'Dan Deuce', 'Eve Even'], {
  sports: [DOUBLES],
})
let pairs: Pairs
beforeAll(async () => {
  pairs = [
    [ada, cleo],
    [ben, dan],
  ]
  for (const [one, other] of pairs) await befriend(app, one, other)
})

test('a captain hands over to a partner, who names the players from then on; both are told', async () => {
  const match = await fullDoubles(app, pairs)
  const given = await app.call(lineups.handOver, { id: match.id, user_id: dan.id }, ben)
  expect(given.body.message).toBe('The captaincy is handed over.')
  expect(given.payload.sides?.[1]).toMatchObject({ captain: dan.id, complete: true })
  expect(await subjectsTo(app, dan)).toContain('You are the captain now')
  expect(await subjectsTo(app, ada)).toContain('Ben Baseline is the captain no more')
  expect((await lineUp(app, match, ben, { remove: [dan] })).status).toBe(403)
  const refused = await app.call(lineups.handOver, { id: match.id, user_id: cleo.id }, dan)
  expect([refused.status, refused.body.message]).toEqual([409, 'This player is not on your side.'])
  expect((await lineUp(app, match, dan, { remove: [ben] })).payload.sides?.[1]?.players).toHaveLength(1)
})

test('the issuer makes the sides even with a tap; whoever is moved is told, and so is the other captain', async () => {
  const match = await fullDoubles(app, pairs)
  const ids = [ada, ben, cleo, dan].map(({ id }) => id)
  const sport = await app.sportId(DOUBLES)
  const { payload: fair } = await app.call(lineups.fair, { sport, ids, apart: [ada.id, ben.id] }, ada)
  expect(fair.sides.map(side => side.filter(id => id === ada.id || id === ben.id).length)).toEqual([1, 1])
  const sides = [
    [dan.id, ada.id],
    [ben.id, cleo.id],
  ]
  expect((await app.call(lineups.rearrange, { id: match.id, sides }, ben)).status).toBe(403)
  const evened = await app.call(lineups.rearrange, { id: match.id, sides }, ada)
  expect(evened.payload.sides?.map(({ players }) => players.map(({ id }) => id))).toEqual([
    [ada.id, dan.id],
    [ben.id, cleo.id],
  ])
  for (const player of [dan, cleo, ben])
    expect(await subjectsTo(app, player), player.name).toContain('Ada Ace made the sides even')
  const without = [[ada.id], [ben.id, cleo.id]]
  expect((await app.call(lineups.rearrange, { id: match.id, sides: without }, ada)).status).toBe(409)
})

test('who asks to join is shown with the side that is wished for, to its captain too, who lets them in', async () => {
  const match = await doublesOf(app, ada, [])
  await app.call(openChallenges.join, { challenge_id: match.id, side: 1 }, ben)
  await app.call(openChallenges.answer, { challenge_id: match.id, user_id: ben.id, status: 'accepted' }, ada)
  await app.call(openChallenges.join, { challenge_id: match.id, side: 1 }, eve)
  const asking = async (viewer: typeof ada) =>
    (await view(app, match, viewer)).request_user.flatMap(({ first_name, state, side }) =>
      state === 'pending' ? [[first_name, side]] : [],
    )
  expect(await asking(ada)).toEqual([['Eve', 1]])
  expect(await asking(ben)).toEqual([['Eve', 1]])
  expect(await asking(dan)).toEqual([])
  expect(await subjectsTo(app, ben)).toContain('Eve Even wants to play')
  const named = await lineUp(app, match, ben, { add: [eve] })
  expect(named.payload.sides?.[1]?.players.map(({ id }) => id)).toEqual([ben.id, eve.id])
  expect((await accept(app, match, dan)).status).toBe(403)
})
