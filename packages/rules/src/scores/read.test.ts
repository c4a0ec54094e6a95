import type { Ending } from '@gauntlet/contract/scores/endings'
import { scoreExamples } from '@gauntlet/contract/scores/examples.testing'
import { formatOf } from '@gauntlet/contract/scores/choice'
import { scoringOf } from '@gauntlet/contract/scores/formats'
import type { GivenScore } from '@gauntlet/contract/scores/forms'
import { describe, expect, it } from 'vitest'
import { readReport } from './read.ts'
import type { Outcome } from './verdict.ts'

function read(sport: string, format: string, score: GivenScore | null, more: Told = {}) {
  const table = scoringOf(sport)
  const found = table && formatOf(table, format)
  if (!table || !found) throw new Error(`There is no ${format} in ${sport}.`)
  const numbers = Array.isArray(score) && !Array.isArray(score[0]) && found.kind !== 'sets' ? score.length : 2
  const sides = more.sides ?? (table.sides.max_sides > 2 ? numbers : 2)
  return readReport(table, found, { sides, ending: more.ending ?? 'played', score, outcome: more.outcome ?? null })
}
interface Told {
  sides?: number
  ending?: Ending
  outcome?: Outcome
}

const all = Object.entries(scoreExamples).flatMap(([sport, formats]) =>
  Object.entries(formats).flatMap(([format, examples]) =>
    (['valid', 'invalid'] as const).flatMap(kind =>
      examples[kind].map(score => [sport, format, kind, JSON.stringify(score), score] as const),
    ),
  ),
)

describe('of the examples of each format', () => {
  it.each(all.filter(([, , kind]) => kind === 'valid'))('%s, %s: %s %s', (sport, format, _, __, score) => {
    expect(read(sport, format, score)).toMatchObject({ kind: 'allowed' })
  })

  it.each(all.filter(([, , kind]) => kind === 'invalid'))('%s, %s: %s %s', (sport, format, _, __, score) => {
    const verdict = read(sport, format, score)
    expect(verdict).toMatchObject({ kind: 'disabled' })
    expect(verdict.kind === 'disabled' && verdict.where).not.toBeNull()
  })
})

const won = (winner: number) => ({ kind: 'allowed', outcome: { winner } })
const segments = (text: string) => text.split(' ').map(segment => segment.split('-').map(Number))
const no = (reason: string, where: number | string | null) => ({ kind: 'disabled', reason, where })

describe('a score of tennis', () => {
  it('tells Ada that she won 6–4 3–6 10–7, with the last as one game', () => {
    const verdict = read('Tennis Singles', 'bo3_mtb', segments('6-4 3-6 10-7'))
    expect(verdict).toEqual({ ...won(0), positions: [1, 2], totals: [10, 10] })
  })

  it.each([
    ['6-4 3-6', 'undecided', 2],
    ['6-4 6-3 6-0', 'after_the_end', 2],
    ['6-4 5-5', 'not_reached', 1],
    ['6-4 9-6', 'cannot_end', 1],
    ['7-5-3 6-0', 'no_tiebreak', 0],
    ['6.5-4 6-0', 'not_whole', 0],
    ['6-4 6', 'number_missing', 1],
    ['6-4 7-6-1-2', 'number_too_many', 1],
    ['6-4 600-598', 'out_of_range', 1],
  ])('%s: %s, segment %i', (score, reason, where) => {
    expect(read('Tennis Singles', 'bo3', segments(score))).toMatchObject(no(reason, where))
  })

  it('is a list of sets', () => {
    expect(read('Tennis Singles', 'bo3', [])).toMatchObject(no('undecided', 0))
    expect(read('Tennis Singles', 'bo3', [9, 7])).toMatchObject(no('other_kind', 0))
    expect(read('Tennis Singles', 'fast4', segments('4-2 4-3-5'))).toMatchObject(no('tiebreak_cannot_end', 1))
  })

  it('is not read where Ben gave up, and Ada, who goes on, has won', () => {
    const retired: Told = { ending: 'retired', outcome: { winner: 0 } }
    expect(read('Tennis Singles', 'bo3', segments('1-6 3-4'), retired)).toEqual({
      ...won(0),
      positions: [1, 2],
      totals: null,
    })
    expect(read('Tennis Singles', 'bo3', segments('1-6 9-0'), retired)).toMatchObject(no('cannot_end', 1))
    expect(read('Tennis Singles', 'bo3', segments('6-1 6-0'), retired)).toMatchObject(no('other_ending', 1))
    expect(read('Tennis Singles', 'bo3', segments('1-6'), { ending: 'retired' })).toMatchObject(
      no('winner_missing', 'winner'),
    )
  })

  it('goes to more sets, then to more games, when the time is up', () => {
    expect(read('Tennis Singles', 'bo3', segments('6-4 1-4'), { ending: 'clock' })).toMatchObject(won(0))
    expect(read('Tennis Singles', 'bo3', segments('6-4 1-6 2-2'), { ending: 'clock' })).toMatchObject(won(1))
    expect(read('Tennis Singles', 'bo3', segments('6-4 4-6 2-2'), { ending: 'clock' })).toMatchObject(no('level', 2))
  })
})

