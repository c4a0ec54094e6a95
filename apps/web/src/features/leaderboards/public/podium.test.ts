import { expect, it } from 'vitest'
import { onPodium } from './podium.tsx'

const placed = (...positions: (number | null)[]) => positions.map(position => ({ position }))

it('there is no podium while only Ada has a place', () => {
  expect(onPodium(placed(1, null))).toEqual([])
})

it('Ada and Ben stand on a podium whose third step is open', () => {
  expect(onPodium(placed(1, 2, null))).toEqual(placed(1, 2))
})

it('the first three stand on the podium, whoever comes below them', () => {
  expect(onPodium(placed(1, 2, 3, 4, null))).toEqual(placed(1, 2, 3))
})

it('two who share the second place stand on it with the first', () => {
  expect(onPodium(placed(1, 2, 2, 4))).toEqual(placed(1, 2, 2))
})
