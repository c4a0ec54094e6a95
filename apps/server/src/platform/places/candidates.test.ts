import { beforeAll, expect, test } from 'vitest'
import { loadPlaces, type Places } from './places.ts'

let places: Places
beforeAll(async () => {
  places = await loadPlaces()
})
const labels = (text: string) => places.candidates(text).map(({ label }) => label)

test('a bare name that several cities have may mean each of them, the largest first', () => {
  expect(labels('toronto').slice(0, 2)).toEqual(['Toronto, OH', 'Toronto, KS'])
  expect(labels('Springfield')).toHaveLength(6)
})

test.each(['Austin', 'Chicago', 'Toronto, OH', 'toronto ohio', 'New York', '78701', 'Nowhere at All'])(
  '%s leaves nothing to ask',
  text => {
    expect(labels(text)).toEqual([])
  },
)

test('each of them is a place by itself', () => {
  for (const label of labels('Springfield')) {
    expect(labels(label)).toEqual([])
    expect(places.find(label)?.label).toBe(label)
  }
})

test.each(['Berlin 10115', 'Paris 75001', 'Austin, WA 98101', 'Austin TX 98101', 'Gotham 78701', 'WA 78701'])(
  'a ZIP that is not where the words before it are is no place: %s',
  text => {
    expect(places.find(text)).toBeUndefined()
  },
)

test.each(['Austin 78701', 'Austin, TX 78701', 'austin texas 78701', 'Round Rock, TX 78701', 'TX 78701', '78701'])(
  'a ZIP with its own city or state before it is that ZIP: %s',
  text => {
    expect(places.find(text)?.label).toBe('Austin, TX 78701')
  },
)
