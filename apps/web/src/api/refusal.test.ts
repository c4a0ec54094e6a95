import { expect, test } from 'vitest'
import { refusal } from './client.ts'

const REQUEST = '3f2a9c1d-7f7e-4a0b-9d55-0c5f3a1b2c3d'

test('a failure of the server carries the beginning of its request id, which the operator finds it by', () => {
  expect(refusal(500, { success: false, message: 'stack' }, REQUEST)).toMatchObject({
    message: 'Something went wrong',
    reference: '3f2a9c1d',
  })
})
test('a failure without a request id is told without one', () => {
  expect(refusal(502, undefined, null).reference).toBeUndefined()
})
test('a refusal is the player’s to mend: there is nothing to look up', () => {
  expect(refusal(400, { success: false, message: 'Please enter city' }, REQUEST).reference).toBeUndefined()
})
