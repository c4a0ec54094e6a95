import { expect, test } from 'vitest'
import { PictureStoreError } from './errors.ts'
import { withOutages } from './outages.ts'
import type { PictureStore } from './store.ts'

const PHOTO = Buffer.from('a photo')

/** A store with one picture that fails as it is told to, and the lines of the log about it. */
function storeWith({ restMs }: { restMs: number }) {
  let fault: Error | undefined
  let asked = 0
  const said: string[] = []
  const get = async () => {
    asked += 1
    if (fault) throw fault
    return PHOTO
  }
  const inner: PictureStore = { get, put: async () => {}, remove: async () => {}, async *list() {} }
  const log = {
    info: (_: object, message: string) => said.push(message),
    error: (_: object, message: string) => said.push(message),
  }
  const store = withOutages(inner, log, { restMs })
  return {
    said,
    asked: () => asked,
    fail: (isDown: boolean) => (fault = new PictureStoreError('It is on fire', { isDown })),
    mend: () => (fault = undefined),
    look: () => store.get('a.webp'),
  }
}

test('a store that is down is told once, and asked no more until it has rested', async () => {
  const { fail, look, asked, said } = storeWith({ restMs: 60_000 })
  fail(true)
  await expect(look()).rejects.toThrow('It is on fire')
  for (let again = 0; again < 5; again += 1) await expect(look()).rejects.toThrow('out of reach a moment ago')
  expect(asked()).toBe(1)
  expect(said).toEqual(['the picture store is out of reach'])
})

test('after its rest it is asked again, and works as before once it answers', async () => {
  const { fail, mend, look, said } = storeWith({ restMs: 0 })
  fail(true)
  await expect(look()).rejects.toThrow('It is on fire')
  await expect(look()).rejects.toThrow('It is on fire')
  mend()
  expect(await look()).toBe(PHOTO)
  expect(await look()).toBe(PHOTO)
  expect(said).toEqual(['the picture store is out of reach', 'the picture store is back'])
})

test('one that refuses a single picture is not down', async () => {
  const { fail, mend, look, said } = storeWith({ restMs: 60_000 })
  fail(false)
  await expect(look()).rejects.toThrow('It is on fire')
  mend()
  expect(await look()).toBe(PHOTO)
  expect(said).toEqual([])
})
