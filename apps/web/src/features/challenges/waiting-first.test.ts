import { expect, test } from 'vitest'
import { challengeOf } from './testing.ts'
import { waitingFirst } from './waiting-first.ts'

const allowed = { kind: 'allowed' } as const

test('what Ada has to answer stands before what she can only change, and each group stays in its order', () => {
  const listed = [
    challengeOf({ id: 'hers', actions: { modify: allowed, cancel: allowed } }),
    challengeOf({ id: 'from Ben', actions: { accept: allowed } }),
    challengeOf({ id: 'agreed', actions: { cancel: allowed } }),
    challengeOf({ id: 'over', actions: { report: allowed } }),
  ]
  expect(waitingFirst(listed).map(({ id }) => id)).toEqual(['from Ben', 'over', 'hers', 'agreed'])
})
