import type { Bracket, BracketMatch, BracketPlayer } from '@gauntlet/contract/brackets/answer'
import { describe, expect, test } from 'vitest'
import { lastPlayed, ownMatches, rematchWith, walkoverAfter } from './own.ts'
import { bracketOf, match, PLAYED } from './testing.ts'

test('the own matches have those first that wait for an answer', () => {
  const report = { by: 5, winner: 5, confirms_at: '2026-05-02T15:00:00Z' }
  const round = bracketOf(
    [
      match(0, ['group', 1, 1], [1, 2]),
      match(1, ['group', 2, 1], [1, 5], { state: 'reported', report }),
      match(2, ['group', 2, 2], [2, 3]),
    ],
    { format: 'round_robin' },
  )
  expect(ownMatches(round).map(({ id }) => id)).toEqual([1, 0])
  expect(ownMatches({ ...round, seed: null })).toEqual([])
})

const lastOf = (matches: BracketMatch[], change: Partial<Bracket> = {}) => lastPlayed(bracketOf(matches, change))
describe('the last result of Ada', () => {
  const wonFirst = match(1, ['winners', 1, 1], [1, 4], { ...PLAYED, winner: 1 })
  const lostSecond = match(2, ['winners', 2, 1], [2, 1], { ...PLAYED, winner: 2 })
  const ofOthers = match(3, ['winners', 3, 1], [2, 3], { ...PLAYED, winner: 3 })
  test('is that of the match that she played last', () =>
    expect(lastOf([wonFirst, lostSecond, ofOthers])).toBe(lostSecond))
  test('is not a match that nobody played', () =>
    expect(lastOf([wonFirst, { ...lostSecond, decided_by: 'walkover' }])).toBe(wonFirst))
  test('has beside it the place that she was given without a match', () => {
    const third = match(3, ['third', 1, 1], [1, 3], { ...PLAYED, winner: 1, decided_by: 'walkover' })
    const cup = bracketOf([wonFirst, lostSecond, third])
    expect(walkoverAfter(cup, lostSecond)).toBe(third)
    expect(walkoverAfter({ ...cup, seed: 2 }, lostSecond)).toBeUndefined()
  })
  test('is not there for somebody who does not play', () => expect(lastOf([wonFirst], { seed: null })).toBeUndefined())
})

describe('a rematch', () => {
  const final = match(1, ['winners', 1, 1], [1, 2], { ...PLAYED, winner: 1 })
  const rivalIs = (change: Partial<BracketPlayer>) => {
    const bracket = bracketOf([final])
    const players = bracket.players.map(player => (player.seed === 2 ? { ...player, ...change } : player))
    return rematchWith({ ...bracket, players }, final)
  }
  test('is against the other player of the match', () => expect(rivalIs({})).toBe('Ben'))
  test('is against no guest, nobody who is not shown, and nobody behind a block', () =>
    expect([rivalIs({ guest: 1 }), rivalIs({ id: null }), rivalIs({ unreachable: 1 })]).toEqual([
      undefined,
      undefined,
      undefined,
    ]))
})
