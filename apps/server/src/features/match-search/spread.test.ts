import { expect, test } from 'vitest'
import { widestOf } from './find.ts'
import { spreadOf, WIDEST } from './spread.ts'

/** A hundred within each step from 400 to 600, and four hundred more between 500 and 525. */
const steps = Array.from({ length: 8 }, (_, n) => ({ step: 16 + n, players: 100 }))
const spread = spreadOf([...steps, { step: 20, players: 400 }])

test('the share within a width is what stands there, of all', () => {
  expect(spread.shareWithin([500], 100)).toBe(1)
  expect(spread.shareWithin([500], 25)).toBeCloseTo(600 / 1200)
  expect(spread.shareWithin([450], 12.5)).toBeCloseTo(100 / 1200)
  expect(spread.shareWithin([450, 500], 25)).toBeCloseTo((200 + 600) / 2400)
})

test('the width of a share is where that share lies', () => {
  for (const share of [0.01, 0.1, 0.4, 0.9]) {
    const width = spread.widthOf([450, 500, 500], share)
    expect(spread.shareWithin([450, 500, 500], width)).toBeCloseTo(share, 1)
  }
})

test('all of them, and everybody of nobody, lie within anything', () => {
  expect(spread.widthOf([500], 1)).toBe(WIDEST)
  expect(spreadOf([]).widthOf([500], 0.5)).toBe(WIDEST)
  expect(spreadOf([]).shareWithin([500], 1)).toBe(1)
})

test.each([
  ['a window without the rank of newcomers, as far as it goes', 371, 500, 101],
  ['a window with it, as far as the spots of newcomers', 410, 500, 151],
  ['and those of before it moved', 410, 440, 211],
  ['a window that holds 0, everybody below', 100, 500, WIDEST],
])('%s is looked at', (_window, ratingPlus, anchor, widest) => {
  expect(widestOf({ ratingPlus, ratingMinus: 100 }, { sports: [{ state: { anchor } }] })).toBe(widest)
})
