import { expect, test } from 'vitest'
import { accept, cancel, decline, view } from '../../testing/challenges.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { recordBy, recordedBy } from '../../testing/records.ts'

const ROUNDS = 8
const app = testApp()
const [ada, ben, cleo] = testPlayers(app, ['Ada Ace', 'Ben Baseline', 'Cleo Clay'])

test('a match that was played is taken back while the other says yes: one of the two has happened', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const match = await recordedBy(app, ada, ben)
    const [yes, back] = await Promise.all([accept(app, match, ben), cancel(app, match, ada)])
    expect([yes.status === 200, back.status === 200].filter(Boolean)).toHaveLength(1)
    expect((await view(app, match, ada)).status).toBe(yes.status === 200 ? 'Complete' : 'Cancelled')
  }
})

test('one says yes and another says no at once: it does not count', async () => {
  const match = await recordedBy(app, cleo, ben, { sides: [[cleo.id], [ben.id], [ada.id]] })
  await Promise.all([accept(app, match, ben), decline(app, match, ada)])
  expect((await view(app, match, cleo)).status).toBe('Dismissed')
})

test('both tell of the match at once: it is told of once, and the other is asked', async () => {
  const [dan, eve] = [await app.player('Dan Drop'), await app.player('Eve Even')]
  for (let round = 0; round < ROUNDS; round++) {
    const [dans, eves] = await Promise.all([recordBy(app, dan, eve), recordBy(app, eve, dan)])
    const [told, by] = dans.status === 200 ? [dans, dan] : [eves, eve]
    expect([told.status, dans.status + eves.status]).toEqual([200, 200 + 409])
    await cancel(app, told.payload, by)
  }
})

test('of 12 that are told of at once, 10 are taken', async () => {
  const gus = await app.player('Gus Game')
  const answers = await Promise.all(Array.from({ length: 12 }, () => recordBy(app, gus, ben)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
})
