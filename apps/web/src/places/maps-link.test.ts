import { expect, test } from 'vitest'
import { mapsLink } from './maps-link.ts'

test('the way leads to the venue in its city', () => {
  const link = new URL(mapsLink({ venue: 'Mueller Courts & Co', location: 'Kyle', state: 'TX', zip: '78640' }))
  expect(link.searchParams.get('destination')).toBe('Mueller Courts & Co, Kyle, TX 78640')
})

test('without a ZIP nothing is left dangling', () => {
  const link = new URL(mapsLink({ venue: 'Court 1', location: 'Kyle', state: 'TX', zip: '' }))
  expect(link.searchParams.get('destination')).toBe('Court 1, Kyle, TX')
})
