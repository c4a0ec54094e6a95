import { HOUR } from '@gauntlet/contract/time'
import { describe, expect, test } from 'vitest'
import { acceptedIn, positionIn, standingIn, waitingIn } from './facts.ts'
import { dropPlayer, invitePlayers, joinEvent, leaveEvent, removePlayer } from './places.ts'
import {
  accepted,
  event,
  invited,
  NOW,
  ORGANIZER,
  outcomeOf,
  reasonOf,
  turnedDown,
  viewer,
  waiting,
} from './testing.ts'

const ada = viewer(ORGANIZER)
const full = event({ places: [accepted('ben'), accepted('cleo')] })

describe('joining', () => {
  test('takes a place, and the organizer is told', () => {
    const {
      facts: after,
      consequences: { notify },
    } = outcomeOf(joinEvent(event(), viewer('ben'), NOW))
    expect(standingIn(after, 'ben')).toBe('accepted')
    expect(notify).toEqual([{ notice: 'joined', user_ids: [ORGANIZER] }])
  })

  test('once all are taken, waits behind the others', () => {
    let facts = full
    for (const name of ['dan', 'eve', 'fay']) facts = outcomeOf(joinEvent(facts, viewer(name), NOW)).facts
    expect(waitingIn(facts).map(({ user_id }) => user_id)).toEqual(['dan', 'eve', 'fay'])
    expect(positionIn(facts, 'eve')).toBe(2)
    expect(acceptedIn(facts)).toHaveLength(2)
  })

  test('an invited player waits too where all are taken', () => {
    const facts = event({ ...full, places: [...full.places, waiting('dan', 1), invited('eve')] })
    const {
      facts: after,
      consequences: { notify },
    } = outcomeOf(joinEvent(facts, viewer('eve'), NOW))
    expect(positionIn(after, 'eve')).toBe(2)
    expect(notify).toEqual([{ notice: 'queued', user_ids: [ORGANIZER] }])
  })

  test('twice is refused', () => {
    expect(reasonOf(joinEvent(full, viewer('ben'), NOW))).toBe('hidden: already_in')
  })

  test('again does not move a waiting player to the end of the list', () => {
    const facts = event({ ...full, places: [...full.places, waiting('dan', 1)] })
    expect(reasonOf(joinEvent(facts, viewer('dan'), NOW))).toBe('hidden: already_waiting')
  })

  test('at the last instant is in time, at the end is not', () => {
    expect(reasonOf(joinEvent(event(), viewer('ben'), NOW + 28 * HOUR - 1))).toBe('allowed')
    expect(reasonOf(joinEvent(event(), viewer('ben'), NOW + 28 * HOUR))).toBe('disabled: over')
  })
})

describe('a place that becomes free', () => {
  const queue = event({ ...full, places: [...full.places, waiting('eve', 2), waiting('dan', 1), invited('fay')] })

  test('is taken by the first who waits, who is told', () => {
    const {
      facts: after,
      consequences: { notify },
    } = outcomeOf(leaveEvent(queue, viewer('ben'), NOW))
    expect(standingIn(after, 'dan')).toBe('accepted')
    expect(positionIn(after, 'eve')).toBe(1)
    expect(notify).toEqual([
      { notice: 'left', user_ids: [ORGANIZER] },
      { notice: 'taken_in', user_ids: ['dan'] },
    ])
  })

  test('is not given to a suspended player, who keeps the place in the list', () => {
    const { facts: after } = outcomeOf(leaveEvent({ ...queue, suspended: ['dan'] }, viewer('ben'), NOW))
    expect([standingIn(after, 'eve'), positionIn(after, 'dan')]).toEqual(['accepted', 1])
  })

  test('is not given to a player who stopped waiting, nor to one who is only invited', () => {
    const without = outcomeOf(leaveEvent(queue, viewer('dan'), NOW)).facts
    const after = outcomeOf(leaveEvent(without, viewer('ben'), NOW)).facts
    expect(acceptedIn(after).map(({ user_id }) => user_id)).toEqual(['cleo', 'eve'])
    const last = outcomeOf(leaveEvent(after, viewer('cleo'), NOW)).facts
    expect(standingIn(last, 'fay')).toBe('invited')
  })

  test('by removal goes the same way, and the removed one is told', () => {
    const {
      facts: after,
      consequences: { notify },
    } = outcomeOf(removePlayer(queue, ada, 'cleo', NOW))
    expect([standingIn(after, 'cleo'), standingIn(after, 'dan')]).toEqual(['turned_down', 'accepted'])
    expect(notify.map(({ notice }) => notice)).toEqual(['removed', 'taken_in'])
  })

  test('by a closed account goes the same way; of what is over nothing changes', () => {
    expect(standingIn(dropPlayer(queue, 'ben', NOW).facts, 'dan')).toBe('accepted')
    expect(standingIn(dropPlayer(queue, 'ben', NOW + 28 * HOUR).facts, 'ben')).toBe('accepted')
  })
})

describe('inviting', () => {
  test('leaves the organizer and players who have a place, wait or are invited as they are', () => {
    const facts = event({ places: [accepted('ben'), invited('cleo'), waiting('dan', 1)] })
    const targets = ['ben', 'cleo', 'dan', ORGANIZER, 'eve'].map(name => viewer(name))
    const {
      facts: after,
      consequences: { notify },
    } = outcomeOf(invitePlayers(facts, ada, targets, NOW))
    expect(notify).toContainEqual({ notice: 'invited', user_ids: ['eve'] })
    expect(standingIn(after, 'ben')).toBe('accepted')
    expect(standingIn(after, ORGANIZER)).toBe('none')
  })

  test('gives the turned down another chance', () => {
    const { facts: after } = outcomeOf(invitePlayers(event({ places: [turnedDown('ben')] }), ada, [viewer('ben')], NOW))
    expect(standingIn(after, 'ben')).toBe('invited')
  })

  test.each([
    ['disabled: unavailable', { blocked: true }],
    ['disabled: only_friends', { kept_apart: true }],
  ])('of one who cannot be invited is refused whole: %s', (reason, change) => {
    expect(reasonOf(invitePlayers(event(), ada, [viewer('eve'), viewer('ben', change)], NOW))).toBe(reason)
  })

  test('is the organizer’s alone', () => {
    expect(reasonOf(invitePlayers(full, viewer('ben'), [viewer('eve')], NOW))).toBe('hidden: not_yours')
  })
})

test('the last participant can be removed, and removing a stranger is refused', () => {
  const facts = event({ places: [accepted('ben')] })
  const { facts: after } = outcomeOf(removePlayer(facts, ada, 'ben', NOW))
  expect(acceptedIn(after)).toEqual([])
  expect(reasonOf(removePlayer(after, ada, 'ben', NOW))).toBe('disabled: not_in')
  expect(reasonOf(removePlayer(facts, ada, 'eve', NOW))).toBe('disabled: not_in')
})

test('an organizer who takes part may be taken out again, and come back', () => {
  const joined = outcomeOf(joinEvent(event(), ada, NOW))
  expect(joined.consequences.notify).toEqual([])
  const out = outcomeOf(removePlayer(joined.facts, ada, ORGANIZER, NOW)).facts
  expect(reasonOf(joinEvent(out, ada, NOW))).toBe('allowed')
})
