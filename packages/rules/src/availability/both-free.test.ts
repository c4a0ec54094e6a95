import { HOUR, MINUTE } from '@gauntlet/contract/time'
import { expect, test } from 'vitest'
import { bothFree, type Span } from './both-free.ts'

const TUESDAY = Date.UTC(2030, 5, 4)
const at = (from: number, to: number): Span => ({ start: TUESDAY + from * HOUR, end: TUESDAY + to * HOUR })
const hoursOf = (spans: readonly Span[]) =>
  spans.map(({ start, end }) => [(start - TUESDAY) / HOUR, (end - TUESDAY) / HOUR])

test('Ada and Ben are both free when both say so', () => {
  expect(hoursOf(bothFree([at(6, 12), at(17, 22)], [at(12, 17), at(18, 24)], [], TUESDAY))).toEqual([[18, 22]])
})

test('a morning and an afternoon are one time', () => {
  expect(hoursOf(bothFree([at(6, 12), at(12, 17)], [at(6, 12), at(12, 17)], [], TUESDAY))).toEqual([[6, 17]])
})

test('what either attends is taken out, and leaves what is long enough', () => {
  const free = [at(6, 12)]
  expect(hoursOf(bothFree(free, free, [at(8, 9.75), at(6, 6.75)], TUESDAY))).toEqual([
    [7, 8],
    [10, 12],
  ])
})

test('nothing begins in the past, and times begin at half hours', () => {
  const free = [at(6, 12)]
  expect(hoursOf(bothFree(free, free, [], TUESDAY + 9 * HOUR + MINUTE))).toEqual([[9.5, 12]])
  expect(bothFree(free, free, [], TUESDAY + 11 * HOUR + MINUTE)).toEqual([])
})

test('five times are enough', () => {
  const free = Array.from({ length: 9 }, (_, day) => at(day * 24, day * 24 + 2))
  expect(bothFree(free, free, [], TUESDAY)).toHaveLength(5)
})
