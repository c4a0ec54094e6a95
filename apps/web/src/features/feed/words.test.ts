import type { UserCard } from '@gauntlet/contract/cards/answer'
import { expect, test } from 'vitest'
import { card } from '../../people/testing.ts'
import { columnsOf, headlineOf } from './words.ts'

const [ada, ben, cleo, dan] = [card('Ada', 'Ace'), card('Ben', 'Baseline'), card('Cleo', 'Clay'), card('Dan', 'Deuce')]
const side = (won: 0 | 1, ...players: UserCard[]) => ({ players, won })

test('a result says who beat whom, whichever side comes first', () => {
  expect(headlineOf({ sides: [side(0, ben), side(1, ada)], draw: 0 })).toBe('Ada Ace beat Ben Baseline')
  expect(headlineOf({ sides: [side(1, ada, cleo), side(0, ben, dan)], draw: 0 })).toBe('Ada and Cleo beat Ben and Dan')
  expect(headlineOf({ sides: [side(0, ben), side(1, ada), side(0, dan)], draw: 0 })).toBe('Ada Ace beat Ben and Dan')
})

test('a draw has no winner', () => {
  expect(headlineOf({ sides: [side(0, ada), side(0, ben)], draw: 1 })).toBe('Ada Ace and Ben Baseline drew')
  expect(headlineOf({ sides: [side(0, ada), side(0, ben)], draw: 0 })).toBe('Ada Ace played Ben Baseline')
})

test('the score of Ada against Ben stands in columns, her number above his', () => {
  expect(columnsOf('6–4 6–7(5) 10–7')).toEqual([
    [{ number: '6' }, { number: '4' }],
    [{ number: '6', tieBreak: '5' }, { number: '7' }],
    [{ number: '10' }, { number: '7' }],
  ])
  expect(columnsOf('1–1 (4–3)')).toEqual([
    [{ number: '1' }, { number: '1' }],
    [{ number: '(4)' }, { number: '(3)' }],
  ])
  expect(columnsOf('1:04.2–DNF')).toEqual([[{ number: '1:04.2' }, { number: 'DNF' }]])
})

test('a score of three, or none, has no columns', () => {
  expect(columnsOf('149–120–133')).toEqual([])
  expect(columnsOf('')).toEqual([])
})
