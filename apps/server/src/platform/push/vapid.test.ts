import { HOUR } from '@gauntlet/contract/time'
import { expect, test } from 'vitest'
import { keptAuthorizations, makeVapidKeys, readPrivateKey } from './vapid.ts'

const now = new Date('2030-06-03T12:00:00Z')
const one = new URL('https://push.example.org/a')
const other = new URL('https://push.example.net/a')

test('what a service is told of the sender is signed once an hour, for that service alone', async () => {
  const { publicKey, privateKey } = makeVapidKeys()
  let read = 0
  const authorization = keptAuthorizations(async () => {
    read += 1
    return { publicKey, privateKey: readPrivateKey(privateKey) }
  }, 'mailto:ada@example.com')
  const first = await authorization(one, now)
  expect(await authorization(new URL('https://push.example.org/b'), now)).toBe(first)
  expect(await authorization(other, now)).not.toBe(first)
  expect(read).toBe(2)
  expect(await authorization(one, new Date(now.getTime() + HOUR))).not.toBe(first)
})
