import { expect, test } from 'vitest'
import { drawnOf, shownIn } from './drawn.ts'

const hidden = { kind: 'hidden' } as const
const joinable = {
  user_id: 'ada',
  actions: {
    accept: hidden,
    join: { kind: 'allowed' },
    decline: hidden,
    leave: hidden,
    modify: hidden,
    cancel: hidden,
    add: hidden,
    remove: hidden,
  },
} as const

test('Ben joins from what he has found, and Ada, whose event it is, on its own screen only', () => {
  const found = (viewer: string) => drawnOf(joinable, shownIn(joinable, 'found', viewer))
  expect([found('ben'), found('ada'), drawnOf(joinable, 'inside')]).toEqual([['join'], [], ['join']])
})

test('Ben, who is invited, can say no where he has found it', () => {
  const allowed = { kind: 'allowed' } as const
  const actions = { ...joinable.actions, join: hidden, accept: allowed, decline: allowed }
  expect(drawnOf({ actions }, 'found')).toEqual(['accept', 'decline'])
})
