import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { expect, test } from 'vitest'
import type { Answer, Player } from '../../testing/app.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { joinTournament, tournamentOf, viewTournament } from '../../testing/tournaments.ts'

const app = testApp()
const [ada, ben, cleo] = testPlayers(app, ['Ada Ace', 'Ben Baseline', 'Cleo Court'])

test('each act answers what a look at the tournament would tell the player', async () => {
  const tournament = await tournamentOf(app, ada)
  const { id } = tournament
  const invite = { tournament_id: id, user_id: [cleo.id] }
  const acts: [Player, () => Promise<Answer<Tournament>>][] = [
    [ben, () => joinTournament(app, tournament, ben)],
    [ben, () => joinTournament(app, tournament, ben)],
    [ben, () => app.call(tournaments.leave, { id }, ben)],
    [ben, () => joinTournament(app, tournament, ben)],
    [ada, () => app.call(tournaments.joinMyself, { tournament_id: id }, ada)],
    [ada, () => app.call(tournaments.addPlayers, invite, ada)],
    [cleo, () => app.call(tournaments.answer, { id, status: 'accepted' }, cleo)],
    [ada, () => app.call(tournaments.edit, { id, title: 'Summer Open', message: 'On clay.', slots: 4 }, ada)],
    [ada, () => app.call(tournaments.removePlayer, { tournament_id: id, user_id: ben.id }, ada)],
    [cleo, () => app.call(tournaments.withdraw, { tournament_id: id, user_id: cleo.id, message: '' }, cleo)],
    [ada, () => app.call(tournaments.cancel, { id }, ada)],
  ]
  for (const [player, act] of acts) {
    // Players who came at the same moment stand in the order of their ids.
    app.clock.advance(1000)
    const { payload } = await act()
    expect(payload).toEqual(await viewTournament(app, tournament, player))
  }
})
