import type { ScoreFormat } from '@gauntlet/contract/scores/format'
import type { GivenScore } from '@gauntlet/contract/scores/forms'
import { expect, test } from 'vitest'
import { scoreText, segmentsOf } from './shown.ts'

test.each<[ScoreFormat['kind'], GivenScore, string, string]>([
  [
    'sets',
    [
      [6, 4],
      [3, 6],
      [10, 7],
    ],
    '6–4 3–6 10–7',
    '4–6 6–3 7–10',
  ],
  [
    'sets',
    [
      [7, 6, 5],
      [6, 0],
    ],
    '7–6(5) 6–0',
    '6–7(5) 0–6',
  ],
  ['points', [21, 15], '21–15', '15–21'],
  ['points', { score: [1, 1], shootout: [4, 3] }, '1–1 (4–3)', '1–1 (3–4)'],
  ['points', [2.5, 1.5], '2.5–1.5', '1.5–2.5'],
  ['time', [64_200, 'dnf'], '1:04.2–DNF', 'DNF–1:04.2'],
  ['time', [7_391_000, 58_310], '2:03:11–58.31', '58.31–2:03:11'],
  ['strokes', [72, 70], '72–70', '70–72'],
  ['result', { winner: 0, up: 3, to_play: 2 }, '3 & 2', '3 & 2'],
  ['result', { winner: 1, up: 1, to_play: 0 }, '1 UP', '1 UP'],
  ['result', { winner: 1, method: 'checkmate' }, '0–1', '1–0'],
  ['result', { draw: true }, '½–½', '½–½'],
  ['result', { winner: 0, cards: [3, 2] }, '3–2', '2–3'],
  ['result', { winner: 0, points: [4, 2] }, '4–2', '2–4'],
])('a score of %s, %j, is %s to the one and %s to the other', (kind, given, one, other) => {
  expect([scoreText({ kind, given }, 0), scoreText({ kind, given }, 1)]).toEqual([one, other])
})

test('of several, whoever looks comes first', () => {
  expect(scoreText({ kind: 'points', given: [120, 149, 133] }, 1)).toBe('149–120–133')
})

test.each<[GivenScore, number[][]]>([
  [
    [
      [7, 6, 5],
      [6, 0],
    ],
    [
      [7, 6, 5],
      [6, 0],
    ],
  ],
  [{ score: [[11, 8]] }, [[11, 8]]],
  [[21, 15], []],
  [{ score: [1, 1], shootout: [4, 3] }, []],
  [{ winner: 0, up: 3, to_play: 2 }, []],
])('the sets of %j are %j', (given, sets) => {
  expect(segmentsOf(given)).toEqual(sets)
})
