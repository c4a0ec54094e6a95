// How soon a change shows on another screen.
import { setTimeout as sleep } from 'node:timers/promises'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { call } from './call.ts'
import type { RunningServer } from './server.ts'
import type { Streams } from './streams.ts'
import type { Player } from './world.ts'

export const BETWEEN_CHANGES_MS = 23
const LATE_MS = 10_000

type Server = Pick<RunningServer, 'port'>

/** Milliseconds from sending a change through `server` until the player's stream tells of it. */
async function delayOf(server: Server, streams: Streams, player: Player): Promise<number> {
  const begin = performance.now()
  const seen = streams.nextChange(player)
  await call(server, profiles.setTheme, {}, player)
  const late = sleep(LATE_MS, undefined, { ref: false }).then(() => Promise.reject(new Error('A change was not seen')))
  return (await Promise.race([seen, late])) - begin
}

export async function delays(server: Server, streams: Streams, players: readonly Player[]): Promise<number[]> {
  const under: Promise<number>[] = []
  for (const player of players) {
    under.push(delayOf(server, streams, player))
    await sleep(BETWEEN_CHANGES_MS)
  }
  return await Promise.all(under)
}
