import { expect, test } from 'vitest'
import { usualSport } from './active-sports.ts'

const sport = (id: string, played: number) => ({ id, _joinData: { played } })

test('a match that Ada writes is in her only sport, else in the one that she has played most', () => {
  expect(usualSport([sport('tennis', 0)])?.id).toBe('tennis')
  expect(usualSport([sport('chess', 3), sport('tennis', 8), sport('squash', 0)])?.id).toBe('tennis')
})

test('a newcomer with several sports is asked in which', () => {
  expect(usualSport([sport('chess', 0), sport('tennis', 0)])).toBe(undefined)
  expect(usualSport([])).toBe(undefined)
})
