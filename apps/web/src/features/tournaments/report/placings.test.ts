import { tournamentTexts } from '@gauntlet/contract/tournaments/texts'
import { describe, expect, test } from 'vitest'
import { doubled, placingsError, withPlacing } from './placings.ts'

const placed = (...positions: number[]) => new Map(positions.map((position, index) => [`player ${index}`, position]))

describe('a rank report', () => {
  test('of three players is refused', () => {
    expect(placingsError(placed(1, 2, 3))).toBe(tournamentTexts.fourPlaces)
  })
  test('of three players who share a position is refused for being too few first', () => {
    expect(placingsError(placed(1, 1, 2))).toBe(tournamentTexts.fourPlaces)
  })
  test('that gives a position twice is refused', () => {
    expect(placingsError(placed(1, 2, 2, 3))).toBe(tournamentTexts.duplicatePlaces)
  })
  test('of four players is fine, with gaps too', () => {
    expect(placingsError(placed(1, 2, 4, 6))).toBeUndefined()
  })
  test('marks who shares a position', () => {
    expect(doubled(placed(1, 2, 2, 3))).toEqual(new Set(['player 1', 'player 2']))
  })
  test('forgets the position of a player who has none any more', () => {
    expect(withPlacing(placed(1, 2), 'player 1', undefined)).toEqual(placed(1))
  })
})
