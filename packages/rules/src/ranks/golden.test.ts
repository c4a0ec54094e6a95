import { DAY } from '@gauntlet/contract/time'
import { describe, expect, it } from 'vitest'
import { expectedLead, expectedLeadSlope, marginOf, type Score } from './lead.ts'
import { settled } from './players.testing.ts'
import { beginning, type LogEntry, type Snapshot } from './log.ts'
import { replay, steps } from './replay.ts'
import { rate } from './rate.ts'
import type { Position } from './sides.ts'
import { newcomer, type RatingState } from './state.ts'
import { chanceToWin, newTelling, threeChances } from './told.ts'

const among = (players: Record<string, RatingState>, draws = false): Snapshot => ({ ...beginning(draws), players })

const result = (sides: string[][], score: Score | null, day = 0, positions: Position[] = [1, 2]): LogEntry => ({
  id: `r${day}`,
  at: day * DAY,
  sides,
  positions,
  score,
  voids: null,
})

/** Ada beats Ben. */
function duel(ada: RatingState | null, ben: RatingState | null, score: Score | null, draws = false) {
  const players = { ...(ada && { Ada: ada }), ...(ben && { Ben: ben }) }
  const level = score !== null && score[0] === score[1]
  const after = replay([result([['Ada'], ['Ben']], score, 0, level ? [1, 1] : [1, 2])], among(players, draws))
  const { Ada, Ben } = after.players
  if (!Ada || !Ben) throw new Error('Both have a state.')
  return { Ada, Ben, sport: after.sport }
}

const deviation = ({ variance }: RatingState) => Math.sqrt(variance)

// Figures of the model as it was chosen, to six digits.
describe('the rank that reads scores', () => {
  it.each<[Score, number]>([
    [[22, 20], 0.304997],
    [[6, 4], 0.603023],
    [[12, 5], 1.649916],
    [[2, 1], 0.5],
    [[22, 10], 2],
  ])('takes %j as a margin of %d', (score, margin) => expect(marginOf(score)).toBeCloseTo(margin, 6))

  it.each([
    [100, 96.5158],
    [300, 284.2671],
    [675, 560.6769],
    [1000, 653.4593],
  ])('expects, of %i points ahead, a lead of %d', (difference, lead) => {
    expect(expectedLead(difference)).toBeCloseTo(lead, 4)
    expect(expectedLead(-difference)).toBeCloseTo(-lead, 4)
  })

  it('expects more lead of more points ahead, between equals nearly as much', () => {
    expect(expectedLeadSlope(0)).toBeCloseTo(0.967102, 6)
  })

  it.each<[Score | null, number, number, number]>([
    [null, 634.865013, 365.134987, 254.358881],
    [[22, 10], 730.045333, 269.954667, 245.634598],
  ])('moves two newcomers by %j to %d and %d', (score, winner, loser, after) => {
    const { Ada, Ben } = duel(null, null, score)
    expect([Ada.mean, Ben.mean].map(mean => mean.toFixed(6))).toEqual([winner, loser].map(mean => mean.toFixed(6)))
    expect(deviation(Ada)).toBeCloseTo(after, 6)
  })

  it.each<[Score | null, number]>([
    [null, 519.257549],
    [[22, 20], 511.708065],
    [[22, 15], 529.229175],
    [[22, 10], 547.465371],
  ])('moves the winner of settled equals by %j to %d', (score, mean) => {
    const { Ada, Ben } = duel(settled(500), settled(500), score)
    expect(Ada.mean).toBeCloseTo(mean, 6)
    expect(Ben.mean).toBeCloseTo(1000 - mean, 6)
    expect(deviation(Ada)).toBeCloseTo(score ? 82.624803 : 83.265773, 6)
  })

  it('holds the rank of a winner who should have won by more', () => {
    const { Ada, Ben, sport } = duel(settled(700), settled(500), [22, 20])
    expect([Ada.mean, Ada.held, Ben.mean, Ben.held].map(each => Number(each.toFixed(6)))).toEqual([
      698.214746, 700, 501.785254, 501.785254,
    ])
    expect(sport.telling.steepness.log).toBeCloseTo(0.00227107, 8)
  })

  it('lets a surprise make what is told less steep', () => {
    const { Ada, Ben, sport } = duel(settled(500), settled(700), [22, 20])
    expect([Ada.mean, Ben.mean].map(each => Number(each.toFixed(6)))).toEqual([525.284887, 674.715113])
    expect(sport.telling.steepness.log).toBeCloseTo(-0.00665239, 8)
  })

  it('lets a newcomer rise who loses narrowly to somebody settled at 800', () => {
    const { Ada, Ben } = duel(settled(800), null, [22, 20])
    expect([Ben.mean, deviation(Ben), Ada.mean, Ada.held].map(each => Number(each.toFixed(6)))).toEqual([
      559.555426, 221.046026, 795.15285, 800,
    ])
  })

  it.each<[Score | null, number[]]>([
    [
      [42, 35],
      [612.701523, 528.446203, 537.298477, 562.782561],
    ],
    [null, [611.0382, 524.551061, 538.9618, 565.066506]],
  ])('moves the four of a doubles by %j', (score, means) => {
    const states = rate({
      sides: [
        [settled(600), settled(500, 130)],
        [settled(550), settled(580, 100)],
      ],
      positions: [1, 2],
      day: 60,
      score,
      weight: 1,
    })
    expect(states.flat().map(({ mean }) => Number(mean.toFixed(6)))).toEqual(means)
  })

  it('moves four newcomers of whom two are placed', () => {
    const sides = Array.from({ length: 4 }, () => [newcomer(500)])
    const states = rate({ sides, positions: [1, 2, null, null], day: 0, score: null, weight: 1 })
    expect(states.flat().map(({ mean }) => Number(mean.toFixed(6)))).toEqual([
      710.540971, 570.180324, 335.587036, 335.587036,
    ])
  })

  it('counts the meetings of one pair in a month less and less', () => {
    const log = [0, 7, 14, 21].map(day => result([['Ada'], ['Ben']], [22, 15], day))
    const run = [...steps(log, among({ Ada: settled(500), Ben: settled(500) }))]
    expect(run.map(({ after }) => Number(after[0]?.[0]?.mean.toFixed(6)))).toEqual([
      529.229175, 545.846346, 557.184961, 565.699813,
    ])
    const { to, after } = run.at(-1) ?? {}
    if (!to || !after) throw new Error('Four were played.')
    expect(to.telling.steepness.log).toBeCloseTo(0.00446925, 8)
    expect(chanceToWin(to.telling, after[0] ?? [], after[1] ?? [], 28)).toBeCloseTo(0.67106, 6)
  })

  it('tells draws where a sport has them, and learns from one', () => {
    const { win, draw, lose } = threeChances(newTelling(true), [settled(600)], [settled(500)], 0)
    expect([win, draw, lose].map(each => Number(each.toFixed(6)))).toEqual([0.471841, 0.252468, 0.275691])
    const { Ada, Ben, sport } = duel(settled(600), settled(500), [1, 1], true)
    expect([Ada.mean, Ben.mean].map(each => Number(each.toFixed(6)))).toEqual([593.207473, 506.792527])
    expect(Math.exp(sport.telling.draws?.log ?? 0)).toBeCloseTo(0.70436, 6)
  })
})
