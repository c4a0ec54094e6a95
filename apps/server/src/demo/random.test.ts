import { expect, test } from 'vitest'
import { seededRandom } from './random.ts'

const draws = (seed: number) => {
  const random = seededRandom(seed)
  return Array.from({ length: 1000 }, () => random.next())
}

test('the same seed draws the same numbers, another seed others', () => {
  expect(draws(7)).toEqual(draws(7))
  expect(draws(8)).not.toEqual(draws(7))
})

test('numbers are spread evenly below 1', () => {
  const numbers = draws(1)
  expect(Math.max(...numbers)).toBeLessThan(1)
  for (const half of [0, 1]) expect(numbers.filter(n => Math.floor(n * 2) === half).length).toBeGreaterThan(430)
})

test('whole numbers reach both ends', () => {
  const random = seededRandom(3)
  expect(new Set(Array.from({ length: 200 }, () => random.whole(1, 6)))).toEqual(new Set([1, 2, 3, 4, 5, 6]))
})

test('the bell has its middle and its width', () => {
  const random = seededRandom(4)
  const sample = Array.from({ length: 4000 }, () => random.normal(500, 100))
  const mean = sample.reduce((sum, each) => sum + each, 0) / sample.length
  const deviation = Math.sqrt(sample.reduce((sum, each) => sum + (each - mean) ** 2, 0) / sample.length)
  expect(mean).toBeGreaterThan(494)
  expect(mean).toBeLessThan(506)
  expect(deviation).toBeGreaterThan(95)
  expect(deviation).toBeLessThan(105)
})

test('what weighs nothing is never chosen', () => {
  const random = seededRandom(5)
  const picks = Array.from({ length: 1000 }, () =>
    random.weighted(['often', 'never'], each => (each === 'often' ? 1 : 0)),
  )
  expect(new Set(picks)).toEqual(new Set(['often']))
})

test('there is nothing to pick from an empty list', () => {
  expect(() => seededRandom(6).pick([])).toThrow(RangeError)
})
