import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import { describe, expect, test } from 'vitest'
import { part } from './part.ts'
import { accepted, ada, challenge, ISSUED, match, player, START } from './testing.ts'
import { playerOf } from './sides.ts'

const now = ISSUED + 60_000
const joined = (name: string) => player(name, { role: 'joined' })
const stateOf = (outcome: ReturnType<typeof part>, name: string) => outcome && playerOf(outcome.facts, name)?.state

describe('Ada has challenged Ben', () => {
  test('Ada blocks Ben: cancelled, the credit comes back, nobody is told', () => {
    expect(part(challenge(), 'Ada', 'Ben', now)).toMatchObject({
      facts: { status: S.cancelled, ended: 'cancelled', paid: 0 },
      consequences: { refund: 1, notify: [] },
    })
  })

  test('Ben blocks Ada: dismissed as if he had declined, nobody is told', () => {
    const outcome = part(challenge(), 'Ben', 'Ada', now)
    expect(outcome).toMatchObject({
      facts: { status: S.dismissed, ended: 'declined' },
      consequences: { refund: 1, notify: [] },
    })
    expect(stateOf(outcome, 'Ben')).toBe('declined')
  })

  test.each([
    ['Ada', 'Ben'],
    ['Ben', 'Ada'],
  ])('%s blocks %s and Cleo is asked too: it goes on with Cleo', (blocker, blocked) => {
    const outcome = part(challenge({ players: [ada, player('Ben'), player('Cleo')] }), blocker, blocked, now)
    expect(outcome).toMatchObject({ facts: { status: S.pending }, consequences: { refund: 0, notify: [] } })
    expect([stateOf(outcome, 'Ben'), stateOf(outcome, 'Cleo')]).toEqual(['declined', 'pending'])
  })

  test.each([
    ['Ada', 'Ben'],
    ['Ben', 'Ada'],
  ])('%s blocks %s while somebody may accept by its link: it goes on', (blocker, blocked) => {
    const outcome = part(challenge({ link_ends: now + 1 }), blocker, blocked, now)
    expect([outcome?.facts.status, stateOf(outcome, 'Ben')]).toEqual([S.pending, 'declined'])
  })

  test('Cleo has accepted, Ben has not: the match is on without him', () => {
    const upcoming = match(S.upcoming, { players: [ada, player('Ben'), accepted('Cleo')] })
    const outcome = part(upcoming, 'Ada', 'Ben', now)
    expect(outcome?.facts.status).toBe(S.upcoming)
    expect(stateOf(outcome, 'Ben')).toBe('declined')
  })
})

describe('Ben has joined the open challenge of Ada', () => {
  const open = challenge({ open: true, players: [ada, joined('Ben')] })
  test('Ada blocks Ben: he is turned down, and it stays open to others', () => {
    const outcome = part(open, 'Ada', 'Ben', now)
    expect([outcome?.facts.status, stateOf(outcome, 'Ben')]).toEqual([S.pending, 'declined'])
  })
  test('Ben blocks Ada: he has left', () => {
    expect(stateOf(part(open, 'Ben', 'Ada', now), 'Ben')).toBe('withdrawn')
  })
})

describe('nothing waits between them', () => {
  test.each([
    ['what is agreed runs on', match(S.upcoming), 'Ada', 'Ben', now],
    ['what is over stays as it is', match(S.complete, { winner_id: 'Ada' }), 'Ada', 'Ben', now],
    ['the start has passed', challenge(), 'Ada', 'Ben', START],
    ['the other is not in it', challenge(), 'Ada', 'Cleo', now],
    ['both are guests of a third', challenge({ players: [ada, player('Ben'), player('Cleo')] }), 'Ben', 'Cleo', now],
  ] as const)('%s', (_what, facts, blocker, blocked, at) => {
    expect(part(facts, blocker, blocked, at)).toBeUndefined()
  })
})
