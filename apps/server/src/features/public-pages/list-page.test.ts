import { expect, test } from 'vitest'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { tournamentOf } from '../../testing/tournaments.ts'

const app = testApp()
const [ada] = testPlayers(app, ['Ada Ace'])

/** Many tournaments like one, of which the first began an hour ago and each other an hour before the one before it. */
const letMany = (id: string, count: number) =>
  app.db.session(session =>
    session.run(
      `insert into tournaments select made.* from tournaments t, generate_series(1, $2::int) as n,
         jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid(), 'title', 'Begun ' || n,
           'start_at', $3::timestamptz - n * interval '1 hour')) as made
       where t.id = $1`,
      [id, count, app.clock.now()],
    ),
  )

test('the list of tournaments tells Zoe, who visits, what is coming up, however many are under way', async () => {
  const { id } = await tournamentOf(app, ada, { visibility: 'public', title: 'Autumn Cup' })
  await letMany(id, 101)
  const { body } = await app.app.server.inject({ url: '/tournaments' })
  expect(body).toContain(id)
  expect(body).toContain('Autumn Cup')
  expect(body).toContain('Begun 1<')
  expect(body).not.toContain('Begun 101<')
})
