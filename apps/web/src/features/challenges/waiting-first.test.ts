import { expect, test } from 'vitest'
import { challengeOf } from './testing.ts'
import { waitingFirst, waitsForViewer } from './waiting-first.ts'

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

test('a match that Ada has called not played waits for the others, and not for her', () => {
  const said = { kind: 'disabled', reason: 'said_not_played' } as const
  expect(waitsForViewer(challengeOf({ actions: { report: allowed, not_played: allowed } }))).toBe(true)
  expect(waitsForViewer(challengeOf({ actions: { report: allowed, not_played: said } }))).toBe(false)
})
