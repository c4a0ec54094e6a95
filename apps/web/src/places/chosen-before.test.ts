import { expect, test } from 'vitest'
import { chosenBefore } from './chosen-before.ts'
import * as texts from './texts.ts'

const at = (venue: string) => ({ venue, city: 'Austin', state: 'TX', zip: '78701' })

test('a venue that was left open is no place that was chosen before', () => {
  const planned = [texts.toBeAgreed, 'Court 7', 'Court 8', 'Court 9'].map(at)
  expect(chosenBefore(planned).map(({ venue }) => venue)).toEqual(['Court 7', 'Court 8', 'Court 9'])
})

test('three places are offered', () => {
  expect(chosenBefore(['Court 1', 'Court 2', 'Court 3', 'Court 4'].map(at))).toHaveLength(3)
})
