import { describe, expect, test } from 'vitest'
import { counted, groupsOf, PAGE_ROWS } from './groups.ts'

const of = (players: number, challenges: number, pages: number, total: number) => {
  const groups = groupsOf({ players, challenges }, pages, total)
  return [groups.players, groups.challenges]
}

describe('how many were found', () => {
  test('few are all there on the first page', () => {
    expect(of(7, 2, 1, 7)).toEqual([
      { count: '7', more: false },
      { count: '2', more: false },
    ])
  })
  test('the total is that of the only group that goes on', () => {
    expect(of(PAGE_ROWS, 2, 1, 57)).toEqual([
      { count: '57', more: true },
      { count: '2', more: false },
    ])
  })
  test('while both go on it may be that of either', () => {
    expect(of(PAGE_ROWS, PAGE_ROWS, 1, 57)).toEqual([
      { count: '20+', more: true },
      { count: '20+', more: true },
    ])
  })
  test('a group that ends with its page has no next one', () => {
    expect(of(2 * PAGE_ROWS, 3, 2, 2 * PAGE_ROWS)).toEqual([
      { count: '40', more: false },
      { count: '3', more: false },
    ])
  })
  test('where the search stops there may be others', () => {
    expect(of(PAGE_ROWS, 0, 1, 200)[0]).toEqual({ count: '200+', more: true })
    expect(of(200, 0, 10, 200)[0]).toEqual({ count: '200+', more: false })
  })
  test('one is not many', () => {
    expect(counted({ count: '1', more: false }, 'player')).toBe('1 player')
    expect(counted({ count: '0', more: false }, 'player')).toBe('0 players')
  })
})
