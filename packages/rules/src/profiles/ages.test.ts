import { describe, expect, test } from 'vitest'
import { type AgeEdit, type AgeFacts, editAge, toldNow } from './ages.ts'

const now = Date.UTC(2030, 5, 3, 12)
const YEAR_AGO = Date.UTC(2029, 6, 1)
const min = 13
const facts = (change: Partial<AgeFacts> = {}): AgeFacts => ({
  age: null,
  since: null,
  birth_month: null,
  not_adult_before: null,
  ever_adult: false,
  too_young: false,
  ...change,
})
/** Mia told 15 eleven months ago, so she was born between July 2013 and July 2014. */
const mia = facts({ age: 15, since: YEAR_AGO, not_adult_before: Date.UTC(2031, 6, 1) })
const standings = {
  none: facts(),
  child: mia,
  adult: facts({ age: 45, since: YEAR_AGO, ever_adult: true }),
  // An adult who took the age away, and one whom the operator made a child.
  'none, once an adult': facts({ ever_adult: true }),
  'child, once an adult': { ...mia, ever_adult: true },
  'none, told too young': facts({ too_young: true }),
}
const told = (who: AgeFacts, edit: AgeEdit) => {
  const attempt = editAge(who, edit, { now, min })
  return attempt.kind === 'allowed' ? attempt.becomes.age : attempt.kind === 'disabled' ? attempt.reason : 'hidden'
}

describe('what an edit of the age makes of each standing', () => {
  test.each([
    // The age that is sent: none, below the minimum, a child's lower and higher, an adult's.
    ['none', [null, 'too_young', 14, 16, 30]],
    ['child', ['takes_away', 'too_young', 14, 16, 'turns_adult']],
    ['adult', [null, 'turns_child', 'turns_child', 'turns_child', 30]],
    ['none, once an adult', [null, 'turns_child', 'turns_child', 'turns_child', 30]],
    ['child, once an adult', ['takes_away', 'too_young', 14, 16, 'turns_adult']],
    ['none, told too young', [null, 'too_young', 'too_young', 'too_young', 'too_young']],
  ] as const)('%s', (standing, expected) => {
    expect([null, 9, 14, 16, 30].map(age => told(standings[standing], { age }))).toEqual(expected)
  })

  test('18 is the first age of an adult, 17 the last of a child', () => {
    expect([told(mia, { age: 18 }), told(standings.adult, { age: 17 })]).toEqual(['turns_adult', 'turns_child'])
  })

  test('the same again is no news, whatever the minimum has become', () => {
    const young = facts({ age: 9, since: YEAR_AGO })
    for (const edit of [{}, { age: 9 }, { age: 9, birth_month: null }])
      expect(editAge(young, edit, { now, min })).toEqual({ kind: 'allowed', becomes: young })
  })

  test('without a minimum a five-year-old may be here', () => {
    expect(editAge(facts(), { age: 5 }, { now, min: 1 }).kind).toBe('allowed')
  })
})

/** When somebody becomes 18. */
const grownUp = ({ age, since }: { age: number | null; since: number | null }) => {
  const date = new Date(since ?? NaN)
  date.setUTCFullYear(date.getUTCFullYear() + 18 - (age ?? NaN))
  return date.toISOString().slice(0, 10)
}

describe('the day on which a child becomes an adult', () => {
  test('is so many full years after the age was told', () => {
    expect(grownUp(toldNow(15, null, now))).toBe('2033-06-03')
  })

  test.each([
    [15, '2014-12', '2033-01-01'],
    [15, '2015-02', '2033-03-01'],
    // In the month of birth, with the birthday still to come, or behind.
    [14, '2015-06', '2033-07-01'],
    [15, '2015-06', '2033-07-01'],
  ])('%i and born in %s: %s, the first day after the month', (age, month, day) => {
    const attempt = editAge(facts(), { age, birth_month: month }, { now, min })
    expect(attempt.kind === 'allowed' && grownUp(attempt.becomes)).toBe(day)
  })

  test.each([
    [15, '2014-05'],
    [15, '2015-07'],
    [17, '2014-12'],
    [14, '2031-01'],
  ])('%i and born in %s do not go together', (age, month) => {
    expect(told(facts(), { age, birth_month: month })).toBe('month_disagrees')
  })

  test('a month that the first age leaves open may be told later, one that it does not may not', () => {
    expect(told(mia, { age: 16, birth_month: '2013-09' })).toBe(16)
    expect(told(mia, { age: 16, birth_month: '2014-02' })).toBe(16)
    expect(told(mia, { age: 17, birth_month: '2013-02' })).toBe('too_soon')
  })

  test('a year more is allowed where the birthday was in between, and not year upon year', () => {
    expect(told(mia, { age: 16 })).toBe(16)
    expect(told(mia, { age: 17 })).toBe('too_soon')
    const next = editAge(mia, { age: 16 }, { now, min })
    expect(next.kind === 'allowed' && told({ ...mia, ...next.becomes }, { age: 17 })).toBe('too_soon')
  })

  test('a year less may be told, and taken back', () => {
    const younger = editAge(mia, { age: 14 }, { now, min })
    expect(younger.kind === 'allowed' && told({ ...mia, ...younger.becomes }, { age: 15 })).toBe(15)
  })

  test('of an adult no month of birth is kept', () => {
    const attempt = editAge(facts(), { age: 40, birth_month: '1990-01' }, { now, min })
    expect(attempt.kind === 'allowed' && attempt.becomes.birth_month).toBeNull()
  })
})
