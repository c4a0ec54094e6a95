import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { openSecret, sealSecret } from './sealing.ts'

const secret = Buffer.from('the court is wet')
const [key, another] = [randomBytes(32), randomBytes(32)]

test('a sealed secret does not show, differs each time, and opens with its key alone', () => {
  const kept = sealSecret(key, secret)
  expect(kept.includes(secret)).toBe(false)
  expect(sealSecret(key, secret)).not.toEqual(kept)
  expect(openSecret(key, kept)).toEqual(secret)
  expect(() => openSecret(another, kept)).toThrow('another key')
  expect(() => openSecret(undefined, kept)).toThrow('SECRETS_KEY is not set')
})

test('what was kept before there was a key still opens', () => {
  expect(openSecret(key, sealSecret(undefined, secret))).toEqual(secret)
})
