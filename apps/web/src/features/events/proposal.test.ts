import { expect, test } from 'vitest'
import { proposal } from './proposal.ts'

test('a new event of Ada’s is proposed with a name for three hours of the next Saturday morning', () => {
  const tuesday = new Date(2031, 5, 3, 20).getTime()
  const ada = { first_name: 'Ada', preference: { primary_address: null } }
  expect(proposal(ada, tuesday)).toEqual({
    event_name: 'Ada’s Game Day',
    event_start: '2031-06-07T10:00',
    event_end: '2031-06-07T13:00',
  })
})
