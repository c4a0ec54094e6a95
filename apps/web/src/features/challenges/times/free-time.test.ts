import { expect, test } from 'vitest'
import { freeTimeAt } from './free-time.ts'

const evening = { start: '2030-06-04T22:00:00Z', end: '2030-06-05T00:00:00Z' }

test.each([
  ['New York', 'America/New_York', '2030-06-04T18:00', /^Tue, 6\/4, 6\D*8\sPM$/],
  ['Denver', 'America/Denver', '2030-06-04T16:00', /^Tue, 6\/4, 4\D*6\sPM$/],
  ['Kolkata', 'Asia/Kolkata', '2030-06-05T03:30', /^Wed, 6\/5, 3:30\D*5:30\sAM$/],
])('where the venue is in %s, a time when Ada and Ben are free is one of the clock there', (_, zone, wall, words) => {
  expect(freeTimeAt(evening, zone)).toEqual({ wall, words: expect.stringMatching(words) })
})
