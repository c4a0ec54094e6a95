import type { CalibrationBin } from '@gauntlet/contract/ranks/calibration'
import { expect, it } from 'vitest'
import { agreeingOf, curveOf, exampleOf, rowsOf } from './curve.ts'

const bin = (from: number, matches: number, happened: number, within = true): CalibrationBin => ({
  from,
  to: from + 0.1,
  matches,
  won: Math.round(matches * happened),
  told: from + 0.05,
  happened,
  low: within ? from : happened - 0.01,
  high: within ? from + 0.1 : happened + 0.01,
})
const empty = (from: number): CalibrationBin => ({
  ...bin(from, 0, 0),
  told: null,
  happened: null,
  low: null,
  high: null,
})

it('a visitor reads first of those who were given 60% to 70%', () => {
  expect(exampleOf({ bins: [bin(0.5, 900, 0.55), bin(0.6, 10, 0.64)] })).toMatchObject({ from: 0.6, happened: 0.64 })
})

it('where there are none, of the favourites that there are most of', () => {
  const bins = [bin(0.2, 5000, 0.2), bin(0.5, 20, 0.5), empty(0.6), bin(0.8, 30, 0.9)]
  expect(exampleOf({ bins })).toMatchObject({ from: 0.8 })
  expect(exampleOf({ bins: [] })).toBeUndefined()
})

it('a row agrees where what was told lies within the likely range', () => {
  expect(agreeingOf(rowsOf([bin(0.5, 100, 0.52), bin(0.7, 100, 0.9, false), empty(0.9)]))).toBe(1)
})

it('the more often sides won, the higher stands their dot', () => {
  const { dots, line } = curveOf(rowsOf([bin(0.2, 100, 0.2), empty(0.4), bin(0.7, 100, 0.8)]), 100)
  expect(dots).toEqual([
    { x: 25, y: 80, top: 70, bottom: 80 },
    { x: 75, y: 20, top: 20, bottom: 30 },
  ])
  expect(line).toBe('M 25 80 L 75 20')
})
