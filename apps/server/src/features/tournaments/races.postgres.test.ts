import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { beforeAll, expect, test } from 'vitest'
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { Player } from '../../testing/app.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { tournamentOf, viewTournament } from '../../testing/tournaments.ts'

const PLAYERS = 1000
const SLOTS = 16
const PAUSE_MS = 100
const app = testApp()
const [ada] = testPlayers(app, ['Ada Ace'])
let crowd: Player[] = []

/** Verified players of a sport with a session each, written at once: signing up a thousand would take minutes. */
async function seedPlayers(sportId: string): Promise<Player[]> {
  const players = Array.from({ length: PLAYERS }, (_, n) => ({
    id: randomUUID(),
    name: `Player ${n}`,
    email: `player${n}@example.com`,
    token: randomBytes(32).toString('base64url'),
  }))
  const ids = players.map(({ id }) => id)
  const now = app.clock.now()
  await app.db.session(async session => {
    await session.run(
      `insert into users (id, email, first_name, last_name, name_key, password_hash, verified_at, created_at)
       select id, email, 'Player', 'One', 'player one', 'none', $3, $3 from unnest($1::uuid[], $2::text[]) as p (id, email)`,
      [ids, players.map(({ email }) => email), now],
    )
    await session.run(
      `insert into sessions (id, user_id, token_hash, created_at, last_seen_at, expires_at)
       select id, user_id, token, $4, $4, $5 from unnest($1::uuid[], $2::uuid[], $3::bytea[]) as s (id, user_id, token)`,
      [
        players.map(() => randomUUID()),
        ids,
        players.map(({ token }) => createHash('sha256').update(token).digest()),
        now,
        new Date(now.getTime() + 86_400_000),
      ],
    )
    await session.run(
      `insert into player_sports (user_id, sport_id, active, added_at) select id, $2, true, $3 from unnest($1::uuid[]) as id`,
      [ids, sportId, now],
    )
  })
  return players
}

/** Joins as clients do: where the server has too much to do, it says so, and is asked again. */
async function join(id: string, player: Player) {
  for (;;) {
    const answer = await app.call(tournaments.join, { id }, player)
    if (answer.status !== 503) return answer
    expect(answer.headers['retry-after']).toBeDefined()
    await setTimeout(PAUSE_MS)
  }
}

beforeAll(async () => {
  crowd = await seedPlayers(await app.sportId('Tennis Singles'))
})

test('a thousand join sixteen slots at once: sixteen are in, the rest are told that it is full, nobody twice', async () => {
  const tournament = await tournamentOf(app, ada, { slots: SLOTS })
  const answers = await Promise.all(crowd.map(async player => ({ player, ...(await join(tournament.id, player)) })))
  const isIn = answers.filter(({ status }) => status === 200).map(({ player }) => player.id)
  const refusals = answers.filter(({ status }) => status !== 200).map(({ status, body }) => `${status} ${body.message}`)
  expect(isIn).toHaveLength(SLOTS)
  expect([...new Set(refusals)]).toEqual(['409 This tournament is full.'])
  const { users, openSlots } = await viewTournament(app, tournament, ada)
  expect(users.map(({ id }) => id).toSorted()).toEqual(isIn.toSorted())
  expect(openSlots).toBe(0)
})

test('one player who joins twenty times at once has one place', async () => {
  const tournament = await tournamentOf(app, ada, { slots: SLOTS })
  const [player] = crowd
  if (!player) throw new Error('The crowd is empty')
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => app.call(tournaments.join, { id: tournament.id }, player)),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect((await viewTournament(app, tournament, ada)).users).toHaveLength(1)
})
