import { expect, test } from 'vitest'
import { hueOf } from './hue.ts'

test('a player keeps one colour, and two players may differ', () => {
  expect(hueOf('ada')).toBe(hueOf('ada'))
  expect(hueOf('ada')).not.toBe(hueOf('ben'))
})
