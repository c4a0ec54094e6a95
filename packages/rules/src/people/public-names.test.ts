import { expect, test } from 'vitest'
import { isNamedInPublic } from './public-names.ts'

const ada = { minor: false, gone: false, public_name: true }

test.each([
  ['a player who lets it', ada, true],
  ['a player who would rather be nobody', { ...ada, public_name: false }, false],
  ['a player under 18, even one who lets it', { ...ada, minor: true }, false],
  ['a player whose account is suspended or closed', { ...ada, gone: true }, false],
])('visitors read the name of %s: %o', (_who, player, named) => {
  expect(isNamedInPublic(player)).toBe(named)
})
