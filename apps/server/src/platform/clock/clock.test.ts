import { MINUTE } from '@gauntlet/contract/time'
import { describe, expect, it } from 'vitest'
import { fixedClock, systemClock } from './clock.ts'

describe('the clock of the machine', () => {
  it('tells the real time', () => {
    expect(Math.abs(systemClock().now().getTime() - Date.now())).toBeLessThan(MINUTE)
  })

  it('runs on from the instant it was set to', async () => {
    const clock = systemClock()
    clock.set(new Date('2031-05-01T12:00:00Z'))
    const first = clock.now().getTime()
    await new Promise(resolve => setTimeout(resolve, 20))
    const later = clock.now().getTime()
    expect(first).toBeGreaterThanOrEqual(Date.parse('2031-05-01T12:00:00Z'))
    expect(later - first).toBeGreaterThan(10)
    expect(later - first).toBeLessThan(MINUTE)
  })

  it('tells the real time again once it is reset', () => {
    const clock = systemClock()
    clock.set(new Date('2031-05-01T12:00:00Z'))
    clock.set(null)
    expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(MINUTE)
  })

  it('refuses a date that is none, and keeps its time', () => {
    const clock = systemClock()
    expect(() => clock.set(new Date('tomorrow'))).toThrow(RangeError)
    expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(MINUTE)
  })
})

describe('the clock of a test', () => {
  it('stands still until it is advanced', () => {
    const clock = fixedClock('2026-07-04T10:00:00Z')
    clock.advance(90 * MINUTE)
    expect(clock.now()).toEqual(new Date('2026-07-04T11:30:00Z'))
  })

  it('is set, and reset to where it began', () => {
    const clock = fixedClock('2026-07-04T10:00:00Z')
    clock.set(new Date('2027-01-01T00:00:00Z'))
    expect(clock.now()).toEqual(new Date('2027-01-01T00:00:00Z'))
    clock.set(null)
    expect(clock.now()).toEqual(new Date('2026-07-04T10:00:00Z'))
  })

  it('is not moved by who changes the date it answered', () => {
    const clock = fixedClock('2026-07-04T10:00:00Z')
    clock.now().setFullYear(1999)
    expect(clock.now()).toEqual(new Date('2026-07-04T10:00:00Z'))
  })
})
