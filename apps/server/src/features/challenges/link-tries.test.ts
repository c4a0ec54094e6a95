import { linkedChallenges, WRONG_CODES_MAX } from '@gauntlet/contract/challenges/by-link'
import { expect, test } from 'vitest'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { linkedBy } from '../../testing/links.ts'

const app = testApp({ RATE_LIMITS: 'on' })
const [ada] = testPlayers(app, ['Ada Ace'])

test('a network tries 20 wrong codes an hour, and opens a right one as often as it likes', async () => {
  const code = await linkedBy(app, ada)
  const open = async (tried: string) => (await app.call(linkedChallenges.open, { code: tried })).status
  const wrong: number[] = []
  for (let at = 0; at <= WRONG_CODES_MAX; at++) wrong.push(await open(`wrong${at}`))
  expect(wrong).toEqual([...Array<number>(WRONG_CODES_MAX).fill(404), 429])
  expect(await open(code)).toBe(200)
})
