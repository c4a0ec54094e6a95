import type { MatchSide } from '@gauntlet/contract/challenges/sides'
import { describe, expect, it } from 'vitest'
import { ada, ben, challengeOf, player } from '../testing.ts'
import { hasOwnResult, rematchWith } from './rematch.ts'

const won = { event_status_id: '4', reported_winner_id: 'Ada' } as const
const single = challengeOf({ ...won, recipients: [ben], users: [ada, ben] })

const [bea, otto, cleo] = [
  player('Bea', { role: 'lineup' }),
  player('Otto', { role: 'recipient' }),
  player('Cleo', { role: 'lineup' }),
]
const sideOf = (captain: string, ...ids: string[]): MatchSide => ({
  captain,
  team: null,
  players: ids.map(id => ({ id, state: 'accepted' })),
  size: 2,
  complete: true,
  open_places: 0,
  chance: null,
})
/** Ada and Bea beat Otto and Cleo. */
const doubles = challengeOf({
  ...won,
  recipients: [otto],
  lineup: [bea, cleo],
  users: [ada, otto, bea, cleo],
  sides: [sideOf('Ada', 'Ada', 'Bea'), sideOf('Otto', 'Otto', 'Cleo')],
})

describe('a rematch', () => {
  it('of two is against the other', () => {
    expect([rematchWith(single, 'Ada'), rematchWith(single, 'Ben')].map(who => who?.id)).toEqual(['Ben', 'Ada'])
  })

  it('of sides is against the captain of the other side', () => {
    expect(['Ada', 'Bea', 'Cleo'].map(id => rematchWith(doubles, id)?.id)).toEqual(['Otto', 'Otto', 'Ada'])
  })

  it('is with nobody where several played each other, or the account of the other is closed', () => {
    const three = challengeOf({ ...won, recipients: [ben, cleo], users: [ada, ben, cleo] })
    const gone = challengeOf({ ...won, users: [ada, player('Former player', { former: true })] })
    expect([rematchWith(three, 'Ada'), rematchWith(gone, 'Ada')]).toEqual([undefined, undefined])
  })

  it('is with nobody behind a block', () => {
    const apart = challengeOf({
      ...won,
      users: [ada, ben],
      actions: { add_friends: { kind: 'hidden', reason: 'unavailable' } },
    })
    expect(rematchWith(apart, 'Ada')).toBeUndefined()
  })
})

describe('a result to come back to', () => {
  it('is that of a match that counts, for those who played', () => {
    expect([hasOwnResult(single, 'Ada'), hasOwnResult(single, 'Eve')]).toEqual([true, false])
    expect(hasOwnResult({ ...single, event_status_id: '3' }, 'Ada')).toBe(false)
    expect(hasOwnResult({ ...single, reported_winner_id: null, winnername: null }, 'Ada')).toBe(false)
  })
})
