import { expect, test } from 'vitest'
import { bracketOf, match } from '../bracket/testing.ts'
import { tournamentOf } from '../testing.ts'
import { firstPart, isDrawn, isPrepared, partsOf } from './parts.ts'

const open = tournamentOf({ format: 'single_elimination' })
const onPhone = { organizes: true, roomy: false }

test('Ben sees the players of a tournament ahead first, and its bracket once it is drawn', () => {
  const parts = partsOf(open, { organizes: false, roomy: false })
  expect(parts).toEqual(['bracket', 'players', 'info'])
  expect([firstPart(open, parts), firstPart({ ...open, drawn: 1 }, parts)]).toEqual(['players', 'bracket'])
})

test('Ada, who organizes it on her phone, begins at her desk, and with the players where some wait for her', () => {
  const parts = partsOf(open, onPhone)
  expect(firstPart(open, parts)).toBe('desk')
  expect(firstPart({ ...open, asking: 1 }, parts)).toBe('players')
})

test('where there is room her desk stands beside the rest, and the terms below the players', () => {
  expect(partsOf(open, { ...onPhone, roomy: true })).toEqual(['bracket', 'players'])
})

test('a tournament without a bracket has no such part', () => {
  expect(partsOf(tournamentOf({ format: 'none' }), onPhone)).toEqual(['players', 'info', 'desk'])
})

test('Ada gets her tournament ready until its bracket is drawn', () => {
  const begun = { ...open, status: 'Reporting', accepted: 4 } as const
  expect([isPrepared(open, undefined), isPrepared(open, { drawn: 1 })]).toEqual([true, false])
  expect([isPrepared(begun, { drawn: 0 }), isPrepared({ ...begun, drawn: 1 }, undefined)]).toEqual([true, false])
  expect(isPrepared(tournamentOf({ status: 'Reporting' }), undefined)).toBe(false)
})

test('Ada’s desk makes room for a bracket once it is drawn', () => {
  expect([isDrawn(bracketOf([])), isDrawn(bracketOf([match(0, ['winners', 1, 1], [1, 2])]))]).toEqual([false, true])
})
