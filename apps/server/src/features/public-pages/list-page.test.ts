import { brackets } from '@gauntlet/contract/brackets/endpoints'
import { expect, test } from 'vitest'
import { begunBracket } from '../../testing/brackets.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { tournamentOf } from '../../testing/tournaments.ts'

const app = testApp()
const [ada, ...players] = testPlayers(app, ['Ada Ace', 'Ben Baker', 'Cleo Clark', 'Dan Dray', 'Eve Evers'])

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

test('of a tournament under way Zoe reads how many of its matches are played, above one that is on now', async () => {
  const { id } = await begunBracket(app, ada, players, { format: 'single_elimination', visibility: 'public' })
  const organizer = await app.signIn(ada)
  await app.call(brackets.draw, { id }, organizer)
  const told = async () => {
    await app.advance(60_000)
    const { body } = await app.app.server.inject({ url: '/tournaments' })
    return [/<progress[^>]*>/.exec(body)?.[0], /(\d) of (\d) matches played/.exec(body)?.slice(1)]
  }
  const [, before] = await told()
  expect(before?.[0]).toBe('0')
  const { payload } = await app.call(brackets.view, { id }, organizer)
  const match = payload.matches.find(({ state }) => state === 'ready')
  const winner = payload.players.find(({ seed }) => seed === match?.sides[0])?.id
  if (!match || !winner) throw new Error('Nothing is to be played')
  await app.call(brackets.decide, { id, match: match.id, winner }, organizer)
  const [bar, after] = await told()
  expect(after).toEqual(['1', before?.[1]])
  expect(bar).toContain(`max="${before?.[1]}" value="1"`)
})

test('a link of an invitation that was cut off shows Zoe who leads and what is on, and one that is whole opens the app', async () => {
  const { id } = await tournamentOf(app, ada, { visibility: 'public', title: 'Winter Cup' })
  await app.advance(60_000)
  for (const [path, title] of [
    ['/guest/cut', 'This invitation has expired'],
    ['/challenge/link/cut-off', 'Out of bounds'],
  ] as const) {
    const { statusCode, body } = await app.app.server.inject({ url: path })
    expect([statusCode, body.includes(`<h1>${title}</h1>`), body.includes(`/tournament/${id}`)]).toEqual([
      404,
      true,
      true,
    ])
  }
  const whole = await app.app.server.inject({ url: '/guest/abcdefghijklmnopqrstuv' })
  expect(whole.body).not.toContain('This invitation has expired')
})
