import { expect, test } from 'vitest'
import { isNamedInPublic, isShownInPublic } from './public-names.ts'

const ada = { minor: false, gone: false, public_name: true, public_profile: true }

test.each([
  ['a player who lets it', ada, true],
  ['a player who would rather be nobody', { ...ada, public_name: false }, false],
  ['a player under 18, even one who lets it', { ...ada, minor: true }, false],
  ['a player whose account is suspended or closed', { ...ada, gone: true }, false],
])('visitors read the name of %s: %o', (_who, player, named) => {
  expect(isNamedInPublic(player)).toBe(named)
})

test.each([
  ['who has switched it on', ada, true],
  ['who has switched it on, and is named nowhere', { ...ada, public_name: false }, true],
  ['who has not', { ...ada, public_profile: false }, false],
  ['under 18, even one who has', { ...ada, minor: true }, false],
  ['whose account is suspended or closed', { ...ada, gone: true }, false],
])('visitors have a page about a player %s: %o', (_who, player, shown) => {
  expect(isShownInPublic(player)).toBe(shown)
})
