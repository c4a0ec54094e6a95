import { DAY } from '@gauntlet/contract/time'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { voidResult } from './record.ts'
import { testClub, testDatabase } from '../../testing/opened.ts'

const club = testClub(testDatabase())
/** Seven who are settled by the ten tournaments that they played among themselves. */
let league: string[] = []
beforeAll(async () => {
  league = await club.players('Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus')
  for (let round = 0; round < 10; round++) await tournament(round % 2 === 0 ? league : league.toReversed())
})

/** A ranked tournament: the placed in the order of their places, and those who have none. */
async function tournament(placed: readonly string[], unplaced: readonly string[] = []): Promise<string> {
  club.services.clock.advance(11 * DAY)
  const tournamentId = newId(club.services.clock.now())
  const sides = [...placed, ...unplaced].map(id => [id])
  const positions = sides.map((_, place) => (place < placed.length ? place + 1 : null))
  await club.record({ cause: { tournamentId }, sides, positions, ranked: true })
  return tournamentId
}

const takeBack = (tournamentId: string) => club.db.transaction(tx => voidResult(tx, club.services, { tournamentId }))

async function opponentsOf(id: string) {
  const [row] = await club.run('select settled_opponents from player_sports where user_id = $1', [id])
  return row?.['settled_opponents']
}

test('six settled opponents count as the five that a numbered place needs', async () => {
  const rows = await club.run('select settled_opponents, numbered from player_sports where user_id = any($1)', [league])
  expect(rows).toEqual(league.map(() => ({ settled_opponents: 5, numbered: true })))
})

test('a settled opponent counts once, and a partner does not', async () => {
  const [hal = ''] = await club.players('Hal')
  const [ada = '', ben = '', cleo = ''] = league
  await club.beats(hal, ada)
  await club.beats(ada, hal)
  expect(await opponentsOf(hal)).toBe(1)
  const sides = [
    [hal, ben],
    [ada, cleo],
  ]
  await club.record({ cause: { challengeId: newId(club.services.clock.now()) }, sides, winner: 0, ranked: true })
  expect(await opponentsOf(hal)).toBe(2)
  await club.beats(hal, ben)
  expect(await opponentsOf(hal)).toBe(3)
})

test('two without a place have not met, and an unranked match is no meeting', async () => {
  const [ivy = ''] = await club.players('Ivy')
  const [ada = '', ben = '', cleo = ''] = league
  await tournament([ada], [ben, ivy])
  await club.beats(ivy, cleo, { ranked: false })
  expect(await opponentsOf(ivy)).toBe(1)
  await club.beats(ben, ivy)
  expect(await opponentsOf(ivy)).toBe(2)
})

test('what was met beyond the five counts once the five are taken back', async () => {
  const [lea = ''] = await club.players('Lea')
  const first = await tournament([lea, ...league.slice(0, 5)])
  await tournament([lea, ...league.slice(4)])
  expect(await opponentsOf(lea)).toBe(5)
  await takeBack(first)
  expect(await opponentsOf(lea)).toBe(3)
  await club.beats(lea, league[0] ?? '')
  expect(await opponentsOf(lea)).toBe(4)
  expect(await club.differing()).toBe(0)
})

test('an opponent who becomes settled counts for whoever met them before, until that is taken back', async () => {
  const [jon = '', kim = '', leo = ''] = await club.players('Jon', 'Kim', 'Leo')
  const [ada = ''] = league
  const sides = [
    [jon, ada],
    [kim, leo],
  ]
  await club.record({ cause: { challengeId: newId(club.services.clock.now()) }, sides, winner: 0, ranked: true })
  for (let round = 0; round < 8; round++) await tournament([kim, ...league.slice(0, 4)])
  const both = async () => [await opponentsOf(jon), await opponentsOf(leo)]
  expect(await both()).toEqual([0, 1])
  const last = await tournament([kim, ...league.slice(0, 4)])
  expect(await both()).toEqual([1, 1])
  await takeBack(last)
  expect(await both()).toEqual([0, 1])
})

test('after any results and corrections what is stored is what the log says', async () => {
  const ids = [...league.slice(0, 3), ...(await club.players('Max', 'Nia', 'Oli', 'Pia', 'Quinn'))]
  const draw = (n: number, count: number) => ids.map((_, i) => ids[(n * 5 + i * 3) % ids.length] ?? '').slice(0, count)
  for (let n = 0; n < 24; n++) {
    const held = await tournament(draw(n, 3 + (n % 3)), draw(n, 8).slice(6))
    const [one = '', two = '', three = '', four = ''] = draw(n + 1, 4)
    await club.beats(one, two, { ranked: n % 4 > 0 })
    const sides = [
      [one, two],
      [three, four],
    ]
    await club.record({ cause: { challengeId: newId(club.services.clock.now()) }, sides, winner: n % 2, ranked: true })
    if (n % 8 < 7) continue
    expect(await club.differing()).toBe(0)
    await takeBack(held)
    expect(await club.differing()).toBe(0)
  }
  const counts = await club.run(
    'select distinct settled_opponents from player_sports where user_id = any($1) and settled',
    [ids.slice(3)],
  )
  expect(counts).toContainEqual({ settled_opponents: 5 })
})
