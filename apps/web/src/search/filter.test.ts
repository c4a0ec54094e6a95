import { describe, expect, test } from 'vitest'
import { datesAfter, nearTitle, originLine } from './filter.ts'

const usual = { origin: '', distance: 200 }

describe('the line above the results', () => {
  test('names the place that Ada typed, and how far from it', () => {
    expect(originLine({ ...usual, origin: ' Waco, TX ' }, 'Austin, TX')).toBe('Waco, TX · 200 mi')
  })
  test('names the city of her primary address where she typed nothing', () => {
    expect(originLine(usual, 'Austin, TX')).toBe('Austin, TX · 200 mi')
  })
  test('says everywhere where no place is known', () => {
    expect(originLine(usual, null)).toBe('Everywhere')
  })
  test('names the city alone at distance 0', () => {
    expect(originLine({ ...usual, distance: 0 }, 'Austin, TX')).toBe('In Austin, TX')
  })
  test('does not show coordinates', () => {
    expect(originLine({ ...usual, origin: { lat: 30.2, lon: -97.7 } }, null)).toBe('Near where you are · 200 mi')
  })
})

describe('the days that are looked for', () => {
  test('the first day takes the last one along when it passes it', () => {
    expect(datesAfter({ startDate: '2026-05-01', endDate: '2026-05-03' }, { startDate: '2026-05-09' })).toEqual({
      startDate: '2026-05-09',
      endDate: '2026-05-09',
    })
  })
  test('the last day takes the first one along when it comes before it', () => {
    expect(datesAfter({ startDate: '2026-05-05', endDate: '2026-05-09' }, { endDate: '2026-05-02' })).toEqual({
      startDate: '2026-05-02',
      endDate: '2026-05-02',
    })
  })
  test('a day that is taken away leaves the other', () => {
    expect(datesAfter({ startDate: '2026-05-05', endDate: '2026-05-09' }, { startDate: '' })).toEqual({
      startDate: '',
      endDate: '2026-05-09',
    })
  })
})

test('the results say what was searched near which city, or in it, near the player, or anywhere', () => {
  expect(nearTitle('Players', { origin: '', distance: 200 }, 'Austin, TX')).toBe('Players near Austin')
  expect(nearTitle('Events', { origin: 'Boston, MA', distance: 0 }, 'Austin, TX')).toBe('Events in Boston')
  expect(nearTitle('Players', { origin: { lat: 30, lon: -97 }, distance: 10 }, null)).toBe('Players near you')
  expect(nearTitle('Players', { origin: '', distance: 10 }, null)).toBe('Players')
})
