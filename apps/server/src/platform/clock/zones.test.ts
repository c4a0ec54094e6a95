import { MINUTE } from '@gauntlet/contract/time'
import { assert, constantFrom, date, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dateAt, dayAt, endOfNextYear, nextHourAt, wallToInstant, yearAt, zoneOf } from './zones.ts'

const AUSTIN = 'America/Chicago'
const at = (text: string, timezone: string) => wallToInstant(text, timezone)?.toISOString()

const day = (text: string, timezone: string) => {
  const found = dayAt(text, timezone)
  return found && [found.from.toISOString(), found.to.toISOString()]
}

describe('a time sent without an offset', () => {
  it('is wall time at the venue, in summer and in winter', () => {
    expect(at('2026-07-04T18:30', AUSTIN)).toBe('2026-07-04T23:30:00.000Z')
    expect(at('2026-12-04T18:30', AUSTIN)).toBe('2026-12-05T00:30:00.000Z')
  })

  it('follows the venue to the far side of the date line', () => {
    expect(at('2026-07-04T06:00:00', 'Pacific/Guam')).toBe('2026-07-03T20:00:00.000Z')
    expect(at('2026-07-04T06:00:00', 'Pacific/Pago_Pago')).toBe('2026-07-04T17:00:00.000Z')
  })

  it('has no summer time where the venue has none', () => {
    expect(at('2026-07-04T06:00', 'America/Phoenix')).toBe('2026-07-04T13:00:00.000Z')
  })

  it('keeps seconds and milliseconds, and may be written with a space', () => {
    expect(at('2026-07-04 18:30:15.25', AUSTIN)).toBe('2026-07-04T23:30:15.250Z')
  })

  it('moves on by an hour where spring skips it', () => {
    expect(at('2026-03-08T01:59', AUSTIN)).toBe('2026-03-08T07:59:00.000Z')
    expect(at('2026-03-08T02:30', AUSTIN)).toBe('2026-03-08T08:30:00.000Z')
    expect(at('2026-03-08T03:30', AUSTIN)).toBe('2026-03-08T08:30:00.000Z')
  })

  it('is the first of the two where autumn repeats the hour', () => {
    expect(at('2026-11-01T00:59', AUSTIN)).toBe('2026-11-01T05:59:00.000Z')
    expect(at('2026-11-01T01:30', AUSTIN)).toBe('2026-11-01T06:30:00.000Z')
    expect(at('2026-11-01T02:00', AUSTIN)).toBe('2026-11-01T08:00:00.000Z')
  })

  it('is found for a day that the venue skipped whole', () => {
    // Kwajalein crossed the date line on 21 August 1993.
    expect(at('1993-08-21T12:00', 'Pacific/Kwajalein')).toBe('1993-08-22T00:00:00.000Z')
  })

  it('reads back as the same wall time wherever it is not skipped', () => {
    const minutes = date({
      min: new Date('2026-01-01T00:00:00Z'),
      max: new Date('2028-12-31T23:59:00Z'),
      noInvalidDate: true,
    })
    assert(
      property(
        minutes,
        constantFrom('America/Phoenix', 'Pacific/Guam', 'America/Puerto_Rico', 'UTC'),
        (minute, timezone) => {
          const wall = minute.toISOString().slice(0, 16)
          const shown = wallToInstant(wall, timezone)?.toLocaleString('sv-SE', { timeZone: timezone })
          expect(shown).toBe(`${wall.replace('T', ' ')}:00`)
        },
      ),
    )
  })
})

describe('a time sent with an offset', () => {
  it('is that instant, wherever the venue is', () => {
    expect(at('2026-07-04T18:30:00Z', AUSTIN)).toBe('2026-07-04T18:30:00.000Z')
    expect(at('2026-07-04T18:30:00.000+02:00', AUSTIN)).toBe('2026-07-04T16:30:00.000Z')
    expect(at('2026-07-04T18:30-0530', AUSTIN)).toBe('2026-07-05T00:00:00.000Z')
  })

  it('is no time where there is no such offset', () => {
    expect(at('2026-07-04T18:30+15:00', AUSTIN)).toBeUndefined()
    expect(at('2026-07-04T18:30+02:75', AUSTIN)).toBeUndefined()
  })
})

