import { expect, test } from 'vitest'
import { openSight } from './sight.ts'

/** Where the next looks begin, each of which finds nothing new. */
const quiet = (sight: ReturnType<typeof openSight>, looks: number): number[] =>
  Array.from({ length: looks }, () => {
    const from = sight.next()
    sight.saw(undefined)
    return from
  })

function sightAt(number: number) {
  const sight = openSight()
  sight.next()
  sight.saw(number)
  return sight
}

test('the change of a player whose transaction commits two seconds late is still found', () => {
  const sight = sightAt(5000)
  quiet(sight, 8)
  sight.next()
  sight.saw(5100)
  // Drawn before 5100, and committed only now.
  const late = 5050
  expect(quiet(sight, 8).every(from => from < late)).toBe(true)
})

test('where nothing happens nothing is read again but now and then, from far back', () => {
  const from = quiet(sightAt(5000), 60).slice(9)
  expect(new Set(from)).toEqual(new Set([5000, 4000]))
  expect(from.filter(at => at === 4000).length).toBeLessThanOrEqual(3)
})

test('however much happens, a look goes back no farther than a thousand changes', () => {
  const sight = sightAt(5000)
  for (let look = 1; look < 30; look += 1) {
    sight.next()
    sight.saw(5000 + look * 800)
  }
  expect(sight.next()).toBe(5000 + 29 * 800 - 1000)
})

test('of what nobody waited for only the last is looked at again', () => {
  const sight = openSight()
  sight.skip(300)
  expect(quiet(sight, 1)).toEqual([0])
  sight.skip(9000)
  expect(quiet(sight, 10)).toEqual([...Array.from({ length: 9 }, () => 8000), 9000])
})
