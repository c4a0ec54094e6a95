import { Client, type ClientConfig } from 'pg'

const ADDRESS = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/
/** A server that does not say so within this time takes no writes. */
const SAY_MS = 2000

/** An address for each server that this one names: `postgres://one:5432,two:5432/gauntlet` names two. */
export function serversOf(address: string): string[] {
  const [, before = '', servers = address, behind = ''] = ADDRESS.exec(address) ?? []
  return servers.split(',').map(server => before + server + behind)
}

/** How the server that takes writes is reached, among those that an address names. */
export interface Servers {
  /** The settings of the one in use. */
  settings: () => ClientConfig
  /** Asks all of them which takes writes, and says whether it is another one than before. */
  findPrimary: () => Promise<boolean>
}

async function requirePrimary(settings: ClientConfig): Promise<void> {
  const client = new Client({ ...settings, connectionTimeoutMillis: SAY_MS, query_timeout: SAY_MS })
  // A failure here fails the question below, too.
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby')
    if (rows[0]?.standby !== false) throw new Error('It is a standby')
  } finally {
    client.connection.stream.destroy()
  }
}

/** `shared`: the settings that do not depend on the server. */
export function openServers(address: string, shared: ClientConfig): Servers {
  const [first = address, ...others] = serversOf(address)
  let current = first
  const settingsOf = (url: string): ClientConfig => ({ ...shared, connectionString: url })
  const settings = () => settingsOf(current)
  if (others.length === 0) return { settings, findPrimary: async () => false }

  async function ask(url: string): Promise<string> {
    await requirePrimary(settingsOf(url))
    return url
  }
  return {
    settings,
    async findPrimary() {
      const before = current
      // While none does, the one before may be the next.
      current = await Promise.any([first, ...others].map(ask)).catch(() => before)
      return current !== before
    },
  }
}
