import { join } from 'node:path'
import { statSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { operatorSocket } from '../../apps/server/src/platform/config/folders.ts'
import { askSocket } from '../../apps/server/src/platform/operator/socket.ts'
import { benchmark } from './support/benchmark.ts'
import { openStage } from './support/stage.ts'
import { median } from './support/statistics.ts'

const MIB = 2 ** 20
const EVERY_MS = 20

/** A player who opens a profile again and again: the longest wait, in seconds. */
async function longestWait(port: number, player: { id: string; token: string }, until: () => boolean): Promise<number> {
  let longest = 0
  while (!until()) {
    const begin = performance.now()
    const answer = await fetch(`http://127.0.0.1:${port}/api/users/view/${player.id}`, {
      headers: { authorization: `Bearer ${player.token}` },
    })
    await answer.arrayBuffer()
    longest = Math.max(longest, performance.now() - begin)
    await sleep(EVERY_MS)
  }
  return longest / 1000
}

export default benchmark({ players: 2000, times: 3 }, async ({ players, times }) => {
  await using stage = await openStage('embedded', { players, signedIn: 5 })
  const { port } = await stage.start()
  const [player] = stage.world.players
  if (!player) throw new Error('Nobody is signed in')
  const waits: number[] = []
  const whole: number[] = []
  let bytes = 0
  for (let time = 0; time < times; time += 1) {
    let over = false
    const wait = longestWait(port, player, () => over)
    const file = join(stage.options.folder, `backup${time}.ndjson.gz`)
    const request = { command: 'backup', words: [file], who: 'bench', cwd: '/' }
    const begin = performance.now()
    const reply = await askSocket(operatorSocket({ dataFolder: stage.options.folder }), request)
    whole.push((performance.now() - begin) / 1000)
    over = true
    waits.push(await wait)
    if (!reply || !('data' in reply)) throw new Error(`There is no backup: ${JSON.stringify(reply)}`)
    bytes = statSync(file).size
  }
  return {
    figures: [
      { name: 'longest wait of a player while a backup is written', value: median(waits), unit: 's' },
      { name: 'a backup', value: median(whole), unit: 's' },
      { name: 'its size', value: bytes / MIB, unit: 'MiB' },
    ],
    notes: [`embedded; ${stage.world.size}; medians of ${times}; one player who reads a profile all the while`],
  }
})
