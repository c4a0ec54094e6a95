import { expect, test } from 'vitest'
import { faceHueOf, hueOf } from './hue.ts'

test('a player keeps one colour, and two players may differ', () => {
  expect(hueOf('ada')).toBe(hueOf('ada'))
  expect(hueOf('ada')).not.toBe(hueOf('ben'))
})

test('Maeve Rivera has one colour also where only Maeve R. is known, and another than Maeve Stone', () => {
  expect(faceHueOf('Maeve R.', 'maeve')).toBe(faceHueOf('Maeve Rivera', 'maeve'))
  expect(faceHueOf('Maeve v.', 'maeve')).toBe(faceHueOf('Maeve Van Dyk', 'maeve'))
  expect(faceHueOf('Maeve Stone', 'maeve')).not.toBe(faceHueOf('Maeve Rivera', 'maeve'))
})

test('the colour of a name of one word is that of its id', () => {
  expect(faceHueOf('Maeve', 'maeve')).toBe(hueOf('maeve'))
})