describe('the outcome', () => {
  it('may be told without a score', () => {
    expect(read('Squash', 'bo5_11', null, { outcome: { winner: 1 } })).toEqual({
      ...won(1),
      positions: [2, 1],
      totals: null,
    })
    expect(read('Squash', 'bo5_11', null)).toMatchObject(no('winner_missing', 'winner'))
    expect(read('Squash', 'bo5_11', null, { outcome: { winner: 2 } })).toMatchObject(no('unknown_side', 'winner'))
    expect(read('Bowling', 'game', null, { sides: 3, outcome: { winner: 1 } })).toMatchObject({
      positions: [null, 1, null],
    })
  })

  it('is a draw only where the format has one', () => {
    const draw: Told = { outcome: { draw: true } }
    expect(read('Chess', 'game', null, draw)).toMatchObject({ kind: 'allowed', positions: [1, 1] })
    expect(read('Squash', 'bo5_11', null, draw)).toMatchObject(no('level', 'draw'))
  })

  it('beside a score has to be what the score says, which names the other', () => {
    const told = read('Squash', 'bo3_11', segments('11-9 11-9'), { outcome: { winner: 1 } })
    expect(told).toEqual({ ...no('other_winner', 'winner'), winner: 0 })
    expect(read('Soccer', 'full', [2, 2], { outcome: { winner: 1 } })).toEqual(no('other_draw', 'winner'))
  })

  it('of a walkover has no score, and of two walkovers no winner', () => {
    expect(read('Squash', 'bo3_11', segments('11-0'), { ending: 'walkover', outcome: { winner: 0 } })).toEqual(
      no('no_score', null),
    )
    expect(read('Squash', 'bo3_11', null, { ending: 'walkover', outcome: { winner: 0 } })).toMatchObject(won(0))
    expect(read('Squash', 'bo3_11', null, { ending: 'double_walkover' })).toMatchObject({
      outcome: null,
      positions: [],
    })
    expect(read('Squash', 'bo3_11', segments('11-3'), { ending: 'abandoned' })).toMatchObject({
      outcome: null,
      totals: null,
    })
  })
})

describe('points', () => {
  it('are level before a shoot-out, and the log of ranks has a draw', () => {
    const verdict = read('Soccer', 'full', { score: [1, 1], shootout: [4, 3] })
    expect(verdict).toEqual({ ...won(0), positions: [1, 1], totals: [1, 1] })
    expect(read('Soccer', 'full', { score: [2, 1], shootout: [4, 3] })).toEqual(no('no_shootout', 'shootout'))
  })

  it('of several share a place', () => {
    expect(read('Bowling', 'game', [120, 149, 120])).toMatchObject({ ...won(1), positions: [2, 1, 2], totals: null })
    expect(read('Bowling', 'game', [149, 149, 120])).toMatchObject({ outcome: { draw: true }, positions: [1, 1, 3] })
  })

  it('say nothing of a fall, whoever is ahead', () => {
    const fall = { score: [2, 6], method: 'fall' }
    expect(read('Wrestling', 'freestyle', { ...fall, winner: 0 })).toEqual({
      ...won(0),
      positions: [1, 2],
      totals: null,
    })
    expect(read('Wrestling', 'freestyle', fall, { outcome: { winner: 0 } })).toMatchObject(won(0))
    expect(read('Wrestling', 'freestyle', fall)).toEqual(no('winner_missing', 'winner'))
  })

  it('are decided by criteria where they are level', () => {
    const level = { score: [4, 4], method: 'criteria', winner: 1 }
    expect(read('Wrestling', 'greco', level)).toMatchObject(won(1))
    expect(read('Wrestling', 'greco', { ...level, score: [5, 4] })).toMatchObject(no('other_method', 'method'))
  })

  it('that say no more than who won are no measure', () => {
    expect(read('Billiards (8-Ball)', 'one', [1, 0])).toMatchObject({ ...won(0), totals: null })
    expect(read('Billiards (8-Ball)', 'race_3', [3, 0])).toMatchObject({ totals: [3, 0] })
    expect(read('Soccer', 'full', [1, 0])).toMatchObject({ totals: [1, 0] })
    expect(read('Chess', 'match_4', [2.5, 1.5])).toMatchObject({ ...won(0), totals: null })
  })

  it('below the target count when the time is up, where the format has a clock', () => {
    expect(read('Ultimate', 'to_15', [12, 10], { ending: 'clock' })).toMatchObject(won(0))
    expect(read('Darts', 'legs_bo5', [2, 1], { ending: 'clock' })).toEqual(no('other_ending', null))
  })
})

it('times and strokes: the lowest wins, and whoever did not finish comes last', () => {
  expect(read('Swimming', 'd100', [64_000, 63_000, 'dnf'])).toMatchObject({ ...won(1), positions: [2, 1, null] })
  expect(read('Swimming', 'd100', [64_005, 63_000])).toEqual(no('not_in_steps', 0))
  expect(read('Swimming', 'd100', ['dnf', 'dns'])).toMatchObject({ kind: 'disabled', reason: 'nobody_finished' })
  expect(read('Golf', 'strokes_18', [72, 70])).toMatchObject({ ...won(1), totals: null })
  expect(read('Golf', 'strokes_18', [72, 'dns'])).toEqual(no('other_kind', 1))
})
