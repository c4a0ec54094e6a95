import { DAY } from '@gauntlet/contract/time'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { testClub, testDatabase } from '../../testing/opened.ts'

const club = testClub(testDatabase())
/** Seven who are settled by the ten tournaments that they played among themselves. */
let league: string[] = []
let guests: string[] = []
beforeAll(async () => {
  league = await club.players('Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus')
  guests = await club.players(...Array.from({ length: 18 }, (_, n) => `Guest ${String.fromCharCode(97 + n)}`))
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

const takeBack = (tournamentId: string) => club.takesBack({ tournamentId })

/** Whoever has so many settled opponents that others have settled, too, once the player is settled. */
async function counted(id: string) {
  const [row] = await club.run('select settled, settled_opponents from player_sports where user_id = $1', [id])
  return [row?.['settled'], row?.['settled_opponents']]
}

/** Settles a newcomer by matches against guests, who do not count: nobody has settled them. */
async function settle(id: string) {
  for (const [match, guest] of guests.entries()) {
    club.services.clock.advance(DAY)
    await (match % 2 === 0 ? club.beats(id, guest) : club.beats(guest, id))
  }
}

test('a settled opponent counts once, and a partner does not', async () => {
  const [hal = ''] = await club.players('Hal')
  const [ada = '', ben = '', cleo = '', dan = ''] = league
  await settle(hal)
  expect(await counted(hal)).toEqual([true, 0])
  await club.beats(hal, ada)
  await club.beats(ada, hal)
  expect(await counted(hal)).toEqual([true, 1])
  const sides = [
    [hal, ben],
    [ada, cleo],
  ]
  await club.record({ cause: { challengeId: newId(club.services.clock.now()) }, sides, winner: 0, ranked: true })
  expect(await counted(hal)).toEqual([true, 2])
  await club.beats(hal, dan, { ranked: false })
  expect(await counted(hal)).toEqual([true, 2])
  await club.beats(hal, dan)
  expect(await counted(hal)).toEqual([true, 3])
  expect(await club.differing()).toBe(0)
})

test('two without a place have not met', async () => {
  const [ivy = ''] = await club.players('Ivy')
  const [ada = '', ben = ''] = league
  await settle(ivy)
  await tournament([ada], [ben, ivy])
  expect(await counted(ivy)).toEqual([true, 1])
  expect(await club.differing()).toBe(0)
})

test('an opponent who becomes settled counts at the next result, until that is taken back', async () => {
  const [jon = '', kim = ''] = await club.players('Jon', 'Kim')
  const [ada = '', ...others] = league
  await club.beats(jon, kim)
  await settle(jon)
  for (const other of others) await club.beats(kim, other)
  await settle(kim)
  expect(await counted(jon)).toEqual([true, 0])
  const last = await tournament([jon, ada, kim])
  expect(await counted(jon)).toEqual([true, 2])
  await takeBack(last)
  expect(await counted(jon)).toEqual([true, 0])
  expect(await club.differing()).toBe(0)
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
  expect(counts.some(row => Number(row['settled_opponents']) > 0)).toBe(true)
})
