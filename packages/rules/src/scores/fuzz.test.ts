import type { Ending } from '@gauntlet/contract/scores/endings'
import { scoring } from '@gauntlet/contract/scores/formats'
import { score as scoreForm } from '@gauntlet/contract/scores/forms'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readReport } from './read.ts'

describe('a score may be anything', () => {
  const anyNumber = fc.oneof(fc.integer({ min: -3, max: 40 }), fc.double(), fc.constantFrom(NaN, Infinity, -0, 1e300))
  const anyList = fc.oneof(
    fc.array(fc.array(anyNumber, { maxLength: 4 }), { maxLength: 12 }),
    fc.array(fc.oneof(anyNumber, fc.constantFrom('dnf' as const, 'wd' as const)), { maxLength: 12 }),
  )
  const anyFormat = fc.constantFrom(
    ...scoring.sports.flatMap(sport => sport.formats.map(format => ({ sport, format }))),
  )
  const anyPair = fc.tuple(anyNumber, anyNumber)
  const methods = scoring.sports.flatMap(({ formats }) =>
    formats.flatMap(format => ('methods' in format ? (format.methods ?? []) : [])),
  )
  const anyDetails = fc.record(
    {
      score: anyList,
      clock: fc.boolean(),
      shootout: anyPair,
      method: fc.oneof(fc.string(), fc.constantFrom(...methods)),
      winner: anyNumber,
      draw: fc.constant(true as const),
      cards: anyPair,
      round: anyNumber,
      points: anyPair,
      advantages: anyPair,
      up: anyNumber,
      to_play: anyNumber,
    },
    { requiredKeys: [] },
  )
  const anyOutcome = fc.oneof(fc.record({ winner: anyNumber }), fc.constant({ draw: true as const }), fc.constant(null))
  const anyEnding = fc.constantFrom<Ending>('played', 'retired', 'clock', 'walkover', 'default', 'abandoned')

  it('and is answered', () => {
    fc.assert(
      fc.property(
        anyFormat,
        fc.oneof(anyList, anyDetails),
        anyOutcome,
        anyEnding,
        fc.integer({ min: -1, max: 12 }),
        ({ sport, format }, score, outcome, ending, sides) => {
          const verdict = readReport(sport, format, { sides, ending, score, outcome })
          expect(['allowed', 'disabled']).toContain(verdict.kind)
          const places = verdict.kind === 'allowed' && verdict.outcome ? verdict.positions.length : sides
          expect(places).toBe(sides)
        },
      ),
      { numRuns: 5000 },
    )
  })

  it('that JSON can carry, and is refused by the form or answered by the rule', () => {
    fc.assert(
      fc.property(anyFormat, fc.oneof(fc.jsonValue(), anyList, anyDetails), ({ sport, format }, given) => {
        const { data } = scoreForm.safeParse(given)
        const verdict = data && readReport(sport, format, { sides: 2, ending: 'played', score: data, outcome: null })
        expect(verdict?.kind).not.toBe('hidden')
      }),
    )
  })
})
