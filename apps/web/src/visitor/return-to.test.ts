import { expect, test } from 'vitest'
import { forgetReturn, keepReturn, keptReturn, returnTo, signInFrom } from './return-to.ts'

const EVENT = '/event/view/01a206fd-74e4-7d00-86fa-31b8f2ed01cb'

test('a visitor of an event who signs in comes back to it', () => {
  const address = signInFrom(EVENT)
  expect(address).toMatch(/^\/login\?/)
  expect(returnTo(address.slice('/login'.length))).toBe(EVENT)
})

test('whoever signs in to confirm a new email comes back to the link', () => {
  expect(returnTo(signInFrom('/verify/a-Link_1').slice('/login'.length))).toBe('/verify/a-Link_1')
})

test.each(['', '?to=/store', '?to=https://elsewhere.example/event/view/1', '?to=//elsewhere.example', '?to='])(
  'an address that ends in %o leads nowhere else',
  search => {
    expect(returnTo(search)).toBeUndefined()
  },
)

test('an address that begins with two slashes stays on this site', () => {
  expect(returnTo('?to=//event//view/1')).toBe('/event/view/1')
})

test('a visitor of an event who signs up comes back to it once, in whichever tab the email is verified', () => {
  const words = new Map<string, string>()
  const storage = {
    getItem: (key: string) => words.get(key) ?? null,
    setItem: (key: string, word: string) => void words.set(key, word),
    removeItem: (key: string) => void words.delete(key),
  }
  keepReturn(EVENT, storage)
  expect([keptReturn(storage), keptReturn(storage)]).toEqual([EVENT, EVENT])
  forgetReturn(storage)
  expect(keptReturn(storage)).toBeUndefined()
  keepReturn('//elsewhere.example', storage)
  expect(keptReturn(storage)).toBeUndefined()
})
