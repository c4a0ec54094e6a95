import { describe, expect, it } from 'vitest'
import { answered, joined, left } from './optimistic-open.ts'
import { ada, challengeOf, player } from '../testing.ts'

const ben = player('Ben', { role: 'joined', state: 'pending' })
const cleo = player('Cleo', { role: 'joined', state: 'pending' })
const open = challengeOf({ open_challenge: 1, recipients: [], actions: { join: { kind: 'allowed' } } })
const asked = { ...open, request_user: [ben, cleo] }
const names = (people: readonly { id: string }[]) => people.map(({ id }) => id)

describe('an open match before the server has answered', () => {
  it('can be left once Ben has joined it', () => {
    const { matchSet, actions } = joined(open)
    expect([matchSet, actions.join.kind, actions.unjoin.kind]).toEqual([1, 'hidden', 'allowed'])
  })
  it('can be joined again once Ben has left it', () => {
    const { matchSet, actions, request_user } = left({ ...asked, matchSet: 1 }, ben.id)
    expect([matchSet, actions.join.kind, actions.unjoin.kind, names(request_user)]).toEqual([
      0,
      'allowed',
      'hidden',
      ['Cleo'],
    ])
  })
  it('is on once Ada has accepted Ben, and Pending again when he leaves', () => {
    const on = answered(asked, ben.id, 'accepted')
    expect([on.status, on.user_count, names(on.users), on.request_user.map(({ state }) => state)]).toEqual([
      'Upcoming',
      2,
      [ada.id, ben.id],
      ['accepted', 'pending'],
    ])
    const off = left(on, ben.id)
    expect([off.status, off.user_count, names(off.users)]).toEqual(['Pending', 1, [ada.id]])
  })
  it('stays as it was when Cleo, who is not in it yet, leaves', () =>
    expect(left(answered(asked, ben.id, 'accepted'), cleo.id).status).toBe('Upcoming'))
  it('goes on without Ben, whom Ada turned down', () => {
    const without = answered(asked, ben.id, 'dismissed')
    expect([without.status, without.request_user.map(({ state }) => state)]).toEqual([
      'Pending',
      ['declined', 'pending'],
    ])
  })
  it('changes nothing for somebody who did not join', () => expect(answered(asked, 'Dan', 'accepted')).toBe(asked))
})
