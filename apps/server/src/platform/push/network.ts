import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { type ClientRequest, type IncomingMessage, request as plainRequest, type RequestOptions } from 'node:http'
import { request } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { SECOND } from '@gauntlet/contract/time'
import { findAddresses } from './names.ts'
import { isPublicAddress } from './public-address.ts'

/** How push services are reached; a test has one of its own on this machine. */
export interface PushNetwork {
  resolve(host: string): Promise<readonly LookupAddress[]>
  /** Whether a message may go to an address: a subscription names the host, and could name a neighbour of ours. */
  reaches(address: string): boolean
  request(options: RequestOptions, answered: (response: IncomingMessage) => void): ClientRequest
  port: number
  /** Milliseconds within which a service has answered, once its name is resolved. */
  patience: number
}

export const internet: PushNetwork = {
  resolve: host => findAddresses(host),
  reaches: isPublicAddress,
  request,
  port: 443,
  patience: 10 * SECOND,
}

/** One service that stands for all, on this machine. */
export const standIn = ({ hostname, port }: URL): PushNetwork => ({
  ...internet,
  // A name of this machine, which no name server has to know.
  resolve: () => lookup(hostname, { all: true }),
  reaches: () => true,
  request: plainRequest,
  port: Number(port || 80),
})

/** The address of a subscription leads to no push service. */
export class NoPushService extends Error {
  override name = 'NoPushService'
}

/** The host of a subscription has no such name: a slip of the resolver's, or a name that somebody made up. */
export const isNameless = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOTFOUND'

/** Nobody says where the host of a subscription is: our name servers slip, or that of its domain is silent. */
export class UnansweredName extends Error {
  override name = 'UnansweredName'
}

/** `https`, on its own port, with a name and nothing before it. */
export function serviceOf(endpoint: string): URL {
  if (!URL.canParse(endpoint)) throw new NoPushService('It is no address')
  const url = new URL(endpoint)
  const { protocol, port, username, password, hostname } = url
  const named = hostname.includes('.') && isIP(hostname) === 0 && !hostname.startsWith('[')
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '' || !named)
    throw new NoPushService('It is no https address of a named host')
  return url
}

/** Domains of the makers of browsers, of which no player holds a host: only theirs do, and those do much besides. */
const MAKERS: ReadonlySet<string> = new Set(['apple.com', 'google.com', 'googleapis.com', 'mozilla.com', 'windows.com'])

/**
 * The name by which a service is counted, and rests: the last two names of its host, since whoever holds a domain has
 * any number of hosts. Of a maker it is the whole host: any other, named by one player, would let it rest for all.
 */
export function serviceNameOf({ hostname }: URL): string {
  const domain = hostname.split('.').slice(-2).join('.')
  return MAKERS.has(domain) ? hostname : domain
}

export interface PushAnswer {
  status: number
  retryAfter: string | undefined
}

export interface PushRequest {
  url: URL
  headers: Readonly<Record<string, string>>
  body: Buffer
}

/** The request goes to an address that was looked at: a name that is asked twice may lead elsewhere. */
const leadingTo =
  (addresses: readonly LookupAddress[]): LookupFunction =>
  (_host, { all }, done) => {
    const [first] = addresses
    if (all) done(null, [...addresses])
    else done(null, first?.address ?? '', first?.family)
  }

async function resolveService(network: PushNetwork, { hostname }: URL): Promise<readonly LookupAddress[]> {
  const addresses = await network.resolve(hostname).catch((error: unknown) => {
    throw isNameless(error) ? error : new UnansweredName(`Nobody says where ${hostname} is`, { cause: error })
  })
  if (!addresses.every(({ address }) => network.reaches(address))) throw new NoPushService('Its host is not public')
  return addresses
}

function post(
  network: PushNetwork,
  addresses: readonly LookupAddress[],
  { url, headers, body }: PushRequest,
  signal: AbortSignal,
): Promise<PushAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<PushAnswer>()
  const sending = network.request(
    {
      host: url.hostname,
      port: network.port,
      path: url.pathname + url.search,
      method: 'POST',
      headers: { ...headers, 'content-length': body.length },
      lookup: leadingTo(addresses),
      agent: false,
      signal,
    },
    response => {
      resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] })
      // The rest of the answer says nothing to us, however long it is.
      response.destroy()
    },
  )
  sending.on('error', reject)
  sending.end(body)
  return promise
}

/**
 * Sends one message. A redirect is an answer like any other: nobody follows it. How long a name takes is no matter of
 * the service's.
 */
export async function postPush(network: PushNetwork, message: PushRequest): Promise<PushAnswer> {
  const addresses = await resolveService(network, message.url)
  const enough = new AbortController()
  const waiting = new AbortController()
  const late = pause(network.patience, undefined, { signal: waiting.signal, ref: false }).then(() => {
    enough.abort()
    throw new Error(`${message.url.host} did not answer in time`)
  })
  try {
    return await Promise.race([post(network, addresses, message, enough.signal), late])
  } finally {
    waiting.abort()
    late.catch(() => undefined)
  }
}
