import { expect, test } from 'vitest'
import { Codes, textsByCode, translate } from './catalogue.ts'
import { english } from './english.ts'
import { pseudo, pseudoText } from './pseudo.ts'

const codes = new Codes({
  call: { notFound: 'Not found.' },
  fields: { tooLong: 'At most {max} characters.' },
  challenges: { too_late: 'It is too late.', said: { sent: 'Sent' } },
  teams: { missing: 'Not found.', too_late: 'It is too late.' },
})

test('a text is called by its noun and its key', () => {
  expect(codes.find('Sent', 'challenges')).toEqual({ code: 'challenges.said.sent', places: {} })
  expect(codes.find('Nobody says so', 'challenges')).toBeUndefined()
})

test('of nouns that say the same, the one that was asked is meant, then what all say', () => {
  expect(codes.find('It is too late.', 'teams')?.code).toBe('teams.too_late')
  expect(codes.find('Not found.', 'teams')?.code).toBe('teams.missing')
  expect(codes.find('Not found.', 'challenges')?.code).toBe('call.notFound')
})

test('a text that was filled in is found by what it was filled into', () => {
  expect(codes.find('At most 40 characters.', 'challenges')).toEqual({ code: 'fields.tooLong', places: { max: '40' } })
})

test('a translation is filled in as the text was; where there is none, the text stays', () => {
  const texts = new Map([['fields.tooLong', 'Como máximo {max} caracteres.']])
  const text = 'At most 40 characters.'
  expect(translate(texts, text, codes.find(text, 'teams'))).toBe('Como máximo 40 caracteres.')
  expect(translate(texts, 'Sent', codes.find('Sent', 'challenges'))).toBe('Sent')
  expect(translate(texts, 'From outside', undefined)).toBe('From outside')
})

test('the pseudo-language has every English text, longer and with its places', () => {
  const texts = textsByCode(pseudo(english))
  expect([...texts.keys()]).toEqual([...textsByCode(english).keys()])
  for (const [code, text] of textsByCode(english)) {
    expect(texts.get(code)?.length, code).toBeGreaterThanOrEqual(text.length * 1.4)
    expect(texts.get(code)?.match(/\{\w+\}/g), code).toEqual(text.match(/\{\w+\}/g))
  }
  expect(pseudoText('At most {max} characters.')).toMatch(/^\[.*\{max\}.*\]$/)
})
