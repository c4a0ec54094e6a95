import { expect, test } from 'vitest'
import { card } from '../../people/testing.ts'
import { leadOf, taleOf } from './tales.ts'

const [ada, ben, cleo] = [card('Ada', 'Ace'), card('Ben', 'Baseline'), card('Cleo', 'Clay')]
const beats = (winner: typeof ada, loser: typeof ada, score = '') => ({
  sides: [
    { players: [loser], won: 0 as const },
    { players: [winner], won: 1 as const },
  ],
  score,
  sport: 'Tennis Singles',
  draw: 0 as const,
})

test('Ada loses the first set and wins: she came from behind', () => {
  expect(taleOf(beats(ada, ben, '4–6 6–3 6–2'), [])).toBe('Came from behind')
})

test('Ada beats Ben again, and Ben beats her after she had won the last one', () => {
  const past = [beats(ada, cleo), beats(ada, ben)]
  expect(taleOf(beats(ada, ben, '6–3 6–2'), past)).toBe('Beat Ben again')
  expect(taleOf(beats(ben, ada, '6–3 6–2'), past)).toBe('Ada won the last one')
  expect(taleOf({ ...beats(ada, ben, '6–3 6–2'), sport: 'Chess' }, past)).toBe('')
})

test('the third set decides, and of two sets there is nothing to tell', () => {
  expect(taleOf(beats(ada, ben, '6–4 4–6 6–4'), [])).toBe('Went the distance')
  expect(taleOf(beats(ada, ben, '6–4 6–4'), [])).toBe('')
  expect(taleOf(beats(ada, ben), [])).toBe('')
})

test('of the results of friends the one that Ada turned is told first, before a longer one; of few none is', () => {
  const turned = beats(ada, ben, '4–6 6–3 6–2')
  const all = [beats(cleo, ben, '6–4 6–4'), beats(ada, cleo, '6–4 4–6 6–4'), turned, beats(cleo, ada)]
  expect(leadOf(all)).toEqual({ result: turned, tale: 'Came from behind' })
  expect(leadOf([turned])).toBeUndefined()
})
