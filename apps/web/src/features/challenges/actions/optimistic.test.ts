import { describe, expect, it } from 'vitest'
import { accepted, moveToUpcoming, seen } from './optimistic.ts'
import { ada, ben, challengeOf, listOf } from '../testing.ts'

const chess = challengeOf({ actions: { accept: { kind: 'allowed' }, decline: { kind: 'allowed' } } })
const ids = (list: { challenges: readonly { id: string }[] }) => list.challenges.map(({ id }) => id)

describe('accepting before the server has answered', () => {
  it('makes the challenge Upcoming, with Ben among the players', () => {
    const shown = accepted(chess, ben.id)
    expect(shown.status).toBe('Upcoming')
    expect(shown.users.map(({ id }) => id)).toEqual([ada.id, ben.id])
    expect(shown.recipients.map(({ state }) => state)).toEqual(['accepted'])
  })
  it('leaves nothing to press', () =>
    expect(Object.values(accepted(chess, ben.id).actions).every(({ kind }) => kind === 'hidden')).toBe(true))
  it('changes nothing for somebody who is not in it', () => expect(accepted(chess, 'Chidi')).toBe(chess))

  const darts = challengeOf({ id: 'darts', event_status_id: '2', challenge_start: '2026-05-06T10:00:00Z' })
  const golf = challengeOf({ id: 'golf', event_status_id: '2', challenge_start: '2026-05-02T10:00:00Z' })
  it('moves it from Pending to its place in Upcoming', () => {
    const moved = moveToUpcoming(chess, ben.id)
    expect(ids(moved.pending(listOf(chess)))).toEqual([])
    expect(ids(moved.upcoming(listOf(golf, darts)))).toEqual(['golf', 'chess', 'darts'])
  })
  it('is not listed twice where it already is in Upcoming', () =>
    expect(ids(moveToUpcoming(chess, ben.id).upcoming(listOf(golf, chess)))).toEqual(['golf', 'chess']))
})

describe('looking at a result before the server has answered', () => {
  const tennis = challengeOf({ id: 'tennis', is_new: true })
  const golf = challengeOf({ id: 'golf', is_new: true })
  it('makes it old, and leaves the others new', () =>
    expect(seen(listOf(tennis, golf), tennis.id).challenges.map(one => one.is_new)).toEqual([false, true]))
})
