import { expect, test } from 'vitest'
import { COUNTED_FOR, IN_PEACE_FOR, mayInviteAddress, NEW_FOR } from './invite.ts'

const NOW = Date.UTC(2027, 4, 3, 12)
const none = { sender_since: NOW - NEW_FOR, sent_today: 0, last_invited: null }

test('Ada invites an address that nobody has invited', () => {
  expect(mayInviteAddress(none, NOW)).toEqual({ kind: 'allowed' })
})

test('the twentieth invitation of a day is sent, the one after it not', () => {
  expect(mayInviteAddress({ ...none, sent_today: 19 }, NOW).kind).toBe('allowed')
  expect(mayInviteAddress({ ...none, sent_today: 20 }, NOW)).toEqual({ kind: 'disabled', reason: 'tooMany' })
})

test('on its first day an account sends five', () => {
  const fresh = { ...none, sender_since: NOW - NEW_FOR + 1 }
  expect(mayInviteAddress({ ...fresh, sent_today: 4 }, NOW).kind).toBe('allowed')
  expect(mayInviteAddress({ ...fresh, sent_today: 5 }, NOW)).toEqual({ kind: 'disabled', reason: 'tooNew' })
  expect(mayInviteAddress({ ...none, sent_today: 5 }, NOW).kind).toBe('allowed')
})

test('an address is invited once a week', () => {
  const last_invited = NOW - IN_PEACE_FOR
  expect(mayInviteAddress({ ...none, last_invited: last_invited + 1 }, NOW)).toEqual({
    kind: 'disabled',
    reason: 'tooSoon',
  })
  expect(mayInviteAddress({ ...none, last_invited }, NOW).kind).toBe('allowed')
  expect([COUNTED_FOR, IN_PEACE_FOR]).toEqual([86_400_000, 7 * 86_400_000])
})
