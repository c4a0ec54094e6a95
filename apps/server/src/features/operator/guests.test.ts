import { expect, test } from 'vitest'
import { nameGuest } from '../../testing/guests.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { tournamentOf, viewTournament } from '../../testing/tournaments.ts'
import { askDesk, doAtDesk } from './desk.testing.ts'

const app = testApp()
const [ada] = testPlayers(app, ['Ada Ace'])

test('Olga sees who named a guest, and takes the name away while the place stays', async () => {
  const tournament = await tournamentOf(app, ada)
  const id = await nameGuest(app, tournament, 'Rude Word', ada)
  expect((await doAtDesk(app, ['guests', tournament.id])).data).toMatchObject({
    guests: [{ id, name: 'Rude Word', host: 'Ada Ace', host_email: ada.email }],
  })
  await doAtDesk(app, ['guests', 'forget', id, '--why', 'Insult'])
  const { users } = await viewTournament(app, tournament, ada)
  expect(users.map(({ full_name, former }) => [full_name, former])).toEqual([['Former player', true]])
  expect((await doAtDesk(app, ['guests', tournament.id])).data).toEqual({ guests: [] })
  expect(await askDesk(app, ['guests', 'forget', id])).not.toHaveProperty('text')
})
