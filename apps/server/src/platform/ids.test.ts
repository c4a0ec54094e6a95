import { expect, test } from 'vitest'
import { newId } from './ids.ts'

const NOON = new Date('2026-07-04T12:00:00.000Z')

test('an id begins with its time, and says that it is a UUID of version 7', () => {
  const id = newId(NOON)
  expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(NOON.getTime())
})

test('ids of one moment differ, and a later one is greater', () => {
  const ids = new Set(Array.from({ length: 1000 }, () => newId(NOON)))
  expect(ids.size).toBe(1000)
  const later = newId(new Date(NOON.getTime() + 1))
  expect([...ids].every(id => id < later)).toBe(true)
})
