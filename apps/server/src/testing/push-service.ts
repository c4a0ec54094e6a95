import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { isIP } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { notices } from '@gauntlet/contract/notices/endpoints'
import type { PushMessage } from '@gauntlet/contract/notices/push'
import type { PushNetwork } from '../platform/push/network.ts'
import { isPublicAddress } from '../platform/push/public-address.ts'
import type { Player, TestApp } from './app.ts'

export const HOST = 'push.example.org'
const LOOPBACK = '127.0.0.1'

/** A message as it came to the service. */
interface Delivery {
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}

/** How the service answers, once it has read the message. */
type Answering = (response: ServerResponse, path: string) => void

export interface PushService {
  network: PushNetwork
  /** The addresses of hosts that lead elsewhere; none of one whose name does not exist. */
  elsewhere: Map<string, readonly string[]>
  /** Hosts about whose names every name server is silent. */
  unanswered: Set<string>
  deliveries: Delivery[]
  answer: Answering
  close(): Promise<void>
}

export const answering =
  (status: number, headers: Record<string, string> = {}): Answering =>
  response =>
    void response.writeHead(status, headers).end('x'.repeat(100))

/** As it is said of a name that does not exist, or of one that nobody answers for. */
const unresolved = (code: 'ENOTFOUND' | 'ETIMEOUT', host: string) =>
  Object.assign(new Error(`queryA ${code} ${host}`), { code })

/** A push service on this machine, which every host's name leads to. */
export async function openPushService(patience = 2_000): Promise<PushService> {
  const deliveries: Delivery[] = []
  const elsewhere = new Map<string, readonly string[]>()
  const unanswered = new Set<string>()
  const server = createServer((incoming, response) => {
    void take(incoming, response)
  })
  async function take(incoming: IncomingMessage, response: ServerResponse) {
    const path = incoming.url ?? ''
    deliveries.push({ path, headers: incoming.headers, body: await buffer(incoming) })
    service.answer(response, path)
  }
  await once(server.listen(0, LOOPBACK), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The push service has no port')
  const service: PushService = {
    network: {
      async resolve(host) {
        if (unanswered.has(host)) throw unresolved('ETIMEOUT', host)
        const addresses = elsewhere.get(host) ?? [LOOPBACK]
        if (addresses.length === 0) throw unresolved('ENOTFOUND', host)
        return addresses.map(at => ({ address: at, family: isIP(at) }))
      },
      reaches: to => to === LOOPBACK || isPublicAddress(to),
      request,
      port: address.port,
      patience,
    },
    elsewhere,
    unanswered,
    deliveries,
    answer: answering(201),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return service
}

/** The keys of some browser, as it tells them: in form, and a point on the curve. */
export function someKeys() {
  const ecdh = createECDH('prime256v1')
  return { p256dh: ecdh.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') }
}

/** A browser that has subscribed. */
export interface Device {
  path: string
  ecdh: ECDH
  auth: Buffer
  /** The public key of the app, by which it subscribed. */
  key: Buffer
}

/** The browser in which a player is signed in subscribes to push messages. */
export async function subscribe(app: TestApp, player: Player, host = HOST): Promise<Device> {
  const ecdh = createECDH('prime256v1')
  ecdh.generateKeys()
  const auth = randomBytes(16)
  const path = `/${randomBytes(8).toString('hex')}`
  const { payload } = await app.call(notices.push, {}, player)
  const { status } = await app.call(
    notices.startPush,
    {
      endpoint: `https://${host}${path}`,
      p256dh: ecdh.getPublicKey('base64url'),
      auth: auth.toString('base64url'),
    },
    player,
  )
  if (status !== 200) throw new Error(`${player.name} could not subscribe`)
  return { path, ecdh, auth, key: Buffer.from(payload.key, 'base64url') }
}

const hkdf = (secret: Buffer, by: Buffer, info: string, size: number) =>
  Buffer.from(hkdfSync('sha256', secret, by, Buffer.from(info, 'latin1'), size))

/** Reads a message as a browser does, from the receiver's side of RFC 8291. */
function decrypt(body: Buffer, { ecdh, auth }: Device): string {
  const salt = body.subarray(0, 16)
  const length = body.readUInt8(20)
  const sender = body.subarray(21, 21 + length)
  const sealed = body.subarray(21 + length)
  const info = `WebPush: info\0${ecdh.getPublicKey().toString('latin1')}${sender.toString('latin1')}`
  const secret = hkdf(ecdh.computeSecret(sender), auth, info, 32)
  const decipher = createDecipheriv(
    'aes-128-gcm',
    hkdf(secret, salt, 'Content-Encoding: aes128gcm\0', 16),
    hkdf(secret, salt, 'Content-Encoding: nonce\0', 12),
  )
  decipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}

/** The claims that a push service finds in a message's Authorization, once it has checked the signature. */
export function claimsIn(authorization = ''): { aud: string; exp: number; sub: string } {
  const [, header = '', claims = '', signature = '', key = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization) ?? []
  const point = Buffer.from(key, 'base64url')
  const coordinate = (at: number) => point.subarray(at, at + 32).toString('base64url')
  const publicKey = createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) },
    format: 'jwk',
  })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) throw new Error('The signature does not fit the key')
  return JSON.parse(Buffer.from(claims, 'base64url').toString())
}

const messageIn = ({ body }: Delivery, device: Device): PushMessage => JSON.parse(decrypt(body, device))

/** The messages that came to a device, once all that waits has been sent. */
export async function messagesTo(app: TestApp, service: PushService, device: Device): Promise<PushMessage[]> {
  await app.app.services.jobs.runNow('push')
  return service.deliveries.filter(({ path }) => path === device.path).map(delivery => messageIn(delivery, device))
}
