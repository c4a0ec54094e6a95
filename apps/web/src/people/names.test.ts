import { expect, test } from 'vitest'
import { namesTogether } from './names.ts'

const named = (first_name: string, last_name: string) => ({
  first_name,
  full_name: `${first_name} ${last_name}`,
  short_name: `${first_name} ${last_name[0]}.`,
})

test('two of a side with the same first name are told apart by the last one', () => {
  const [rosa, other, mei] = [named('Rosa', 'Wright'), named('Rosa', 'Petrov'), named('Mei', 'Walsh')]
  expect(namesTogether([rosa, other])).toBe('Rosa W. and Rosa P.')
  expect(namesTogether([rosa, mei])).toBe('Rosa and Mei')
  expect(namesTogether([rosa])).toBe('Rosa Wright')
})
