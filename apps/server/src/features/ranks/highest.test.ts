import { DAY } from '@gauntlet/contract/time'
import { beforeAll, expect, test } from 'vitest'
import { testClub, testDatabase } from '../../testing/opened.ts'

const club = testClub(testDatabase({ fresh: true }))
let ada: string
let ben: string
beforeAll(async () => {
  ;[ada = '', ben = ''] = await club.players('Ada', 'Ben')
})

const times = async (matches: number, play: () => Promise<unknown>) => {
  for (let match = 0; match < matches; match++) await play()
}
const ofAda = async () => (await club.run('select rank, highest from match_players where user_id = $1', [ada]))[0]

test('the highest rank of late stays through losses, and falls once the day on which it was shown is long ago', async () => {
  await times(3, () => club.beats(ada, ben))
  const best = Number((await ofAda())?.['rank'])
  await times(3, () => club.beats(ben, ada))
  expect(await ofAda()).toEqual({ rank: expect.toSatisfy(rank => rank < best), highest: best })
  club.services.clock.advance(179 * DAY)
  await club.beats(ben, ada)
  expect(await ofAda()).toMatchObject({ highest: best })
  club.services.clock.advance(3 * DAY)
  await club.beats(ben, ada)
  expect((await ofAda())?.['highest']).toBeLessThan(best)
})
