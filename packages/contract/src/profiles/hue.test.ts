import { expect, test } from 'vitest'
import { faceLookOf, HUES, hueOf } from './hue.ts'

test('a player keeps one colour, and two players may differ', () => {
  expect(hueOf('ada')).toBe(hueOf('ada'))
  expect(hueOf('ada')).not.toBe(hueOf('ben'))
})

test('Maeve Rivera has one colour also where only Maeve R. is known, and another than Maeve Stone', () => {
  expect(faceLookOf('Maeve R.', 'maeve')).toBe(faceLookOf('Maeve Rivera', 'maeve'))
  expect(faceLookOf('Maeve v.', 'maeve')).toBe(faceLookOf('Maeve Van Dyk', 'maeve'))
  expect(faceLookOf('Maeve Stone', 'maeve')).not.toBe(faceLookOf('Maeve Rivera', 'maeve'))
})

test('the colour of a name of one word is that of its id', () => {
  expect(faceLookOf('Maeve', 'maeve')).toBe(faceLookOf('', 'maeve'))
})

test('among many players each hue is that of some deep faces and of some pale ones', () => {
  const looks = Array.from({ length: 500 }, (_, at) => faceLookOf('Maeve', `maeve ${at}`))
  expect(new Set(looks).size).toBe(2 * HUES)
})
