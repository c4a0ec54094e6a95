import { DAY } from '@gauntlet/contract/time'
import { expect, test } from 'vitest'
import { budgets, hashMailbox, mailboxOf } from './budgets.ts'

test.each([
  ['Ada@Example.com', 'ada@example.com'],
  ['ada+club@example.com', 'ada@example.com'],
  ['ada+a+b@example.com', 'ada@example.com'],
  ['+ada@example.com', '+ada@example.com'],
  ['a.d.a+x@gmail.com', 'ada@gmail.com'],
  ['a.d.a@example.com', 'a.d.a@example.com'],
])('%s is counted as %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox)
  expect(hashMailbox(address)).toEqual(hashMailbox(mailbox))
})

test('a day of a flood brings a mailbox no more than these', () => {
  const inADay = Object.fromEntries(
    Object.entries(budgets).map(([name, { atOnce, everyMs }]) => [name, atOnce + Math.floor(DAY / everyMs)]),
  )
  expect(inADay).toEqual({
    reset: 52,
    verification: 29,
    account: 44,
    receipt: 78,
    notice: 54,
    summary: 2,
    digest: 6,
    invitation: 2,
    operator: 204,
  })
})
