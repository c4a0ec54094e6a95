import { describe, expect, test } from 'vitest'
import { type CalendarEntry, composeCalendar } from './compose.ts'

const entry: CalendarEntry = {
  uid: 'challenge-1',
  start: new Date('2030-06-05T18:30:00-05:00'),
  end: new Date('2030-06-05T19:30:00-05:00'),
  title: 'Tennis Singles with Ben Baseline',
  place: 'Court 1, Austin, Texas',
  lines: ['Ranked match', 'Best of three; new balls, please'],
  link: '/challenge/issue/1',
  sequence: 2,
  created: new Date('2030-06-03T12:00:00Z'),
}
const world = { appName: 'Gauntlet', appUrl: 'https://play.example.org', now: new Date('2030-06-03T12:34:56Z') }
const compose = (change: Partial<CalendarEntry> = {}) => composeCalendar([{ ...entry, ...change }], world)
/** The content lines of RFC 5545: a line that begins with a space goes on with the one before. */
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

describe('a calendar', () => {
  test('says what takes place, when in UTC, and where', () => {
    expect(unfolded(compose())).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'BEGIN:VEVENT',
        'UID:challenge-1@gauntlet',
        'SEQUENCE:2',
        'DTSTAMP:20300603T123456Z',
        'DTSTART:20300605T233000Z',
        'DTEND:20300606T003000Z',
        'SUMMARY:Tennis Singles with Ben Baseline',
        'LOCATION:Court 1\\, Austin\\, Texas',
        'STATUS:CONFIRMED',
        'END:VEVENT',
        'END:VCALENDAR',
      ]),
    )
  })

  test('leads to the match', () => {
    const description = unfolded(compose()).find(line => line.startsWith('DESCRIPTION:'))
    expect(description).toBe(
      'DESCRIPTION:Ranked match\\nBest of three\\; new balls\\, please\\nhttps://play.example.org/challenge/issue/1',
    )
  })

  test('has lines of at most 75 octets, also where a letter takes several', () => {
    const lines = compose({ title: 'Ünïcödé 🎾 '.repeat(30) }).split('\r\n')
    expect(Math.max(...lines.map(line => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  })

  test('keeps every letter whole where it folds', () => {
    const title = 'Ünïcödé 🎾 '.repeat(30).trim()
    expect(unfolded(compose({ title }))).toContain(`SUMMARY:${title}`)
  })

  test('ends every line with CRLF', () => {
    const text = compose()
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })

  test('takes no further lines from what a player wrote', () => {
    const text = compose({ title: 'Tennis\r\nATTENDEE:mailto:ben@example.com' })
    expect(unfolded(text).filter(line => line.startsWith('ATTENDEE'))).toEqual([])
  })

  test('is whole without anything in it', () => {
    const lines = unfolded(composeCalendar([], world))
    expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', ''])
  })
})
