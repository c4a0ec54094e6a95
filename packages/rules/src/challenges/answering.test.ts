import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import { HOUR } from '@gauntlet/contract/time'
import { describe, expect, test } from 'vitest'
import { toldTo } from '../gathering/testing.ts'
import { actionsFor } from './actions.ts'
import { accept, decline } from './answering.ts'
import { cancel, unjoin, cancelGuard, cancelMeans } from './leaving.ts'
import { acceptParticipant, join, turnDown } from './participants.ts'
import { ISSUED, START, accepted, ada, challenge, match, outcome, player, stateOf, viewer } from './testing.ts'
import { isForbidden, isRepeat, mayView } from './seeing.ts'

const now = ISSUED + HOUR
const Ada = viewer('Ada')
const Ben = viewer('Ben')
const Eve = viewer('Eve')
const open = challenge({ open: true, players: [ada] })
const joined = outcome(join(open, Ben, now)).facts

describe('a direct challenge', () => {
  test('tells Ada when Ben accepts and when Cleo, the second, declines', () => {
    const asked = challenge({ players: [ada, player('Ben'), player('Cleo')] })
    const yes = outcome(accept(asked, Ben, now))
    const no = outcome(decline(yes.facts, viewer('Cleo'), now))
    expect([toldTo(yes, 'accepted'), toldTo(no, 'declined')]).toEqual([['Ada'], ['Ada', 'Ben']])
  })

  test('goes on when Ben, the only one, declines or cancels, as long as somebody may accept by its link', () => {
    const shared = challenge({ link_ends: now + 1 })
    for (const says of [decline, cancel]) {
      const no = outcome(says(shared, Ben, now))
      expect([no.facts.status, toldTo(no, 'declined')]).toEqual([S.pending, ['Ada']])
    }
    expect(outcome(decline(shared, Ben, now + 1)).facts.status).toBe(S.dismissed)
  })

  test('cannot be accepted once the start has passed, even where nobody settled it', () => {
    expect(accept(challenge(), Ben, START)).toEqual({ kind: 'hidden', reason: 'closed' })
  })

  test('cannot be accepted by Ben while he and Ada block each other', () => {
    expect(accept(challenge(), viewer('Ben', { blocked: true }), now)).toEqual({
      kind: 'disabled',
      reason: 'unavailable',
    })
  })

  test('cannot be accepted by Ben while he is barred from ranked play, unless it is unranked', () => {
    const barred = viewer('Ben', { barred_until: now + 1 })
    expect(accept(challenge(), barred, now)).toEqual({ kind: 'disabled', reason: 'barred' })
    expect(accept(challenge({ ranked: false, paid: 0 }), barred, now).kind).toBe('allowed')
  })

  test('can be accepted again by Ben who took his acceptance back', () => {
    const back = outcome(cancel(match(S.upcoming), Ben, now)).facts
    expect(outcome(accept(back, Ben, now)).facts.status).toBe(S.upcoming)
  })

  test('tells Ben when Ada calls the match off', () => {
    expect(toldTo(outcome(cancel(match(S.upcoming), Ada, now)), 'called_off')).toEqual(['Ben'])
  })

  test('is declined for good by Cleo who cancels without having answered', () => {
    const upcoming = match(S.upcoming, { players: [ada, accepted('Ben'), player('Cleo')] })
    const { facts } = outcome(cancel(upcoming, viewer('Cleo'), now))
    expect([facts.status, stateOf(facts, 'Cleo')]).toEqual([S.upcoming, 'declined'])
  })
})

describe('an open challenge', () => {
  test('is joined by Ben, and Ada is told', () => {
    const attempt = outcome(join(open, Ben, now))
    expect([stateOf(attempt.facts, 'Ben'), toldTo(attempt, 'joined')]).toEqual(['pending', ['Ada']])
  })

  test('is joined again by Ben who left it', () => {
    const left = outcome(unjoin(joined, Ben, now)).facts
    expect(stateOf(outcome(join(left, Ben, now)).facts, 'Ben')).toBe('pending')
  })

  test('is Pending again when Ben, who was in, leaves it', () => {
    const upcoming = outcome(acceptParticipant(joined, Ada, 'Ben', now)).facts
    expect(outcome(unjoin(upcoming, Ben, now)).facts.status).toBe(S.pending)
  })

  test('stays Pending when Ben is turned down', () => {
    const { facts } = outcome(turnDown(joined, Ada, 'Ben', now))
    expect([facts.status, stateOf(facts, 'Ben')]).toEqual([S.pending, 'declined'])
  })

  test('has Ada answer only those who wait', () => {
    expect(acceptParticipant(joined, Ada, 'Eve', now)).toEqual({ kind: 'disabled', reason: 'not_waiting' })
    expect(turnDown(joined, Ada, 'Eve', now)).toEqual({ kind: 'disabled', reason: 'not_waiting' })
  })

  test('does not bring together Ada and Ben, who block each other', () => {
    expect(acceptParticipant(joined, viewer('Ada', { blocked: true }), 'Ben', now)).toEqual({
      kind: 'disabled',
      reason: 'unavailable',
    })
  })

  test('takes eight opponents', () => {
    const eight = 'BCDFGHIJ'.split('').map(name => player(name, { role: 'joined', state: 'accepted' }))
    const full = match(S.upcoming, { open: true, players: [ada, ...eight, player('Ben', { role: 'joined' })] })
    expect(acceptParticipant(full, Ada, 'Ben', now)).toEqual({ kind: 'disabled', reason: 'full' })
  })

  test.each([
    ['without the sport', { plays_sport: false }, 'not_your_sport'],
    ['who is under 18, or whose issuer is', { minor: true }, 'only_friends'],
    ['who is blocked', { blocked: true }, 'unavailable'],
  ] as const)('cannot be joined by Eve %s', (_who, change, reason) => {
    expect(join(open, viewer('Eve', change), now)).toEqual({ kind: 'disabled', reason })
  })
})

