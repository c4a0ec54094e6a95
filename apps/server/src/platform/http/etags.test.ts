import { expect, test } from 'vitest'
import { isNamedBy } from './etags.ts'

test.each([
  ['the tag itself', 'W/"7.1"', true],
  ['the same tag as a strong one', '"7.1"', true],
  ['a list that holds it', '"5.1", W/"7.1","a, b"', true],
  ['any at all', ' * ', true],
  ['another', 'W/"7.2"', false],
  ['a list without it', '"7", "1", "7.1.2"', false],
  ['a star among others, which is no tag', '*, "7"', false],
  ['what is no tag', '7.1', false],
  ['nothing', undefined, false],
])('a list is known to a client that names %s', (_what, header, known) => {
  expect(isNamedBy(header, 'W/"7.1"')).toBe(known)
})

test('a comma within a tag does not end it', () => {
  expect(isNamedBy('"a", "b,c"', '"b,c"')).toBe(true)
  expect(isNamedBy('"b,c"', '"c"')).toBe(false)
})
