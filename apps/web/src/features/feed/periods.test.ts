import { expect, test } from 'vitest'
import { inPeriods, periodOf } from './periods.ts'

const NOW = Date.parse('2026-02-10T18:00:00Z')
const period = (at: string) => periodOf(Date.parse(at), NOW, 'America/Chicago')

test('Ada finds what her friends played by day, then by week, then by month', () => {
  expect([
    period('2026-02-10T14:00:00Z'),
    period('2026-02-10T05:30:00Z'),
    period('2026-02-04T18:00:00Z'),
    period('2026-02-03T18:00:00Z'),
    period('2026-01-20T18:00:00Z'),
    period('2025-12-20T18:00:00Z'),
  ]).toEqual(['Today', 'Yesterday', 'Last 7 days', 'February', 'January', 'December 2025'])
})

test('the results stay in their order, each under one heading', () => {
  const results = ['2026-02-10T14:00:00Z', '2026-02-10T13:00:00Z', '2026-01-20T18:00:00Z'].map(played => ({ played }))
  expect(inPeriods(results, NOW, 'America/Chicago')).toEqual([
    { period: 'Today', results: results.slice(0, 2) },
    { period: 'January', results: results.slice(2) },
  ])
})
