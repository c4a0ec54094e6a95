import { expect, it } from 'vitest'
import { community } from './community.testing.ts'
import { measure } from './measure.ts'

it('of a simulated community that plays games to 21, scores foretell more than winners do', () => {
  const contests = community(300, 15_000, 7)
  const winners = contests.map(contest => ({ ...contest, score: null }))
  const [scored, unscored] = [contests, winners].map(each => measure(each, 20_000 + 180))
  if (!scored || !unscored) throw new Error('Both were measured.')
  expect(scored.n).toBe(7_602)
  // The engine's log-loss when it was chosen.
  expect(scored.logLoss).toBeLessThanOrEqual(0.6515)
  expect(unscored.logLoss).toBeLessThanOrEqual(0.6571)
})
