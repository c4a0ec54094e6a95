// A streaming replica that can be held back, and an event through which it shows what it has.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DAY } from '@gauntlet/contract/time'
import { events } from '@gauntlet/contract/events/endpoints'
import { POSITION_HEADER } from '@gauntlet/contract/position'
import { openDatabase } from '../../../apps/server/src/platform/database/open.ts'
import type { ThrowawayPostgres } from '../../../scripts/support/postgres.ts'
import { askOf, call } from './call.ts'
import type { RunningServer } from './server.ts'
import type { Player } from './world.ts'

const USED_MS = 60_000
const LOOK_MS = 20
const NEWS = /"pid":(\d+),.*"msg":"(reads go to the replica|the replica is left out)"/

/** Says statements on a server by itself, each in a session. */
export async function tell({ url }: ThrowawayPostgres, ...statements: string[]): Promise<void> {
  const db = await openDatabase({ kind: 'postgres', url })
  await db.session(async session => {
    for (const text of statements) await session.run(text)
  })
  await db.close()
}

/** It applies what was committed so many milliseconds later. */
export const delay = (standby: ThrowawayPostgres, ms: number) =>
  tell(standby, `alter system set recovery_min_apply_delay = ${ms}`, 'select pg_reload_conf()')

/** Whether reads of the node go to the replica, by what it has last said in the log of `folder`. */
export function isUsed(folder: string, { pid }: RunningServer): boolean {
  const lines = readFileSync(join(folder, 'server.log'), 'utf8').split('\n')
  const news = lines.map(line => NEWS.exec(line)).filter(found => found?.[1] === String(pid))
  return news.at(-1)?.[2] === 'reads go to the replica'
}

/** Milliseconds until the reads of all nodes go there, or none. */
export async function untilUsed(folder: string, nodes: readonly RunningServer[], used = true): Promise<number> {
  const begun = performance.now()
  while (nodes.some(node => isUsed(folder, node) !== used)) {
    if (performance.now() - begun > USED_MS) throw new Error('The replica is not what it should be')
    await sleep(LOOK_MS)
  }
  return performance.now() - begun
}

export interface Event {
  id: string
  /** Gives it another title through a node; answers with how far the primary had written then. */
  rename(node: RunningServer, title: string): Promise<string>
  /** Its title, to a visitor where nothing else is said. */
  title(node: RunningServer, headers?: Record<string, string>): Promise<{ title: string; ms: number }>
}

/** An event of the player: its page is read from the replica. */
export async function openEvent(server: RunningServer, organizer: Player): Promise<Event> {
  const { id } = await call(
    server,
    events.add,
    {
      event_name: 'Sunday Doubles',
      event_start: `${new Date(Date.now() + 7 * DAY).toISOString().slice(0, 11)}10:00`,
      location: 'Austin',
      locstate: 'TX',
      zip: '78701',
      venue: 'Zilker Park',
    },
    organizer,
  )
  const { path } = askOf(events.view, { id })
  return {
    id,
    async rename({ port }, title) {
      const { path: edit, body } = askOf(events.edit, { id, event_name: title })
      const reply = await fetch(`http://127.0.0.1:${port}${edit}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${organizer.token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      if (!reply.ok) throw new Error(`The event was not edited: ${await reply.text()}`)
      return reply.headers.get(POSITION_HEADER) ?? ''
    },
    async title({ port }, headers = {}) {
      const begun = performance.now()
      const reply = await fetch(`http://127.0.0.1:${port}${path}`, { headers })
      const text = await reply.text()
      const [, title = `${reply.status}`] = /"event_name":"([^"]*)"/.exec(text) ?? []
      return { title, ms: performance.now() - begun }
    },
  }
}
