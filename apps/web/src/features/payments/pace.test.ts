import { expect, it } from 'vitest'
import { paceOf } from './pace.ts'

it.each([
  [1, '1 month left at your pace'],
  [11, '11 months left at your pace'],
  [12, '1 year left at your pace'],
  [18, '1½ years left at your pace'],
  [29, '2 years left at your pace'],
])('credits for %i months last %s', (months, said) => {
  const { count, words } = paceOf(months)
  expect(`${count} ${words}`).toBe(said)
})