describe('friends', () => {
  test.each([
    ['none', { kind: 'allowed' }],
    ['received', { kind: 'allowed' }],
    ['sent', { kind: 'disabled', reason: 'friend_asked' }],
    ['friend', { kind: 'hidden', reason: 'already_friends' }],
  ] as const)('with friend status %s, Ben has the verdict %j', (friend, verdict) => {
    expect(actionsFor(challenge(), viewer('Ben', { friend }), now).add_friends).toEqual(verdict)
  })

  test('are not made across a block', () => {
    expect(actionsFor(challenge(), viewer('Ben', { blocked: true }), now).add_friends.kind).toBe('hidden')
  })
})

describe('seeing a challenge', () => {
  const complete = match(S.complete, { winner_id: 'Ben', ended: 'agreed', ended_at: START })

  test('Ben, who was asked, may whoever else is behind a block', () => {
    expect(mayView(challenge(), viewer('Ben', { apart: true, kept: true }), now).kind).toBe('allowed')
  })

  test.each(['declined', 'lapsed'] as const)(
    'Ben, whose place is %s, may not while Ada is behind a block and it is ahead or under way',
    state => {
      const ben = viewer('Ben', { blocked: true, parted: true })
      const seen = [S.pending, S.upcoming, S.reporting, S.complete, S.cancelled].map(status => {
        const facts = match(status, { players: [ada, player('Ben', { state }), accepted('Cleo')] })
        return mayView(facts, ben, status === S.reporting ? START : now).kind
      })
      expect(seen).toEqual(['hidden', 'hidden', 'hidden', 'allowed', 'allowed'])
    },
  )

  test('Ben, who plays, may whoever has blocked whom', () => {
    const ben = viewer('Ben', { blocked: true, parted: true })
    expect(mayView(match(S.upcoming), ben, now).kind).toBe('allowed')
  })

  test.each(['lapsed', 'declined', 'withdrawn'] as const)(
    'Ben, whose request to join is %s, may see a result no more than Eve',
    state => {
      const played = {
        ...complete,
        open: true,
        players: [ada, player('Ben', { role: 'joined', state }), accepted('Cleo')],
      }
      const seen = [{}, { kept: true }, { apart: true }, { blocked: true }].map(
        facts => mayView({ ...played, winner_id: 'Cleo' }, viewer('Ben', facts), now).kind,
      )
      expect(seen).toEqual(['allowed', 'hidden', 'hidden', 'hidden'])
    },
  )

  test('Eve may see an open one and a result, but no direct one', () => {
    expect([open, complete, challenge()].map(facts => mayView(facts, Eve, now).kind)).toEqual([
      'allowed',
      'allowed',
      'hidden',
    ])
  })

  test('Eve may not see one of somebody who blocks her', () => {
    const blocked = viewer('Eve', { blocked: true })
    expect([open, complete].map(facts => mayView(facts, blocked, now).kind)).toEqual(['hidden', 'hidden'])
  })

  test('Eve may not see the result of a match of a minor who is no friend; those who played may', () => {
    expect(mayView(complete, viewer('Eve', { kept: true }), now).kind).toBe('hidden')
    expect(mayView(complete, viewer('Ben', { kept: true }), now).kind).toBe('allowed')
  })

  test('Eve may not see an open one of a minor who is no friend', () => {
    expect(mayView(open, viewer('Eve', { minor: true }), now).kind).toBe('hidden')
  })

  test('Eve may no longer see an open one that nobody took', () => {
    expect(mayView(open, Eve, START).kind).toBe('hidden')
  })
})

describe('the call that cancels', () => {
  test("says 'not played' once the start has passed", () => {
    expect([cancelMeans(match(S.upcoming), START - 1), cancelMeans(match(S.upcoming), START)]).toEqual([
      'cancel',
      'not_played',
    ])
  })

  test('is refused where the challenge has left the list on which it was seen', () => {
    expect(cancelGuard(match(S.upcoming), 'upcoming', now).kind).toBe('allowed')
    expect(cancelGuard(match(S.upcoming), 'pending', now)).toEqual({ kind: 'disabled', reason: 'list_changed' })
  })
})

test('a refusal for who one is differs from one for how things stand', () => {
  expect([isForbidden('not_yours'), isForbidden('closed')]).toEqual([true, false])
})

test('accepting twice is a repeat, declining after accepting is not', () => {
  expect([isRepeat('accept', 'already_accepted'), isRepeat('decline', 'already_accepted')]).toEqual([true, false])
})
