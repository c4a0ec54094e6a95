import { brackets } from '@gauntlet/contract/brackets/endpoints'
import { expect, test } from 'vitest'
import { FOUR, matchBetween, bracketStage } from '../../testing/brackets.ts'
import { testApp } from '../../testing/opened.ts'
import { testCountingNode } from '../../testing/statements.ts'

const app = testApp()
const stage = bracketStage(app)
const node = testCountingNode(app)

// It was 37 when an act loaded its bracket three times.
test('reporting a match takes at most 16 statements', async () => {
  const tournament = await stage.drawn('single_elimination', FOUR)
  const [ben, eve] = [stage.player('Ben'), stage.player('Eve')]
  const { id: match } = matchBetween(await stage.bracketFor(tournament), ben, eve)
  const report = { id: tournament.id, match, winner: ben.id }
  expect(await node.statementsOf(brackets.report, report, ben)).toBeLessThanOrEqual(16)
})
