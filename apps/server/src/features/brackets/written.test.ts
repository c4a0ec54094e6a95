import { brackets } from '@gauntlet/contract/brackets/endpoints'
import { expect, test } from 'vitest'
import { FOUR, matchBetween, bracketStage } from '../../testing/brackets.ts'
import { testApp } from '../../testing/opened.ts'

const app = testApp()
const stage = bracketStage(app)

test('each act answers what a look at the bracket would tell the player', async () => {
  const tournament = await stage.drawn('single_elimination', FOUR)
  const { player, bracketFor } = stage
  const { id } = tournament
  const between = async (one: 'Ben' | 'Cleo', two: 'Dan' | 'Eve') => {
    const match = matchBetween(await bracketFor(tournament), player(one), player(two))
    return { id, match: match.id }
  }
  const first = { ...(await between('Ben', 'Eve')), winner: player('Ben').id }
  const second = await between('Cleo', 'Dan')
  const scored = (...score: [number, number][]) => ({ ...first, score })
  const corrected = { ...first, winner: player('Eve').id }
  const steps = [
    ['Ada', () => app.call(brackets.draw, { id }, player('Ada'))],
    ['Ben', () => app.call(brackets.report, scored([6, 1], [6, 1]), player('Ben'))],
    ['Eve', () => app.call(brackets.report, scored([6, 4], [6, 4]), player('Eve'))],
    ['Eve', () => app.call(brackets.takeScore, { id, match: first.match }, player('Eve'))],
    ['Ada', () => app.call(brackets.correct, corrected, player('Ada'))],
    ['Cleo', () => app.call(brackets.report, { ...second, winner: player('Cleo').id }, player('Cleo'))],
    ['Dan', () => app.call(brackets.dispute, second, player('Dan'))],
    ['Ada', () => app.call(brackets.decide, { ...second, winner: player('Dan').id }, player('Ada'))],
    ['Dan', () => app.call(brackets.withdraw, { id }, player('Dan'))],
  ] as const
  for (const [who, act] of steps) {
    const { payload, body } = await act()
    expect(payload, body.message).toEqual(await bracketFor(tournament, who))
  }
})
