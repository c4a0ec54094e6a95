import { expect, test } from 'vitest'
import { intoColumns } from './columns.ts'

const named = (cards: Record<string, number>) => Object.entries(cards).map(([shown, n]) => ({ shown, cards: n }))

test('what waits for Ada begins the first column, her own events the second, and the rest fills the shorter one', () => {
  const parts = named({ invitations: 1, organizing: 2, nearby: 1, past: 1 })
  expect(intoColumns(parts)).toEqual([
    ['invitations', 'nearby'],
    ['organizing', 'past'],
  ])
})

test('one part alone leaves the second column empty', () => {
  expect(intoColumns(named({ past: 3 }))).toEqual([['past'], []])
})
