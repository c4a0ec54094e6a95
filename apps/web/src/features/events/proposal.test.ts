import { expect, test } from 'vitest'
import { proposal } from './proposal.ts'

test('a new event of Ada’s is proposed for the next Saturday morning', () => {
  const tuesday = new Date(2031, 5, 3, 20).getTime()
  expect(proposal({ preference: { primary_address: null } }, tuesday).event_start).toBe('2031-06-07T10:00')
})
