import { brackets } from '@gauntlet/contract/brackets/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BracketApp, FOUR, matchBetween, openBracketApp } from '../../testing/brackets.ts'
import { type CountingNode, countingNode } from '../../testing/statements.ts'

let stage: BracketApp
let node: CountingNode
beforeAll(async () => {
  stage = await openBracketApp()
  node = await countingNode(stage.app)
})
afterAll(async () => {
  await node.stop()
  await stage.app.close()
})

// It was 37 when an act loaded its bracket three times.
test('reporting a match takes at most 16 statements', async () => {
  const tournament = await stage.drawn('single_elimination', FOUR)
  const [ben, eve] = [stage.player('Ben'), stage.player('Eve')]
  const { id: match } = matchBetween(await stage.bracketFor(tournament), ben, eve)
  const report = { id: tournament.id, match, winner: ben.id }
  expect(await node.statementsOf(brackets.report, report, ben)).toBeLessThanOrEqual(16)
})
