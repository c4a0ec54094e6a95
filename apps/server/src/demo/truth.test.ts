import { DAY } from '@gauntlet/contract/time'
import { type Bin, calibrationOf, countTold, newCounts } from '@gauntlet/rules/ranks/calibration'
import { beginning } from '@gauntlet/rules/ranks/log'
import { Run } from '@gauntlet/rules/ranks/run'
import { expect, test } from 'vitest'
import { mayDraw } from '../features/ranks/sport-state.ts'
import { countsAlready, inventedOf, planPast } from './fixtures.ts'
import { type DemoPlayer, planPlayers } from './players.ts'
import { seededRandom } from './random.ts'
import { entryOf, Standings } from './standings.ts'

const NOW = Date.parse('2026-06-01T12:00:00Z')
const SIZE = { from: NOW - 365 * DAY, now: NOW, count: 1200 }

/** The chances before the ranked matches of some years of the demo, and how they turned out. */
function toldIn(years: number) {
  const counts = newCounts()
  for (let seed = 1; seed <= years; seed++) {
    const random = seededRandom(seed)
    const players = planPlayers(random, 300).map((player, n): DemoPlayer => ({ ...player, id: `${n}` }))
    const past = planPast({ random, standings: new Standings() }, players, SIZE).filter(countsAlready)
    const runs = new Map(
      [...new Set(past.map(({ sport }) => sport))].map(name => [name, new Run(beginning(mayDraw(name)))]),
    )
    for (const match of past) {
      const [entry, run] = [entryOf(inventedOf(match)), runs.get(match.sport)]
      if (!entry || !run) continue
      const kind = { settled: run.isSettled(entry), singles: true }
      const { winner } = match.account
      countTold(counts, kind, run.apply(entry) ?? 0, winner === null ? 0.5 : 1 - winner)
    }
  }
  return calibrationOf(counts)
}

const gapOf = ({ told, happened }: Bin): number => Math.abs((told ?? 0) - (happened ?? 0))

test('in the demo who was given 60 to 70 % wins as often, and the same of every other chance', () => {
  const { all, unsettled } = toldIn(8)
  expect(all.matches).toBeGreaterThan(6000)
  for (const { bins, logLoss, brier } of [all, unsettled]) {
    for (const bin of bins) expect(gapOf(bin), `${bin.from}`).toBeLessThan(0.035)
    expect(logLoss).toBeLessThan(0.65)
    expect(brier).toBeLessThan(0.23)
  }
})
