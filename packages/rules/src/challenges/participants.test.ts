import { describe, expect, test } from 'vitest'
import type { ParticipantState } from '@gauntlet/contract/challenges/status'
import { acceptParticipant } from './participants.ts'
import { accepted as plays, ada, challenge, ISSUED, outcome, player, stateOf, viewer } from './testing.ts'
import { type Seen, showsParticipant } from './seeing.ts'

const joined = (name: string, state: ParticipantState) => player(name, { role: 'joined', state })
const facts = challenge({
  open: true,
  players: [
    ada,
    joined('Ben', 'accepted'),
    joined('Cleo', 'pending'),
    joined('Dan', 'declined'),
    joined('Eve', 'withdrawn'),
  ],
})
const everyone = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay']

/** The players shown to each viewer, with what the viewer is to each of them. */
const shownTo = (viewerId: string, change: Partial<Seen> = {}) =>
  facts.players
    .filter(({ user_id, role, state, side }) =>
      showsParticipant(facts, viewerId, {
        user_id,
        role,
        state,
        side,
        blocked: false,
        friend: false,
        minor: false,
        ...change,
      }),
    )
    .map(({ user_id }) => user_id)

describe('the participants of an open challenge', () => {
  test('are all shown to its issuer, except those who left; others see those who play, and themselves', () => {
    expect(everyone.map(name => shownTo(name))).toEqual([
      ['Ada', 'Ben', 'Cleo', 'Dan'],
      ['Ada', 'Ben'],
      ['Ada', 'Ben', 'Cleo'],
      ['Ada', 'Ben', 'Dan'],
      ['Ada', 'Ben', 'Eve'],
      ['Ada', 'Ben'],
    ])
  })

  test('behind a block are shown only to those who play with them', () => {
    expect(['Ada', 'Ben', 'Fay'].map(name => shownTo(name, { blocked: true }))).toEqual([
      ['Ada', 'Ben'],
      ['Ada', 'Ben'],
      ['Ada'],
    ])
  })

  test('under 18 are shown to no stranger but a friend', () => {
    expect(shownTo('Fay', { minor: true })).toEqual(['Ada'])
    expect(shownTo('Fay', { minor: true, friend: true })).toEqual(['Ada', 'Ben'])
  })
})

const asks = (name: string, side: 0 | 1) => player(name, { role: 'joined', side })

describe('those who ask for a place of a side', () => {
  const sided = challenge({
    open: true,
    side_size: 2,
    players: [
      { ...ada, side: 0, captain: true },
      plays('Ben', { side: 1, captain: true }),
      asks('Cleo', 1),
      asks('Dan', 0),
    ],
  })
  const seenBy = (viewerId: string, change: Partial<Seen> = {}) =>
    sided.players
      .filter(one =>
        showsParticipant(sided, viewerId, { ...one, blocked: false, friend: false, minor: false, ...change }),
      )
      .map(({ user_id }) => user_id)

  test('are shown to the issuer and to the captain of that side', () => {
    expect(seenBy('Ada')).toEqual(['Ada', 'Ben', 'Cleo', 'Dan'])
    expect(seenBy('Ben')).toEqual(['Ada', 'Ben', 'Cleo'])
    expect(seenBy('Eve')).toEqual(['Ada', 'Ben'])
  })

  test('are not shown to a captain behind a block, nor under 18 to one who is no friend', () => {
    expect(seenBy('Ben', { blocked: true })).toEqual(['Ada', 'Ben'])
    expect(seenBy('Ben', { minor: true })).toEqual(['Ada', 'Ben'])
    expect(seenBy('Ben', { minor: true, friend: true })).toEqual(['Ada', 'Ben', 'Cleo'])
  })
})

describe('accepting somebody under 18', () => {
  const now = ISSUED + 1

  test('is for friends', () => {
    expect(acceptParticipant(facts, viewer('Ada', { minor: true }), 'Cleo', now)).toEqual({
      kind: 'disabled',
      reason: 'only_friends',
    })
    const accepted = outcome(acceptParticipant(facts, viewer('Ada', { minor: true, friend: 'friend' }), 'Cleo', now))
    expect(stateOf(accepted.facts, 'Cleo')).toBe('accepted')
  })
})

test('Ada lets a player who was barred after asking into an open match that is not ranked, but into no ranked one', () => {
  const now = ISSUED + 1
  const barred = viewer('Ada', { barred_until: now + 1 })
  const admitting = (ranked: boolean, at: number) => acceptParticipant({ ...facts, ranked }, barred, 'Cleo', at)
  expect(admitting(true, now)).toEqual({ kind: 'disabled', reason: 'cannot_join' })
  expect(admitting(false, now).kind).toBe('allowed')
  expect(admitting(true, now + 1).kind).toBe('allowed')
})
