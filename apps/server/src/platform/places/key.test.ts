import { expect, it } from 'vitest'
import { cityKey } from './key.ts'

it.each([
  ['St. Louis', 'saint louis'],
  [' saint  LOUIS ', 'saint louis'],
  ['Ft Worth', 'fort worth'],
  ['Mt. Vernon', 'mount vernon'],
  ['Sault Ste. Marie', 'sault sainte marie'],
  ['Billings, MT', 'billings mt'],
  ['Cañon City', 'canon city'],
  ['Hagåtña', 'hagatna'],
  ["O'Fallon", 'ofallon'],
  ['O’Fallon', 'ofallon'],
  ['‘Ewa Beach', 'ewa beach'],
  ['Haʻikū', 'haiku'],
  ['Winston-Salem', 'winston salem'],
  ['Stockton', 'stockton'],
  ['.*', ''],
])('a city typed %s is looked up as %s', (typed, key) => {
  expect(cityKey(typed)).toBe(key)
})
