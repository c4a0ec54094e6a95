import type { LookupAddress } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import { SECOND } from '@gauntlet/contract/time'

/** Of each name server: the second try is for a question that got lost. */
const ASKING = { timeout: 2 * SECOND, tries: 2 }
/** However many name servers there are to be asked. */
const PATIENCE = 5 * SECOND
/** As a name server, or the form of the name, says that nothing is there. */
const NOTHING_THERE: ReadonlySet<unknown> = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME'])

const isNothingThere = (reason: unknown): boolean =>
  reason instanceof Error && 'code' in reason && NOTHING_THERE.has(reason.code)

export interface Asking {
  /** Name servers in place of the system's. */
  servers?: readonly string[]
  /** Milliseconds after which a name counts as not answered. */
  patience?: number
}

/**
 * The addresses of a public name, of both families. Name servers are asked without `getaddrinfo`, which holds one of
 * few threads for as long as a name server is silent, and then no mail and no picture goes on, either. So names of
 * /etc/hosts are not known. Nothing is kept from one name to the next: the system's name servers may change meanwhile.
 */
export async function findAddresses(
  host: string,
  { servers, patience = PATIENCE }: Asking = {},
): Promise<LookupAddress[]> {
  const resolver = new Resolver(ASKING)
  if (servers) resolver.setServers(servers)
  const late = setTimeout(() => resolver.cancel(), patience)
  const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
  clearTimeout(late)
  const found = [
    ...(four.status === 'fulfilled' ? four.value.map(address => ({ address, family: 4 })) : []),
    ...(six.status === 'fulfilled' ? six.value.map(address => ({ address, family: 6 })) : []),
  ]
  if (found.length > 0) return found
  for (const asked of [four, six]) if (asked.status === 'rejected' && !isNothingThere(asked.reason)) throw asked.reason
  throw Object.assign(new Error(`No name server knows ${host}`), { code: 'ENOTFOUND' })
}
