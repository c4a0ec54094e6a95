import { feed } from '@gauntlet/contract/feed/endpoints'
import { HOUR, MINUTE } from '@gauntlet/contract/time'
import type { Player, TestApp } from './app.ts'
import { playedMatch, report } from './challenges.ts'

const SOON = 2 * HOUR
const STEP = 10 * MINUTE

/** Soon: players stay signed in. */
export const soon = (app: TestApp) => ({
  date: new Date(Math.ceil((app.clock.now().getTime() + SOON) / STEP) * STEP).toISOString(),
})

/** A match that both say one of them has won. */
export async function wonMatch(app: TestApp, winner: Player, loser: Player): Promise<string> {
  const match = await playedMatch(app, winner, loser, soon(app))
  for (const player of [winner, loser]) await report(app, match, player, winner)
  return match.id
}

export const feedOf = async (app: TestApp, player: Player, page = {}) =>
  (await app.call(feed.view, page, player)).payload

export const applaud = (app: TestApp, player: Player, id: string, active: 0 | 1 = 1) =>
  app.call(feed.applaud, { id, active }, player)
