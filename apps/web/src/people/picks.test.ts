import { expect, test } from 'vitest'
import { emailIn, picksWith } from './picks.ts'

const ben = { key: '00000000-0000-4000-8000-000000000001', name: 'Ben Baseline', image: null }
const eve = { key: 'eve@example.com', name: 'eve@example.com', image: null }

test('a whole email is told from a name', () => {
  expect([' Eve@Example.com ', 'eve@', 'Ben'].map(emailIn)).toEqual(['eve@example.com', undefined, undefined])
})

test('an email that was typed and not yet chosen goes with those who are', () => {
  expect(picksWith([ben], 'Eve@example.com')).toEqual([ben, eve])
  expect(picksWith([ben, eve], 'eve@example.com')).toEqual([ben, eve])
  expect(picksWith([ben], ' ')).toEqual([ben])
})

test('a name that was typed and not chosen is not passed over', () => {
  expect(picksWith([ben], 'Cle')).toBeUndefined()
})
