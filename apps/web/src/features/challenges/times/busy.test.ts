import { expect, it } from 'vitest'
import { matchAt } from './busy.ts'

const chess = { id: 'chess', challenge_start: '2026-05-05T18:00:00Z' }

it('tells of a match that is on at an offered time, other than the one that is moved', () => {
  expect(matchAt('2026-05-05T18:30:00Z', [chess], 'tennis')).toBe('chess')
  expect(matchAt('2026-05-05T19:00:00Z', [chess], 'tennis')).toBeUndefined()
  expect(matchAt('2026-05-05T18:30:00Z', [chess], 'chess')).toBeUndefined()
})
