import { passwordStrength, shownStrength, strengthWord } from '@gauntlet/contract/passwords/forms'
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

test('the meter says at most Okay of any of them, however it is decorated', () => {
  const shown = common.flatMap(word =>
    [`${capitalized(word)}1!`, `1!${capitalized(word)}`, `#9${capitalized(word)}2030!`].map(shownStrength),
  )
  expect(strengthWord(Math.max(...shown))).toBe('Okay')
  expect([passwordStrength('Court-1!ace#'), shownStrength('Court-1!ace#')]).toEqual([5, 5])
})
