import { expect, test } from 'vitest'
import { scoreExamples } from './examples.testing.ts'
import { firstFormat, formatOf, hasDraw } from './choice.ts'
import { scoring, scoringOf } from './formats.ts'

const formats = scoring.sports.flatMap(sport => sport.formats.map(format => ({ sport, format })))
const named = (name: string) => {
  const sport = scoringOf(name)
  if (!sport) throw new Error(`There is no ${name}.`)
  return sport
}

test('the table has 127 formats of 35 sports, each once', () => {
  expect([scoring.sports.length, formats.length]).toEqual([35, 127])
  expect(new Set(formats.map(({ sport, format }) => `${sport.name} ${format.id}`)).size).toBe(127)
})

test('each sport offers one of its own formats, and is ordered in a way that is there', () => {
  for (const sport of scoring.sports) {
    expect(formatOf(sport, sport.default_format), sport.name).toBeDefined()
    expect(scoring.standings[sport.standings], sport.name).toBeDefined()
  }
})

test('each format has examples, right ones and wrong ones', () => {
  const without = formats.filter(({ sport, format }) => {
    const { valid = [], invalid = [] } = scoreExamples[sport.name]?.[format.id] ?? {}
    return valid.length === 0 || invalid.length === 0
  })
  expect(without).toEqual([])
})

test('badminton is offered to 21 until 3 January 2027, and to 15 from the day after', () => {
  const badminton = named('Badminton Singles')
  const offered = ['2026-11-22', '2027-01-03', '2027-01-04', '2031-01-01'].map(day => firstFormat(badminton, day)?.id)
  expect(offered).toEqual(['bo3_21', 'bo3_21', 'bo3_15', 'bo3_15'])
  expect(firstFormat(named('Squash'), '2026-11-22')?.id).toBe('bo5_11')
})

test('a sport that nobody has described has no formats', () => expect(scoringOf('Quidditch')).toBeUndefined())

test('what a format says of draws is stronger than what its sport says', () => {
  const drawn = formats.filter(({ sport, format }) => hasDraw(sport, format) !== sport.draw)
  const kinds = Map.groupBy(drawn, ({ sport }) => sport.name)
  expect([...kinds].map(([name, of]) => [name, of.map(({ format }) => format.id)])).toEqual([
    ['Tennis Singles', ['timed']],
    ['Tennis Doubles', ['timed']],
    ['Padel', ['americano_16', 'americano_24', 'americano_32', 'timed']],
    ['Horseshoes', ['count_all_40']],
    ['Brazilian Jiu-Jitsu', ['submission_only']],
  ])
})
