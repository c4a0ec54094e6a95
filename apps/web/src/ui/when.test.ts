import { describe, expect, it } from 'vitest'
import { absolute, countdown, relative, wallDay, wallTime, wallWords } from './when.ts'

const AUSTIN = 'America/Chicago'
/** Friday, 1 May 2026, noon in Austin. */
const NOW = Date.parse('2026-05-01T17:00:00Z')
const at = (instant: string) => Date.parse(instant)
const fromNow = (instant: string) => relative(at(instant), NOW, AUSTIN)

describe('how far a match is away', () => {
  it('is now within the minute', () => expect(fromNow('2026-05-01T17:00:59Z')).toBe('now'))
  it('is in minutes within the hour', () => expect(fromNow('2026-05-01T17:20:00Z')).toBe('in 20 minutes'))
  it('is in hours on the same day', () => expect(fromNow('2026-05-02T04:30:00Z')).toBe('in 11 hours'))
  it('is tomorrow by the calendar at the venue, though less than a day away', () =>
    expect(fromNow('2026-05-02T15:00:00Z')).toBe('tomorrow'))
  it('is still in hours just past midnight', () =>
    expect(relative(at('2026-05-02T06:00:00Z'), at('2026-05-02T03:00:00Z'), AUSTIN)).toBe('in 3 hours'))
  it('counts days by the calendar at the venue', () => {
    expect(fromNow('2026-05-04T23:30:00Z')).toBe('in 3 days')
    expect(relative(at('2026-05-05T04:30:00Z'), NOW, AUSTIN)).toBe('in 3 days')
    expect(relative(at('2026-05-05T04:30:00Z'), NOW, 'Asia/Tokyo')).toBe('in 3 days')
  })
  it('is in weeks from two weeks on', () => expect(fromNow('2026-05-29T17:00:00Z')).toBe('in 4 weeks'))
  it('is in months from nine weeks on', () => expect(fromNow('2026-09-01T17:00:00Z')).toBe('in 4 months'))
  it('looks back as well', () => {
    expect(fromNow('2026-05-01T15:00:00Z')).toBe('2 hours ago')
    expect(fromNow('2026-04-30T15:00:00Z')).toBe('yesterday')
    expect(fromNow('2026-04-20T15:00:00Z')).toBe('11 days ago')
  })
})

describe('the moment of a match', () => {
  it('is on the clock at the venue, not on the one of the player', () => {
    expect(absolute(at('2026-05-05T23:30:00Z'), NOW, AUSTIN)).toBe('Tue, May 5, 6:30 PM CDT')
    expect(absolute(at('2026-05-05T23:30:00Z'), NOW, 'America/New_York')).toBe('Tue, May 5, 7:30 PM EDT')
  })
  it('names the year where it is another one', () =>
    expect(absolute(at('2027-01-05T23:30:00Z'), NOW, AUSTIN)).toBe('Tue, Jan 5, 2027, 5:30 PM CST'))
  it('takes the year from the calendar at the venue', () =>
    expect(absolute(at('2027-01-01T02:00:00Z'), NOW, AUSTIN)).toBe('Thu, Dec 31, 8:00 PM CST'))
})

describe('the countdown to a match', () => {
  it('shows whole days while it is two of them away or more', () => {
    expect(countdown(at('2026-05-04T20:59:00Z'), NOW, AUSTIN)).toBe('3 days')
    expect(countdown(at('2026-05-07T16:59:00Z'), NOW, AUSTIN)).toBe('6 days')
  })
  it('counts days as the words beside it do, in 2 days, early in the morning, too', () =>
    expect(countdown(at('2026-05-03T23:00:00Z'), at('2026-05-01T10:00:00Z'), AUSTIN)).toBe('2 days'))
  it('shows days and hours before the last day', () =>
    expect(countdown(at('2026-05-02T20:59:00Z'), NOW, AUSTIN)).toBe('1 d 3 h'))
  it('shows hours, minutes and seconds on the last day', () =>
    expect(countdown(at('2026-05-01T19:05:09Z'), NOW, AUSTIN)).toBe('2:05:09'))
  it('ends at the start', () => expect(countdown(NOW, NOW, AUSTIN)).toBeNull())
})

describe('a moment in a form', () => {
  it('is the wall time at the venue', () => {
    expect(wallTime(NOW, AUSTIN)).toBe('2026-05-01T12:00')
    expect(wallTime(at('2026-05-01T05:00:00Z'), AUSTIN)).toBe('2026-05-01T00:00')
  })
  it('is a day and an hour below each other, each of them in one form', () => {
    expect(wallDay('2026-05-07T18:00')).toEqual({ day: 'Thu 7', hour: '6 PM' })
    expect(wallDay('2026-05-07T18:30')).toEqual({ day: 'Thu 7', hour: '6:30 PM' })
    expect(wallDay('2026-05-16T10:00')).toEqual({ day: 'Sat 16', hour: '10 AM' })
  })
  it('is read aloud without a zone', () => expect(wallWords('2026-05-01T20:30')).toBe('Fri, May 1, 8:30 PM'))
})
