import { expect, test } from 'vitest'
import { fill, isScreen, match, paths } from './paths.ts'

test('an address is filled with the parts it names', () => {
  expect(fill(paths.challengeIssue, { id: 'a1' })).toBe('/challenge/issue/a1')
})

test('a part that would break the address is encoded, and read back as it was', () => {
  const address = fill(paths.reset, { token: 'a/b c' })
  expect(address).toBe('/reset/a%2Fb%20c')
  expect(match(paths.reset, address)).toEqual({ token: 'a/b c' })
})

test('letter case and a last slash never matter', () => {
  expect(match(paths.login, '/Login/')).toEqual({})
})

test('an address of another form does not match', () => {
  expect(match(paths.eventView, '/event/view')).toBeUndefined()
  expect(match(paths.eventView, '/event/edit/1')).toBeUndefined()
})

test('a part that is badly encoded is taken as it stands', () => {
  expect(match(paths.verify, '/verify/%E0%A4%A')).toEqual({ token: '%E0%A4%A' })
})

test('no two screens have one address', () => {
  const all = Object.values(paths)
  expect(new Set(all).size).toBe(all.length)
})

test('an address with a word too many is that of no screen', () => {
  expect(['/', '/Dashboard/', '/event/view/1', '/event/view/1/2', '/nowhere'].map(isScreen)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})
