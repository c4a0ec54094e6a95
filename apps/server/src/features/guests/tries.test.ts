import { WRONG_CODES_MAX } from '@gauntlet/contract/challenges/by-link'
import { guests } from '@gauntlet/contract/guests/endpoints'
import { expect, test } from 'vitest'
import { codeOfGuest, nameGuest } from '../../testing/guests.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { tournamentOf, viewTournament } from '../../testing/tournaments.ts'

const app = testApp({ RATE_LIMITS: 'on' })
const [ada, ben] = testPlayers(app, ['Ada Ace', 'Ben Baseline'])
const claim = (code: string, key: string) =>
  app.send({
    method: 'POST',
    path: guests.claim.path,
    body: { code },
    headers: { 'idempotency-key': key },
    player: ben,
  })

test('Ben, whose network failed as he took the place of a guest, asks again and has it', async () => {
  const tournament = await tournamentOf(app, ada)
  const code = await codeOfGuest(app, await nameGuest(app, tournament, 'Gil Guest', ada), ada)
  const [first, again] = [await claim(code, 'one'), await claim(code, 'one')]
  expect([first.status, again.status, again.body]).toEqual([200, 200, first.body])
  expect((await viewTournament(app, tournament, ben)).accepted).toBe(1)
})

test('a network tries 20 wrong codes an hour, with a key or without', async () => {
  const wrong: number[] = []
  for (let at = 0; at <= WRONG_CODES_MAX; at++) wrong.push((await claim(`wrong${at}`, `key${at}`)).status)
  expect(wrong).toEqual([...Array<number>(WRONG_CODES_MAX).fill(404), 429])
})
