import type { Agenda } from '@gauntlet/contract/challenges/answer'
import { expect, it } from 'vitest'
import { waitingMatchOf } from '../tournaments/testing.ts'
import { activeGames, sizeOf, waitingIn } from './counts.ts'

const listOf = (tournaments: number, new_count = 0): Agenda => ({
  challenges: [],
  tournaments: Array.from({ length: tournaments }, (_, id) => ({ id: String(id) })),
  events: [],
  total_count: tournaments,
  new_count,
  counts: { challenges: 0, tournaments, events: 0 },
})

it('counts a dinner that Ada is asked to among what is listed, but not among what waits for her answer', () => {
  const dinner: Agenda = { ...listOf(2), events: [{ id: 'dinner' }] }
  expect([sizeOf(dinner), waitingIn(dinner)]).toEqual([3, 2])
})

it('counts each match of a bracket that waits for the player, beside what is ahead', () => {
  const lists = { upcoming: listOf(2), pending: listOf(1), past: listOf(4) }
  expect(activeGames(lists, [])).toBe(3)
  expect(activeGames(lists, [waitingMatchOf(), waitingMatchOf({ match: 1 })])).toBe(5)
})

it('does not count a match beside the tournament that has just changed with it', () => {
  const lists = { upcoming: undefined, pending: undefined, past: listOf(4, 2) }
  expect(activeGames(lists, [])).toBe(2)
  expect(activeGames(lists, [waitingMatchOf({ unseen: 1 })])).toBe(2)
  expect(activeGames(lists, [waitingMatchOf({ unseen: 1 }), waitingMatchOf({ unseen: 1, match: 1 })])).toBe(3)
})
