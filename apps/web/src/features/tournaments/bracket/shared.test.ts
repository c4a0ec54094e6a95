import type { BracketMatch } from '@gauntlet/contract/brackets/answer'
import { describe, expect, test } from 'vitest'
import { toldToOthers } from './shared.ts'
import { bracketOf, match, PLAYED } from './testing.ts'

describe('what others read of a match that Ben won against Ada', () => {
  const lost = match(1, ['winners', 1, 1], [1, 2], { ...PLAYED, winner: 2, score: [0, 2] })
  const read = (change: Partial<BracketMatch>) => toldToOthers(bracketOf([]), { ...lost, ...change })
  test('is told from his side', () =>
    expect(read({ told: { ending: null, score: null, texts: ['3–6 4–6', '6–3 6–4'] } })).toEqual({
      sport: 'Tennis Singles',
      headline: 'Ben won',
      against: 'Ada',
      score: '6–3 6–4',
      rank: null,
    }))
  test('is told in points where nobody gave the sets', () => expect(read({}).score).toBe('2–0'))
  test('has no numbers where nobody gave any', () => expect(read({ score: null }).score).toBe(''))
})
