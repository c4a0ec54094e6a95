import type { PointsFormat, SegmentRules, SetsFormat } from '@gauntlet/contract/scores/format'
import { scoring } from '@gauntlet/contract/scores/formats'
import type { GivenScore } from '@gauntlet/contract/scores/forms'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asSegment, everyLead, everyScore, playSets } from './play.testing.ts'
import { readReport } from './read.ts'

const formats = scoring.sports.flatMap(sport => sport.formats.map(format => ({ sport, format })))
type Sport = (typeof formats)[number]['sport']

const sets = formats.flatMap(({ sport, format }) => (format.kind === 'sets' ? [{ sport, format }] : []))
const races = formats.flatMap(({ sport, format }) => {
  const rules = format.kind === 'points' ? asSegment(format) : undefined
  return format.kind === 'points' && rules ? [{ sport, format, rules }] : []
})
const free = formats.flatMap(({ sport, format }) =>
  format.kind === 'points' && format.target === null ? [{ sport, format }] : [],
)

const verdict = (sport: Sport, format: SetsFormat | PointsFormat, score: GivenScore, ending: 'played' | 'clock') =>
  readReport(sport, format, { sides: 2, ending, score, outcome: null })

/** A grid of scores, and which of them `accepts`. */
function accepted(most: number, accepts: (a: number, b: number) => boolean): string[] {
  const found: string[] = []
  for (let a = 0; a <= most; a++) for (let b = 0; b <= most; b++) if (accepts(a, b)) found.push(`${a}-${b}`)
  return found
}
const told = (scores: readonly (readonly [number, number])[]) => scores.map(([a, b]) => `${a}-${b}`)
const inOrder = (scores: readonly string[]) => scores.toSorted()

const MOST = 42
const one = (format: SetsFormat, rules: SegmentRules): SetsFormat => ({
  ...format,
  best_of: 1,
  segment: rules,
  final: undefined,
  also_final: undefined,
})

describe('a segment', () => {
  const every = sets.flatMap(({ sport, format }) =>
    [format.segment, ...(format.final ? [format.final] : [])].map(
      rules => [`${sport.name}, ${format.id}, to ${rules.target}`, sport, format, rules] as const,
    ),
  )

  it.each(every)('of %s ends as play can end it, and in no other way', (_, sport, format, rules) => {
    const { ends, underWay } = everyScore(rules, MOST)
    const single = one(format, rules)
    const whole = accepted(MOST, (a, b) => verdict(sport, single, [[a, b]], 'played').kind === 'allowed')
    expect(inOrder(whole)).toEqual(inOrder(told(ends)))
    // The clock stops it anywhere, but not level.
    const stopped = accepted(MOST, (a, b) => verdict(sport, single, [[a, b]], 'clock').kind === 'allowed')
    expect(inOrder(stopped)).toEqual(inOrder(told([...ends, ...underWay.filter(([a, b]) => a !== b)])))
  })
})

describe('a race', () => {
  it.each(races.map(race => [`${race.sport.name}, ${race.format.id}`, race] as const))(
    'of %s ends as play can end it, and in no other way',
    (_, { sport, format, rules }) => {
      const most = format.max + 2
      const { ends, underWay } = everyScore(rules, most)
      const whole = accepted(most, (a, b) => verdict(sport, format, [a, b], 'played').kind === 'allowed')
      expect(inOrder(whole)).toEqual(inOrder(told(ends)))
      const stopped = accepted(most, (a, b) => verdict(sport, format, [a, b], 'clock').kind === 'allowed')
      const open = [...ends, ...underWay.filter(([a, b]) => a !== b)]
      expect(inOrder(stopped)).toEqual(format.early_end ? inOrder(told(open)) : [])
    },
  )
})

describe('points without a target', () => {
  it.each(free.map(each => [`${each.sport.name}, ${each.format.id}`, each] as const))(
    'of %s are within its bounds, add up, and are level only where it has draws',
    (_, { sport, format }) => {
      const { min, max, step, sum } = format
      const anyPoints = fc.oneof(
        fc.tuple(fc.integer({ min: min - 2, max: max + 2 }), fc.integer({ min: min - 2, max: max + 2 })),
        fc.integer({ min: min - 2, max: max + 2 }).map(a => [a, sum === null ? a : sum - a] as const),
        fc.integer({ min: 2 * min - 2, max: 2 * max + 2 }).map(a => [a / 2, (sum ?? max) - a / 2] as const),
      )
      fc.assert(
        fc.property(anyPoints, ([a, b]) => {
          const fits = [a, b].every(each => each >= min && each <= max && Number.isInteger(each / step))
          const right = fits && (sum === null || a + b === sum) && (a !== b || (format.draw ?? sport.draw))
          expect(verdict(sport, format, [a, b], 'played').kind).toBe(right ? 'allowed' : 'disabled')
        }),
      )
    },
  )
})

const anyLuck = fc.infiniteStream(fc.double({ min: 0, max: 0.999_999, noNaN: true }))
const tossOf = (luck: Iterator<number>) => () => Number(luck.next().value)

describe('a match of sets', () => {
  it.each(sets.map(each => [`${each.sport.name}, ${each.format.id}`, each] as const))(
    'of %s that was played point by point is accepted; one segment less or more is not, nor one changed by a point',
    (_, { sport, format }) => {
      fc.assert(
        fc.property(anyLuck, fc.nat(), fc.nat(1), (luck, at, side) => {
          const { segments, winner } = playSets(format, tossOf(luck))
          expect(verdict(sport, format, segments, 'played')).toMatchObject({ kind: 'allowed', outcome: { winner } })

          const last = segments.at(-1) ?? []
          const less = verdict(sport, format, segments.slice(0, -1), 'played')
          expect(less).toMatchObject({ reason: 'undecided', where: segments.length - 1 })
          const more = verdict(sport, format, [...segments, last], 'played')
          expect(more).toMatchObject({ reason: 'after_the_end', where: segments.length })

          const index = at % segments.length
          const changed = segments.map((segment, i) =>
            i === index ? segment.slice(0, 2).map((units, s) => (s === side ? units + 1 : units)) : segment,
          )
          const rules = index === format.best_of - 1 ? (format.final ?? format.segment) : format.segment
          const reachable = told(everyScore(rules, 99).ends).includes((changed[index] ?? []).join('-'))
          const wrong = verdict(sport, format, changed, 'played')
          expect(reachable || (wrong.kind === 'disabled' && wrong.where === index)).toBe(true)
        }),
        { numRuns: 12 },
      )
    },
  )
})

it.each([9, 18])('a match over %i holes is won by every lead that play can come to, and by no other', holes => {
  const golf = scoring.sports.find(({ name }) => name === 'Golf')
  const format = golf?.formats.find(({ id }) => id === `match_${holes}`)
  if (!golf || !format) throw new Error('Golf is played over holes.')
  const right = accepted(holes, (up, to_play) => {
    const score = { winner: 0, up, to_play }
    return readReport(golf, format, { sides: 2, ending: 'played', score, outcome: null }).kind === 'allowed'
  })
  expect(inOrder(right)).toEqual(inOrder(told(everyLead(holes))))
})
