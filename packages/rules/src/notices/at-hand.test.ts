import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import { describe, expect, test } from 'vitest'
import { actsAtHand } from './at-hand.ts'
import { accepted, ada, challenge, ISSUED, match, player, START } from '../challenges/testing.ts'

const reportedByAda = {
  ...ada,
  reported_at: START,
  reported_winner_id: 'Ada',
}

describe('beside a notice', () => {
  test('a challenged player can accept or decline', () => {
    expect(actsAtHand('issued', challenge(), 'Ben', ISSUED)).toEqual(['accept', 'decline'])
  })

  test('a player who has accepted before the terms changed has nothing to answer', () => {
    const taken = challenge({ players: [ada, accepted('Ben')] })
    expect(actsAtHand('modified', taken, 'Ben', ISSUED)).toEqual([])
  })

  test('a stranger to an open match has no answer', () => {
    expect(actsAtHand('issued', challenge({ players: [ada] }), 'Cleo', ISSUED)).toEqual([])
  })

  test('the other player can confirm a report, and whoever reported cannot', () => {
    const reported = match(S.reporting, { players: [reportedByAda, accepted('Ben')] })
    expect(actsAtHand('reported', reported, 'Ben', START)).toEqual(['confirm'])
    expect(actsAtHand('reported', reported, 'Ada', START)).toEqual([])
  })

  test('a report that nobody could finish the match is read before it is confirmed', () => {
    const told = { ending: 'abandoned', score: null } as const
    const reporter = { ...reportedByAda, reported_winner_id: null, told }
    const reported = match(S.reporting, { players: [reporter, accepted('Ben')] })
    expect(actsAtHand('reported', reported, 'Ben', START)).toEqual([])
  })

  test('other news asks for no answer', () => {
    const both = challenge({ players: [ada, player('Ben')] })
    expect(actsAtHand('cancelled', both, 'Ben', ISSUED)).toEqual([])
  })
})
