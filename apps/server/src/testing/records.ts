import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { recordedMatches } from '@gauntlet/contract/challenges/record'
import type { SentOf } from '@gauntlet/contract/endpoint'
import { HOUR, MINUTE } from '@gauntlet/contract/time'
import type { Player, TestApp } from './app.ts'
import { terms } from './challenges.ts'

type Told = Partial<SentOf<typeof recordedMatches.record>>

const STEP = 10 * MINUTE

/** So many hours ago, on a whole ten minutes. */
export const hoursAgo = (app: TestApp, hours: number): string =>
  new Date(Math.floor((app.clock.now().getTime() - hours * HOUR) / STEP) * STEP).toISOString()

/** Says that they have played another, three hours ago, and won. */
export async function recordBy(app: TestApp, player: Player, other: Player, told: Told = {}) {
  const played = { sides: [[player.id], [other.id]], winner: player.id, ...told }
  return app.call(recordedMatches.record, { ...(await terms(app)), date: hoursAgo(app, 3), ...played }, player)
}

/** The same; throws where it is refused. */
export async function recordedBy(app: TestApp, player: Player, other: Player, told: Told = {}): Promise<Challenge> {
  const { payload, body } = await recordBy(app, player, other, told)
  if (!payload) throw new Error(`It was refused: ${JSON.stringify(body)}`)
  return payload
}
