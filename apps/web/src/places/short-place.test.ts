import { expect, test } from 'vitest'
import { shortPlace } from './short-place.ts'

test.each([
  ['Austin, TX', 'Austin, TX'],
  ['Rancho Santa Marga', 'Rancho Santa Marga'],
  ['Rancho Santa Margarita', 'Rancho Santa Marga…'],
  ['Truth or Consequen ces', 'Truth or Consequen…'],
])('a card shows %s as %s', (place, shown) => {
  expect(shortPlace(place)).toBe(shown)
})
