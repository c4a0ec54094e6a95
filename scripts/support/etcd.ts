import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { folderOf, freePort, type Running, startServer } from './programs.ts'

/** An etcd of one's own, of a single member. */
export interface Etcd extends Running {
  port: number
}

/** The etcd of this machine; on a Debian without it and with root's rights, Debian's. */
export async function startEtcd(): Promise<Etcd> {
  const program = join(folderOf({ programs: ['etcd'], package: 'etcd-server' }), 'etcd')
  const folder = mkdtempSync(join(tmpdir(), 'gauntlet-etcd-'))
  const port = await freePort()
  const clients = `http://127.0.0.1:${port}`
  const peers = `http://127.0.0.1:${await freePort()}`
  const settings = {
    name: 'one',
    'data-dir': join(folder, 'data'),
    'listen-client-urls': clients,
    'advertise-client-urls': clients,
    'listen-peer-urls': peers,
    'initial-advertise-peer-urls': peers,
    'initial-cluster': `one=${peers}`,
    'log-level': 'error',
  }
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value])
  const answers = () =>
    fetch(`${clients}/health`).then(
      reply => reply.ok,
      () => false,
    )
  return { port, ...(await startServer(program, args, { folder, answers })) }
}
