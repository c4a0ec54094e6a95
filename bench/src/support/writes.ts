// Players who write and read without a pause while something happens, and what became of it.
import { setTimeout as sleep } from 'node:timers/promises'
import { addresses } from '@gauntlet/contract/addresses/endpoints'
import { KEY_HEADER } from '@gauntlet/contract/idempotency'
import type { Player } from './world.ts'

export const WRITERS = 8
export const READERS = 2
/** A player may keep 20 addresses; the world comes with one of them. */
const ADDRESSES_EACH = 19
export const BETWEEN_MS = 50
const BACK_MS = 60_000

export interface Reply {
  status: number
  writes: boolean
  body: string
  /** When it was answered, as `performance.now()` has it. */
  at: number
  ms: number
}

async function ask(port: number, path: string, player: Player, street?: string): Promise<Reply> {
  const begun = performance.now()
  const body = { address_line_1: street, city: 'Austin', state: 'Texas', postal_code: '78701' }
  const key = { 'content-type': 'application/json', [KEY_HEADER]: street?.replaceAll(' ', '-') ?? '' }
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { authorization: `Bearer ${player.token}`, ...(street === undefined ? {} : key) },
    ...(street === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  })
  const text = await reply.text()
  const at = performance.now()
  return { status: reply.status, writes: street !== undefined, body: text, at, ms: at - begun }
}

/** Writes and reads without a pause while something happens to the server or its database. */
export class Load {
  readonly #over = new AbortController()
  readonly #working: Promise<void>[]
  readonly #streets = new Map<Player, string[]>()
  readonly #replies: Reply[] = []

  constructor(port: () => number, players: readonly Player[]) {
    const each = Math.floor(players.length / WRITERS)
    this.#working = [
      ...Array.from({ length: WRITERS }, (_, at) => this.#write(port, players.slice(at * each, (at + 1) * each))),
      ...players.slice(0, READERS).map(player => this.#read(port, player)),
    ]
  }

  /** A write that is answered with anything but 200 is sent again with its key, as the web client does. */
  async #write(port: () => number, players: readonly Player[]): Promise<void> {
    for (const player of players) {
      const mine: string[] = []
      this.#streets.set(player, mine)
      for (let n = 0; n < ADDRESSES_EACH && !this.#over.signal.aborted; ) {
        const street = `${n} Outage Street`
        const reply = await ask(port(), `/api${addresses.add.path}`, player, street)
        this.#replies.push(reply)
        if (reply.status === 200) {
          mine.push(street)
          n += 1
        }
        await sleep(BETWEEN_MS)
      }
    }
  }

  async #read(port: () => number, player: Player): Promise<void> {
    while (!this.#over.signal.aborted) {
      this.#replies.push(await ask(port(), `/api${addresses.list.path}`, player))
      await sleep(BETWEEN_MS)
    }
  }

  /** How many acknowledged writes are missing, or there twice, out of how many, and the answers. */
  async end(port: number): Promise<{ wrong: number; acknowledged: number; replies: readonly Reply[] }> {
    this.#over.abort()
    await Promise.all(this.#working)
    let wrong = 0
    let acknowledged = 0
    for (const [player, streets] of this.#streets) {
      const { body } = await ask(port, `/api${addresses.list.path}`, player)
      for (const street of streets) if (body.split(`"${street}"`).length !== 2) wrong += 1
      acknowledged += streets.length
    }
    return { wrong, acknowledged, replies: this.#replies }
  }
}

/** Milliseconds until the server says that it is ready. */
export async function untilReady(port: number): Promise<number> {
  const begun = performance.now()
  while (!(await fetch(`http://127.0.0.1:${port}/readyz`)).ok) {
    if (performance.now() - begun > BACK_MS) throw new Error('The server does not come back')
    await sleep(20)
  }
  return performance.now() - begun
}
