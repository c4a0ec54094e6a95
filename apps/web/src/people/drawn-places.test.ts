import { expect, test } from 'vitest'
import { drawnPlaces } from './drawn-places.ts'

const names = (count: number) => ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gil'].slice(0, count)
const most = 5

test('of twelve places with two players the last ring stands for those that have no room', () => {
  expect(drawnPlaces(names(2), { taken: 2, free: 10, most })).toEqual({
    faces: ['Ada', 'Ben'],
    more: 0,
    rings: [1, 1, 8],
  })
})

test('of seven players three are drawn and four counted, and one ring stands for the five free places', () => {
  expect(drawnPlaces(names(7), { taken: 7, free: 5, most })).toEqual({ faces: names(3), more: 4, rings: [5] })
})

test('as many rings as places where all have room, and none where nothing is free', () => {
  expect(drawnPlaces(names(2), { taken: 2, free: 2, most }).rings).toEqual([1, 1])
  expect(drawnPlaces(names(5), { taken: 5, free: 0, most })).toEqual({ faces: names(5), more: 0, rings: [] })
})

test('the last free place is drawn beside four players who fill the line but for it', () => {
  expect(drawnPlaces(names(4), { taken: 4, free: 1, most })).toEqual({ faces: names(4), more: 0, rings: [1] })
})

test('a player whom the viewer is not shown is counted, and holds a place', () => {
  expect(drawnPlaces(names(2), { taken: 3, free: 1, most })).toEqual({ faces: names(2), more: 1, rings: [1] })
})
