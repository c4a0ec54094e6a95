import { expect, test } from 'vitest'
import { contactInput } from './endpoints.ts'

/** The first message at each field. */
const messages = (value: unknown) => {
  const read = contactInput.safeParse(value)
  const first = new Map<string, string>()
  for (const { path, message } of read.error?.issues ?? [])
    if (!first.has(path.join('.'))) first.set(path.join('.'), message)
  return [...first.values()]
}
const ada = {
  first_name: 'Ada',
  last_name: 'Archer',
  email: 'ada@example.com',
  reason: 'Other',
  message: 'Where do I find\nmy rank?',
}

test('what is missing is said in the order of the form', () => {
  const missing = ['First Name Required', 'Last Name Required', 'Email Required', 'Reason Required', 'Message Required']
  expect(messages({})).toEqual(missing)
  expect(messages({ first_name: ' ', last_name: '', email: '', reason: '', message: '\n' })).toEqual(missing)
})

test('a message may have several lines', () => {
  expect(messages(ada)).toEqual([])
})

test('a program that fills in every field is refused', () => {
  expect(messages({ ...ada, website: 'https://example.com' })).toEqual(['Error Sending'])
})
