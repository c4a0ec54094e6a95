import { expect, test } from 'vitest'
import { tournamentOf } from '../testing.ts'
import { showsBracket } from '../words.ts'
import { needsFour, undrawnLine } from './undrawn.ts'

const cup = tournamentOf({ format: 'single_elimination', status: 'Reporting', accepted: 3 })

test('Ben reads why the cup that he is in has no bracket, and sees none to be drawn', () => {
  expect(undrawnLine(cup)).toBe(
    'Only 3 players were in at the start. A bracket needs four, so the winner is reported instead.',
  )
  expect(undrawnLine({ ...cup, side_size: 2 })).toMatch(/^Only 3 sides were complete at the start\./)
  expect(showsBracket(cup)).toBe(false)
})
test('one with enough players, one without a format and one that is still ahead have nothing to explain', () => {
  const four = tournamentOf({ ...cup, accepted: 4 })
  expect(
    [four, tournamentOf({ ...cup, format: 'none' }), tournamentOf({ ...cup, status: 'Upcoming' })].map(undrawnLine),
  ).toEqual([undefined, undefined, undefined])
  expect(showsBracket(four)).toBe(true)
})
test('the organizer reads in players or in sides how many a bracket needs', () => {
  expect([cup, { ...cup, side_size: 2 }].map(needsFour)).toEqual([
    'A bracket needs four players. With two or three you report the winner.',
    'A bracket needs four complete sides. With two or three you report the winner.',
  ])
})
