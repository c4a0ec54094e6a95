import { expect, test } from 'vitest'
import { nameGuest } from '../../testing/guests.ts'
import { listen, nodeElsewhere } from '../../testing/live.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { joinTournament, tournamentOf, viewTournament } from '../../testing/tournaments.ts'
import { askDesk, doAtDesk } from './desk.testing.ts'

const app = testApp()
const elsewhere = nodeElsewhere(app)
const [ada, ben] = testPlayers(app, ['Ada Ace', 'Ben Baseline'])

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

test('a name that Olga takes away leaves the screens of those who are in the tournament, and of those who look', async () => {
  const tournament = await tournamentOf(app, ada)
  await joinTournament(app, tournament, ben)
  const id = await nameGuest(app, tournament, 'Rude Word', ada)
  const streams = [await listen(elsewhere, ben), await listen(elsewhere, undefined, `/tournament/${tournament.id}`)]
  const first = await Promise.all(streams.map(stream => stream.next()))
  await doAtDesk(app, ['guests', 'forget', id])
  const then = await Promise.all(streams.map(stream => stream.next()))
  expect(then.map((version = 0, at) => version > (first[at] ?? Infinity))).toEqual([true, true])
  for (const stream of streams) stream.close()
})
