import { guests } from '@gauntlet/contract/guests/endpoints'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { expect, test } from 'vitest'
import { accept, view } from '../../testing/challenges.ts'
import { codeOfGuest, nameForSide, nameGuest } from '../../testing/guests.ts'
import { DOUBLES, doublesOf, lineUp } from '../../testing/lineups.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { tournamentOf, viewTournament } from '../../testing/tournaments.ts'

const ROUNDS = 8
const app = testApp()
const [ada, ben, cleo] = testPlayers(app, ['Ada Ace', 'Ben Baseline', 'Cleo Clay'])

test('two open the link of a guest at once: one has the place, the other finds nothing', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const tournament = await tournamentOf(app, ada)
    const code = await codeOfGuest(app, await nameGuest(app, tournament, 'Gil Guest', ada), ada)
    const answers = await Promise.all([ben, cleo].map(player => app.call(guests.claim, { code }, player)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
    expect((await viewTournament(app, tournament, ada)).accepted).toBe(1)
  }
})

test('a guest is removed while somebody takes the place: what both were told is what stands', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const tournament = await tournamentOf(app, ada)
    const id = await nameGuest(app, tournament, 'Gil Guest', ada)
    const code = await codeOfGuest(app, id, ada)
    const [claimed, removed] = await Promise.all([
      app.call(guests.claim, { code }, ben),
      app.call(tournaments.removePlayer, { tournament_id: tournament.id, user_id: id }, ada),
    ])
    expect([claimed.status, removed.status]).toEqual(claimed.status === 200 ? [200, 409] : [404, 200])
    expect((await viewTournament(app, tournament, ada)).accepted).toBe(claimed.status === 200 ? 1 : 0)
  }
})

test('a guest is taken out of a side while somebody takes the place over: what both were told is what stands', async () => {
  const [eve, finn] = [
    await app.player('Eve Even', { sports: [DOUBLES] }),
    await app.player('Finn Fast', { sports: [DOUBLES] }),
  ]
  for (let round = 0; round < ROUNDS; round++) {
    const match = await doublesOf(app, eve, [finn], { ranked: 0 })
    const id = await nameForSide(app, match, 'Gil Guest', eve)
    const code = await codeOfGuest(app, id, eve)
    const [claimed, removed, accepted] = await Promise.all([
      app.call(guests.claim, { code }, ben),
      lineUp(app, match, eve, { remove: [{ ...ben, id }] }),
      accept(app, match, finn),
    ])
    expect(accepted.status).toBe(200)
    expect([claimed.status, removed.status]).toEqual(claimed.status === 200 ? [200, 409] : [404, 200])
    expect((await view(app, match, finn)).user_count).toBe(claimed.status === 200 ? 3 : 2)
  }
})
