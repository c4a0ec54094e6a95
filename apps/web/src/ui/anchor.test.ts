import { expect, test } from 'vitest'
import { anchorOf } from './anchor.ts'

test('Ada can pass on the address of one question', () => {
  expect(anchorOf('We played. What now?')).toBe('we-played-what-now')
})

test('a full stop more in the question of an operator changes no address', () => {
  expect(anchorOf('I get no e-mails')).toBe(anchorOf('I get no e-mails.'))
})
