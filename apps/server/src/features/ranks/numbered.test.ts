import { DAY } from '@gauntlet/contract/time'
import { expect, test } from 'vitest'
import { voidResult } from './record.ts'
import { testClub, testDatabase } from '../../testing/opened.ts'

const club = testClub(testDatabase())

/** Everyone against everyone, three times: as often as it moves rank within 30 days. */
async function roundRobin(ids: readonly string[]) {
  for (let round = 0; round < 3; round++) {
    club.services.clock.advance(DAY)
    for (const [i, one] of ids.entries())
      for (const two of ids.slice(i + 1)) await (round % 2 === 0 ? club.beats(one, two) : club.beats(two, one))
  }
}

const standing = async () =>
  (await club.run('select settled, settled_opponents, numbered from player_sports')).map(row => [
    row['settled'],
    row['settled_opponents'],
    row['numbered'],
  ])

test('a numbered place needs five settled opponents besides being settled, and a voided result may take it back', async () => {
  const ids = await club.players('Ada', 'Ben', 'Cleo', 'Dan', 'Eve')
  await roundRobin(ids)
  expect(await standing()).toEqual(ids.map(() => [true, 4, false]))

  const [finn = ''] = await club.players('Finn')
  for (const id of ids) for (let match = 0; match < 2; match++) await club.beats(id, finn)
  expect(await standing()).toEqual([...ids, finn].map(() => [true, 5, true]))
  expect(await club.differing()).toBe(0)

  const [last] = await club.run('select id from results order by seq desc limit 1')
  await club.db.transaction(tx => voidResult(tx, club.services, { resultId: String(last?.['id']) }))
  expect((await club.states([finn])).get(finn)?.settled).toBe(false)
  expect(await standing()).not.toContainEqual([true, 5, true])
  expect(await club.differing()).toBe(0)
})
