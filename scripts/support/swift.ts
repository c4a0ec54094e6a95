import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { connect } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { folderOf, freePort, type Running, startServer } from './programs.ts'

/** A store of one's own that speaks S3: OpenStack Swift, which keeps what it is given in memory. */
export interface Swift extends Running {
  /** As Debian names it: 2.30.1-0+deb12u3. */
  version: string
  /** The store itself; a bucket lies below it. */
  url: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** It takes connections and answers nothing, until it goes on. */
  pause(): void
  resume(): void
}

const servers = fileURLToPath(new URL('swift-servers.py', import.meta.url))

const answers = async (port: number): Promise<boolean> => {
  const socket = connect({ host: '127.0.0.1', port })
  const connected = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return connected
}

/** The Swift of this machine. On a Debian without it and with root's rights it is installed. */
export async function startSwift(): Promise<Swift> {
  folderOf({ programs: ['swift-ring-builder'], package: 'swift' })
  const asked = spawnSync('dpkg-query', ['-W', '-f', '${Version}', 'python3-swift'], { encoding: 'utf8' })
  const folder = mkdtempSync(join(tmpdir(), 'gauntlet-swift-'))
  const [proxy, ...others] = [await freePort(), await freePort(), await freePort(), await freePort()]
  const user = { accessKeyId: 'club:pictures', secretAccessKey: 'a-secret-of-the-club' }
  const args = [servers, folder, proxy, ...others, user.accessKeyId, user.secretAccessKey].map(String)
  // Debian's Python, which is the one that Debian's Swift is for.
  const running = await startServer('/usr/bin/python3', args, { folder, answers: () => answers(proxy) })
  return {
    ...running,
    ...user,
    version: asked.stdout,
    url: `http://127.0.0.1:${proxy}`,
    region: 'us-east-1',
    pause: () => void process.kill(running.pid, 'SIGSTOP'),
    resume: () => void process.kill(running.pid, 'SIGCONT'),
  }
}
