import { expect, test } from 'vitest'
import { initials, nameSize, sizeOfWords } from './people.ts'

test('a short name stands large', () => {
  expect(nameSize('Ada Lovelace')).toBe(28)
})
test('a longer name is smaller', () => {
  expect(nameSize('Bartholomew Montgomery')).toBe(18)
})
test('no name is smaller than 12 px', () => {
  expect(nameSize('Ada '.repeat(30))).toBe(12)
})
test('a name never outgrows what its place allows', () => {
  expect(nameSize('Ben', 18)).toBe(18)
})
test('a name that fits a smaller place is not made smaller still', () => {
  expect(nameSize('Aaron Novak and 1 more', 20)).toBe(18)
})
test('a title that may take two lines stays readable', () => {
  expect(nameSize('Open courts for everybody who wants to try', 20, 16)).toBe(16)
})

test('a name of short words stands large beside a face, one of a long word is smaller', () => {
  const sizes = ['Ada King', 'Ada Lindqvist', 'Nina Newman'].map(name => sizeOfWords(name, 132))
  expect(sizes).toEqual([28, 21, 26])
})

test('initials are the first letters of the first and the last word', () => {
  expect(initials('  Ada King Lovelace ')).toBe('AL')
  expect(initials('Ben')).toBe('B')
  expect(initials('émile zola')).toBe('ÉZ')
})
test('no name has no initials', () => {
  expect(initials('')).toBe('')
})
