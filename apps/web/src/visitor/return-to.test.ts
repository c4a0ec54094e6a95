import { expect, test } from 'vitest'
import { paths } from '../paths.ts'
import { purposeOf } from './purposes.ts'
import {
  doorTo,
  forgetReturn,
  forgotFrom,
  invitedEmail,
  keepReturn,
  keptReturn,
  returnTo,
  signInFrom,
  signUpFrom,
} from './return-to.ts'
import { visitorRoutes } from './routes.ts'

const EVENT = '/event/view/01a206fd-74e4-7d00-86fa-31b8f2ed01cb'

test('a visitor of an event who signs in comes back to it', () => {
  const address = signInFrom(EVENT)
  expect(address).toMatch(/^\/login\?/)
  expect(returnTo(address.slice('/login'.length))).toBe(EVENT)
})

test('whoever signs in to confirm a new email comes back to the link', () => {
  expect(returnTo(signInFrom('/verify/a-Link_1').slice('/login'.length))).toBe('/verify/a-Link_1')
})

/** Every address of a screen, its parts filled. */
const screens = Object.values(paths).map(path => path.replace(/:\w+/g, 'a-b_1'))
const forVisitors = new Set<string>([
  paths.splash,
  paths.setup,
  // Signing in leads there anyway.
  paths.dashboard,
  ...visitorRoutes.map(({ path }) => path.replace(/:\w+/g, 'a-b_1')),
])

test.each(screens.filter(path => !forVisitors.has(path)))(
  'a visitor who opens %s is led to Sign In, told what for, and comes back to it',
  path => {
    const door = doorTo(path)
    expect(door).toMatch(/^\/login\?/)
    const search = door.slice('/login'.length)
    expect([returnTo(search), purposeOf(search)]).toEqual([path, expect.stringMatching(/^[a-z ]+$/)])
  },
)

test('a visitor who opens a challenge signs in to see it', () => {
  expect(purposeOf(doorTo('/challenge/issue/a1').slice('/login'.length))).toBe('see this challenge')
})

test("an address that is nobody's screen leads to the splash", () => {
  expect(['/', '/setup', '/dashboard', '/nowhere', '//elsewhere.example', '/challenge/issue'].map(doorTo)).toEqual(
    Array(6).fill('/'),
  )
})

test('the way back goes along from Sign In to Sign Up and to a forgotten password', () => {
  const doors = [signUpFrom(EVENT), forgotFrom(EVENT)].map(door => door.split('?'))
  expect(doors.map(([door, search = '']) => [door, returnTo(`?${search}`)])).toEqual([
    ['/register', EVENT],
    ['/forgot', EVENT],
  ])
  expect([signUpFrom(undefined), forgotFrom(undefined), signInFrom(undefined)]).toEqual([
    '/register',
    '/forgot',
    '/login',
  ])
})

test('an invited address is read from behind the hash', () => {
  expect([invitedEmail('#email=nia%2Bclub%40example.org'), invitedEmail(''), invitedEmail('#else')]).toEqual([
    'nia+club@example.org',
    '',
    '',
  ])
})

test.each([
  '',
  '?to=/login',
  '?to=/reset/a-token',
  '?to=https://elsewhere.example/event/view/1',
  '?to=//elsewhere.example',
  '?to=javascript:alert(1)',
  '?to=/%5Celsewhere.example/',
  '?to=',
])('an address that ends in %o leads nowhere else', search => {
  expect(returnTo(search)).toBeUndefined()
})

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
  keepReturn(EVENT, storage)
  keepReturn(undefined, storage)
  expect(keptReturn(storage)).toBeUndefined()
})
