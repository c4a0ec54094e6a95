import { recordResult } from '../features/ranks/record.ts'
import { newId } from '../platform/ids.ts'
import type { Player, TestApp } from './app.ts'
import { DOUBLES } from './lineups.ts'

type Pair = readonly [Player, Player]

/** Doubles that are over: `first` against `second`, and who won. */
export async function doublesEnded(
  app: TestApp,
  first: Pair,
  second: Pair,
  { winner, ranked = true }: { winner: 0 | 1 | 'nobody'; ranked?: boolean },
): Promise<string> {
  const challengeId = newId(app.clock.now())
  const positions = winner === 'nobody' ? [1, 1] : [winner === 0 ? 1 : 2, winner === 0 ? 2 : 1]
  const sides = [first, second].map(side => side.map(({ id }) => id))
  const sportId = await app.sportId(DOUBLES)
  await app.db.transaction(tx =>
    recordResult(tx, app.app.services, { cause: { challengeId }, sides, positions, ranked, sportId }),
  )
  return challengeId
}

/** As many results together as a pair needs for the board, all won. */
export async function fiveWins(app: TestApp, first: Pair, second: Pair): Promise<void> {
  for (let n = 0; n < 5; n++) await doublesEnded(app, first, second, { winner: 0 })
}