describe('a text that is no time', () => {
  it.each([
    '',
    'tomorrow',
    '2026-07-04',
    '2026-02-30T10:00',
    '2026-13-01T10:00',
    '2026-07-04T24:00',
    '2026-07-04T10:60',
    '2026-07-04T10:00:61',
    '2026-07-04T10',
    '0001-01-01T00:00',
    '+002026-07-04T10:00',
    '2026-07-04T10:00; drop table users',
    `2026-07-04T10:00${'0'.repeat(100_000)}`,
  ])('%.40s', text => {
    expect(wallToInstant(text, AUSTIN)).toBeUndefined()
  })

  it('is told apart from a time zone that does not exist', () => {
    expect(() => wallToInstant('2026-07-04T10:00', 'Mars/Olympus')).toThrow(RangeError)
  })
})

describe('a bare date', () => {
  it('is the whole day at the venue', () => {
    expect(day('2026-07-04', AUSTIN)).toEqual(['2026-07-04T05:00:00.000Z', '2026-07-05T04:59:59.999Z'])
  })

  it('has 23 hours in spring and 25 in autumn', () => {
    expect(day('2026-03-08', AUSTIN)).toEqual(['2026-03-08T06:00:00.000Z', '2026-03-09T04:59:59.999Z'])
    expect(day('2026-11-01', AUSTIN)).toEqual(['2026-11-01T05:00:00.000Z', '2026-11-02T05:59:59.999Z'])
  })

  it('starts at one where the day has no midnight', () => {
    expect(day('2026-03-08', 'America/Havana')).toEqual(['2026-03-08T05:00:00.000Z', '2026-03-09T03:59:59.999Z'])
  })

  it('is refused where the calendar has no such day', () => {
    expect(day('2027-02-29', AUSTIN)).toBeUndefined()
    expect(day('2026-07-04T10:00', AUSTIN)).toBeUndefined()
  })
})

describe('the year at the venue', () => {
  const newYear = new Date('2027-01-01T02:00:00Z')

  it('is still the old one in Austin when it is the new one in Guam', () => {
    expect(yearAt(newYear, AUSTIN)).toBe(2026)
    expect(yearAt(newYear, 'Pacific/Guam')).toBe(2027)
  })

  it('ends, the year after it too, at midnight of the venue', () => {
    expect(endOfNextYear(newYear, AUSTIN).toISOString()).toBe('2028-01-01T05:59:59.999Z')
    expect(endOfNextYear(newYear, 'Pacific/Guam').toISOString()).toBe('2028-12-31T13:59:59.999Z')
  })
})

const next = (from: string, hour: number) => nextHourAt(new Date(from), hour, AUSTIN).toISOString()

describe('the next full hour of a day', () => {
  it('is today while it is ahead, else tomorrow', () => {
    expect(next('2030-06-03T12:59:00Z', 8)).toBe('2030-06-03T13:00:00.000Z')
    expect(next('2030-06-03T13:00:00Z', 8)).toBe('2030-06-04T13:00:00.000Z')
  })

  it('follows the clock through both of its changes', () => {
    expect(next('2030-03-09T15:00:00Z', 8)).toBe('2030-03-10T13:00:00.000Z')
    expect(next('2030-11-02T14:00:00Z', 8)).toBe('2030-11-03T14:00:00.000Z')
  })

  it('is after the gap where the clock skips it', () => {
    expect(next('2030-03-10T06:00:00Z', 2)).toBe('2030-03-10T08:00:00.000Z')
  })
})

describe('a time zone that somebody names', () => {
  it.each([
    ['America/Chicago', AUSTIN],
    ['aMERICA/chICAGO', AUSTIN],
    ['us/central', AUSTIN],
    ['Mars/Olympus', undefined],
    ['+05:07', undefined],
    ['', undefined],
  ])('%j is %s', (name, zone) => {
    expect(zoneOf(name)).toBe(zone)
  })
})

it.each(['America/St_Johns', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Africa/Casablanca', 'Pacific/Chatham', 'UTC'])(
  'tells the day in %s as its clocks do, at every quarter of an hour of 2026 and just before it',
  timezone => {
    const clocks = new Intl.DateTimeFormat('en-CA', { timeZone: timezone, dateStyle: 'short' })
    const quarters = Array.from({ length: 365 * 96 }, (_, n) => Date.UTC(2026, 0, 1) + n * 15 * MINUTE)
    const instants = quarters.flatMap(quarter => [new Date(quarter - 1), new Date(quarter)])
    expect(instants.filter(instant => dateAt(instant, timezone) !== clocks.format(instant))).toEqual([])
  },
)
