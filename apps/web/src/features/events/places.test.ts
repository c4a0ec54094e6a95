import { expect, test } from 'vitest'
import { drawnPlaces } from './words.ts'

const names = (count: number) => ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gil'].slice(0, count)

test('of twelve places with two players the last ring stands for those that have no room', () => {
  expect(drawnPlaces(names(2), 2, 10)).toEqual({ faces: ['Ada', 'Ben'], more: 0, rings: [1, 1, 8] })
})

test('of seven players five are drawn and two counted, and one ring stands for the five free places', () => {
  expect(drawnPlaces(names(7), 7, 5)).toEqual({ faces: names(5), more: 2, rings: [5] })
})

test('as many rings as places where all have room, and none where nothing is free', () => {
  expect(drawnPlaces(names(2), 2, 2).rings).toEqual([1, 1])
  expect(drawnPlaces(names(5), 5, 0)).toEqual({ faces: names(5), more: 0, rings: [] })
})
