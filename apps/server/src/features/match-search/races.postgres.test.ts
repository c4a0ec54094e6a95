import { addresses } from '@gauntlet/contract/addresses/endpoints'
import { beforeEach, expect, test } from 'vitest'
import { inTurn } from '../../testing/locks.ts'
import { AUSTIN, DENVER, testClub } from '../../testing/match-search.ts'
import { testApp } from '../../testing/opened.ts'

const app = testApp()
const club = testClub(app)
let names = 0
let ada: string

beforeEach(async () => {
  ada = `Ada ${++names}`
  await club.join(ada, AUSTIN)
  await club.ranked(ada, 400)
})

/** A result that counts for Ada, who stands at 900 then. */
const wins = () => club.ranked(ada, 900)
async function moves() {
  const [home] = (await app.call(addresses.list, {}, club.player(ada))).payload
  const [city, state, postal_code] = DENVER
  const there = { id: home?.id ?? '', address_line_1: '1 Main St', city, state, postal_code }
  await app.call(addresses.update, there, club.player(ada))
}

test.each([
  ['moves to Denver while a result of hers is written', moves, wins],
  ['has a result written while she moves to Denver', wins, moves],
])('Ada, who %s, is found in Denver with the rank after it', async (_, first, second) => {
  const dora = await club.join(`Dora ${names}`, DENVER)
  await inTurn(app.db, { text: 'select from match_players for update' }, first, second)
  const { payload } = await club.search({ distance: 0, ratingPlus: 900, ratingMinus: 10 }, dora)
  expect(payload.users.map(({ id, rank }) => [id, rank])).toContainEqual([club.player(ada).id, 900])
})
