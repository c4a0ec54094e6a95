import { expect, test } from 'vitest'
import { challengeOf, player } from '../challenges/testing.ts'
import { ownPlace } from './own-place.ts'

test.each([
  ['pending', 'asked'],
  ['accepted', 'joined'],
  ['declined', undefined],
] as const)('Ben, whose request is %s, has %s', (state, place) => {
  const open = challengeOf({ matchSet: 1, request_user: [player('Ben', { role: 'joined', state })] })
  expect(ownPlace(open, 'Ben')).toBe(place)
})

test('whoever has just asked waits, and nobody else does', () => {
  expect(ownPlace(challengeOf({ matchSet: 1 }), 'Ben')).toBe('asked')
  expect(ownPlace(challengeOf(), 'Ben')).toBeUndefined()
})
