import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { expect } from 'vitest'

const { subtle } = globalThis.crypto
const P256 = { name: 'ECDH', namedCurve: 'P-256' }

/** A subscription as a browser tells it to whoever sends it messages. */
export interface Subscription {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

/** A browser as its push service knows it. */
export interface Receiver {
  subscription: Subscription
  /** The text of the next message to it, as the browser reads it: the server has sent it by itself. */
  next(): Promise<string>
}

export interface PushService {
  /** Where it takes messages. */
  url: string
  /** A browser that can subscribe. */
  receiver(): Promise<Receiver>
  close(): void
}

const bytes = (...parts: readonly (string | ArrayBuffer | Uint8Array)[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    Buffer.concat(parts.map(part => (typeof part === 'string' ? Buffer.from(part) : new Uint8Array(part)))),
  )

async function derived(secret: BufferSource, salt: BufferSource, info: Uint8Array<ArrayBuffer>, length: number) {
  const key = await subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits'])
  return subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, length * 8)
}

/** Reads a message as its browser does (RFC 8291). */
async function decrypted(body: Buffer, keys: CryptoKeyPair, auth: Uint8Array<ArrayBuffer>): Promise<string> {
  const salt = bytes(body.subarray(0, 16))
  const end = 21 + body.readUInt8(20)
  const sender = bytes(body.subarray(21, end))
  const own = await subtle.exportKey('raw', keys.publicKey)
  const from = await subtle.importKey('raw', sender, P256, false, [])
  const shared = await subtle.deriveBits({ name: 'ECDH', public: from }, keys.privateKey, 256)
  const secret = await derived(shared, auth, bytes('WebPush: info\0', own, sender), 32)
  const key = await derived(secret, salt, bytes('Content-Encoding: aes128gcm\0'), 16)
  const iv = await derived(secret, salt, bytes('Content-Encoding: nonce\0'), 12)
  const opener = await subtle.importKey('raw', key, 'AES-GCM', false, ['decrypt'])
  const padded = Buffer.from(await subtle.decrypt({ name: 'AES-GCM', iv }, opener, bytes(body.subarray(end))))
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}

/** A push service on this machine, which stands for those of the browsers' makers. */
export async function openPushService(): Promise<PushService> {
  const taken = new Map<string, Buffer[]>()
  async function take(request: IncomingMessage, response: ServerResponse) {
    const path = request.url ?? ''
    const body = await buffer(request)
    taken.set(path, [...(taken.get(path) ?? []), body])
    response.writeHead(201).end()
  }
  const server = createServer((request, response) => void take(request, response))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The push service has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    async receiver() {
      const keys = await subtle.generateKey(P256, false, ['deriveBits'])
      const auth = globalThis.crypto.getRandomValues(new Uint8Array(16))
      const path = `/${globalThis.crypto.randomUUID()}`
      const p256dh = Buffer.from(await subtle.exportKey('raw', keys.publicKey)).toString('base64url')
      return {
        subscription: {
          endpoint: `https://push.example.org${path}`,
          keys: { p256dh, auth: Buffer.from(auth).toString('base64url') },
        },
        async next() {
          await expect.poll(() => taken.get(path)?.length ?? 0).toBeGreaterThan(0)
          const body = taken.get(path)?.shift()
          if (!body) throw new Error('The message is gone')
          return decrypted(body, keys, auth)
        },
      }
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
