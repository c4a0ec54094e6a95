import { beforeAll, expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import type { Player } from '../../testing/app.ts'
import { AUSTIN, testClub } from '../../testing/match-search.ts'
import { testApp } from '../../testing/opened.ts'
import { tournamentOf, viewTournament } from '../../testing/tournaments.ts'
import { recordResult } from './record.ts'

const app = testApp()
const club = testClub(app)
let ada: Player
let eve: Player
/** She was shown more than 650, and has lost on purpose since. */
beforeAll(async () => {
  ada = await club.join('Ada A', AUSTIN)
  eve = await club.join('Eve E', AUSTIN)
  const guests = [await club.join('Finn F'), await club.join('Gus G'), await club.join('Hal H')]
  for (const guest of guests) await beats(eve, guest)
  for (let match = 0; match < 6; match++) for (const guest of guests) await beats(guest, eve)
})

const beats = (winner: Player, loser: Player) => {
  const { services } = app.app
  const cause = { challengeId: newId(services.clock.now()) }
  const result = { cause, sides: [[winner.id], [loser.id]], winner: 0, ranked: true, sportId: club.tennis }
  return services.db.transaction(tx => recordResult(tx, services, result))
}
const earlier = (days: number) =>
  club.write(`update rank_entries set effective_at = effective_at - interval '${days} days'`)

/** Whether she would have to ask, and whether a search of this window finds her. */
async function within(centre: number, spread: number) {
  const tournament = await tournamentOf(app, ada, { minRate: centre, minSpread: spread })
  const found = await club.search({ ratingPlus: centre, ratingMinus: spread }, ada)
  return {
    asks: (await viewTournament(app, tournament, eve)).join_asks,
    found: found.payload.users.some(({ id }) => id === eve.id),
  }
}

test('a window tests the highest rank of the last 180 days: losing on purpose is no way in', async () => {
  const [{ now, highest } = {}] = await app.db.session(session =>
    session.run(
      `select p.mean as now, (select max(mean_after) from rank_entries where user_id = $1) as highest
       from player_sports p where p.user_id = $1`,
      [eve.id],
    ),
  )
  expect(Number(now)).toBeLessThan(400)
  expect(Number(highest)).toBeGreaterThan(650)
  expect(await within(350, 200)).toEqual({ asks: 'outside_window', found: false })
  expect((await within(600, 300)).asks).toBeNull()
  // Of a row that tells no highest rank yet, as after an upgrade, the ledger is asked.
  await club.write('update match_players set highest = null')
  expect((await within(350, 200)).found).toBe(false)
  await earlier(179)
  expect(await within(350, 200)).toEqual({ asks: 'outside_window', found: false })
  await earlier(2)
  expect(await within(350, 200)).toEqual({ asks: null, found: true })
})
