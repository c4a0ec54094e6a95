import { describe, expect, test } from 'vitest'
import { email, fieldTexts, line, lines, nameLetters, properName } from './fields.ts'

const saidOf =
  (schema: { safeParse(value: unknown): { error?: { issues: { message: string }[] } | undefined } }) =>
  (value: unknown) =>
    schema.safeParse(value).error?.issues[0]?.message
const name = saidOf(properName(60, 'Missing'))

describe('a name', () => {
  test.each([
    "O'Brien",
    'O’Brien',
    'Müller-Łódź',
    'St. Louis',
    'José María',
    'Нина',
    'Ελένη',
    '李小龍',
    'محمد',
    'Nguyễn',
    'प्रिया',
  ])('%s is taken as it is, and kept as it is typed', typed => {
    expect([name(typed), nameLetters(typed)]).toEqual([undefined, typed])
  })

  test.each([
    ['Ada1', 'Ada'],
    ['<b>Ada</b>', 'bAdab'],
    ['Ada\u202e', 'Ada'],
    ['\u3164\u115f\uffa0', ''],
    ['http://x.example', 'httpx.example'],
  ])('of %j as it is typed %j is left', (typed, kept) => {
    expect(nameLetters(typed)).toBe(kept)
  })

  test.each(['\u3164', '\u115f\u1160', '\uffa0', '\u200b', '\u202e', '\u0301\u0302', '\u2800', ' '])(
    '%j is none',
    blank => {
      expect(name(blank)).toBe('Missing')
    },
  )

  test.each(['-', "'", '...', 'A\u0301\u0301\u0301\u0301\u0301', 'Ada 2'])('%j is refused', odd => {
    expect(name(odd)).toBe(fieldTexts.letters)
  })

  test.each(['Ꮐauntlet', 'Suppօrt', 'ꓖauntlet'])('has the letters of one alphabet: %s is refused', value => {
    expect(name(value)).toBe(fieldTexts.letters)
  })

  test('may have Han letters beside Latin ones', () => {
    expect(name('Ken健')).toBeUndefined()
  })

  test('has the letters of one alphabet: a Cyrillic а in Ada is refused', () => {
    expect(name('\u0410da')).toBe(fieldTexts.letters)
    expect(name('Анна Smith')).toBeUndefined()
  })
})

describe('text', () => {
  test('loses what is not seen and what turns a line around, and keeps emoji and joiners', () => {
    expect(line(60, 'Missing').parse('Open\u200b \u202eCup\u2066 👩‍👧 ❤️')).toBe('Open Cup 👩‍👧 ❤️')
    expect(lines(60).parse('\u2060one\ntwo\u200f')).toBe('one\ntwo')
    expect(saidOf(line(60, 'Missing'))('\u200d\u2060')).toBe('Missing')
  })
})

describe('an e-mail', () => {
  const said = saidOf(email())
  test.each(['ada@example.com', 'a.b+c@sub.example.co.uk', 'ada@müller.de', 'ada@почта.рф', 'ada@例え.jp'])(
    '%s',
    good => {
      expect(said(good)).toBeUndefined()
    },
  )

  test.each([
    ['an invisible character', 'ada\u200b@example.com'],
    ['one in the domain', 'ada@exam\u200bple.com'],
    ['a Cyrillic letter before the @', 'аda@example.com'],
    ['a Cyrillic letter among Latin ones after it', 'ada@exаmple.com'],
    ['more than 64 characters before the @', `${'a'.repeat(65)}@example.com`],
  ])('with %s is refused', (_what, bad) => {
    expect(said(bad)).toBe('Please enter a valid email')
  })
})
