import { expect, test } from 'vitest'
import { askedLanguage } from './asked.ts'

const OFFERED = ['en', 'es', 'pt-BR']

test.each([
  ['es', 'es'],
  ['es-MX', 'es'],
  ['pt-br;q=0.9, en;q=0.1', 'pt-BR'],
  ['de, en;q=0.5, es;q=0.7', 'es'],
  ['en;q=0.5,es ; q=0.7', 'es'],
  ['es;q=0, en', 'en'],
])('a client that asks for %s is answered in %s', (header, language) => {
  expect(askedLanguage(header, OFFERED)).toBe(language)
})

test.each([undefined, '', 'de', 'pt', '*', 'q=1', ';;;,,,', 'es;q=none', 'x'.repeat(10_000)])(
  'what is not offered, or not a language, is none: %s',
  header => {
    expect(askedLanguage(header, OFFERED)).toBeUndefined()
  },
)
