import {
  newPassword,
  PASSWORD_LIMIT,
  passwordStrength,
  passwordTexts,
  shownStrength,
} from '@gauntlet/contract/passwords/forms'
import { mayBePassword } from '@gauntlet/rules/passwords/guessable'
import { expect, test } from 'vitest'
import { commonPasswords } from './common.ts'

const common = [...commonPasswords()]
const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

test('there are 10,000 of them, sorted and lower-cased', () => {
  expect(common).toHaveLength(10_000)
  expect(common).toEqual(common.map(word => word.toLowerCase()).toSorted())
})

test('each is refused, also with the decorations that make it strong', () => {
  const guesses = { common: commonPasswords(), own: [] }
  const decorated = common.flatMap(word => [word, `${capitalized(word)}1!`, `#9${capitalized(word)}`])
  expect(decorated.filter(password => mayBePassword(password, guesses).kind === 'allowed')).toEqual([])
})

const okay = passwordTexts.strength.indexOf('Okay')
const shownBest = (passwords: readonly string[], max?: number) =>
  Math.max(...passwords.map(password => shownStrength(password, max)))

test('the meter says at most Okay of any of them, however it is decorated or repeated', () => {
  const shown = common.flatMap(word => {
    const name = capitalized(word)
    return [`${name}1!`, `1!${name}`, `#9${name}2030!`, `${name}1!${name}1!`]
  })
  expect(shownBest(shown, PASSWORD_LIMIT)).toBe(okay)
  expect([passwordStrength('Court-1!ace#'), shownStrength('Court-1!ace#')]).toEqual([5, 5])
})

test.each([
  ['has no capital', 'court-1!ace#'],
  ['has neither a capital nor a digit', 'court-two!ace#'],
  ['has no sign', 'Court1AceServe'],
  ['is too long', 'Court-1!ace#Court-2!ace#'],
  ['is a few signs again and again', 'Pa$$w0rdPa$$w0rd'],
  ['has next to no different signs', 'Aa1!Aa1!Aa1!Aa1!'],
])('the meter says at most Okay of a password that is refused because it %s', (_why, password) => {
  const allowed =
    newPassword().safeParse(password).success &&
    mayBePassword(password, { common: commonPasswords(), own: [] }).kind === 'allowed'
  expect([allowed, shownBest([password])]).toEqual([false, okay])
})

test('where passphrases are allowed, one that is long enough has its own points', () => {
  const passphrase = 'Seven cold courts in the rain'
  expect([shownStrength(passphrase), shownStrength(passphrase, 64)]).toEqual([okay, 3])
})
