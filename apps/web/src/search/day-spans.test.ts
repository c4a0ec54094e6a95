import { expect, test } from 'vitest'
import { daySpans } from './day-spans.ts'

const weekendOn = (day: string) => daySpans(new Date(`${day}T15:00`)).weekend

test('on a Thursday Ada looks at the Saturday and the Sunday ahead', () => {
  expect(weekendOn('2026-12-03')).toEqual({ startDate: '2026-12-05', endDate: '2026-12-06' })
})

test('a weekend that has begun is what is left of it', () => {
  expect(weekendOn('2026-12-05')).toEqual({ startDate: '2026-12-05', endDate: '2026-12-06' })
  expect(weekendOn('2026-12-06')).toEqual({ startDate: '2026-12-06', endDate: '2026-12-06' })
})

test('today is the day by the clock of the device, and any day names none', () => {
  const { any, today } = daySpans(new Date('2026-12-31T23:30'))
  expect(today).toEqual({ startDate: '2026-12-31', endDate: '2026-12-31' })
  expect(any).toEqual({ startDate: '', endDate: '' })
})
