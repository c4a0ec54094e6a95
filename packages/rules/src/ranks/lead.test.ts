import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { expectedLead, expectedLeadSlope, expectLeads } from './lead.ts'

function atOnce(difference: number) {
  const [own, other] = [0, -difference].map(mean => ({ mean, expected: 0, slope: 0 }))
  if (own && other) expectLeads(own, other)
  return [own?.expected, own?.slope, other?.expected, other?.slope]
}

const each = (difference: number) =>
  [difference, -difference].flatMap(own => [expectedLead(own), expectedLeadSlope(own)])

it('expects of both sides at once, to the last bit, what it expects of each', () => {
  for (const difference of [0, 675, -675, 1e5, -1e5, 1e6]) expect(atOnce(difference)).toEqual(each(difference))
  fc.assert(
    fc.property(fc.double({ min: -3000, max: 3000, noNaN: true }), difference => {
      expect(atOnce(difference)).toEqual(each(0 + difference))
    }),
  )
})
