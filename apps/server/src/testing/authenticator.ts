import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { AnswerOf, SentOf } from '@gauntlet/contract/endpoint'
import type { passkeys } from '@gauntlet/contract/passkeys/endpoints'

type Cbor = number | string | Buffer | Map<number | string, Cbor>

const head = (major: number, value: number): Buffer => {
  if (value < 24) return Buffer.of((major << 5) | value)
  if (value < 256) return Buffer.of((major << 5) | 24, value)
  return Buffer.of((major << 5) | 25, value >> 8, value & 0xff)
}

/** As much of CBOR (RFC 8949) as a passkey is written in. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(pair => pair.map(cbor))])
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const WITH_KEY = 0x40

const clientData = (type: string, challenge: string, at: string) =>
  Buffer.from(JSON.stringify({ type: `webauthn.${type}`, challenge, origin: at, crossOrigin: false }))

/** How an authenticator may differ from a well-behaved one. */
export interface Quirks {
  /** Nobody showed a finger or a PIN. */
  unverified?: boolean
  /** The counter that it reports; if absent, one more than last time. */
  counter?: number
  origin?: string
}

export type Options = AnswerOf<typeof passkeys.options>
export type CreationOptions = AnswerOf<typeof passkeys.addOptions>

/** An authenticator in software, with one passkey (ES256, attestation none). */
export function softwareAuthenticator(origin = 'http://localhost:3000') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  let counted = 0

  function authenticatorData(rpId: string, more: number, { unverified = false, counter }: Quirks, rest: Buffer[]) {
    counted = counter ?? counted + 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counted)
    const flags = Buffer.of(USER_PRESENT | (unverified ? 0 : USER_VERIFIED) | more)
    return Buffer.concat([sha256(rpId), flags, count, ...rest])
  }
  const named = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' } as const

  return {
    create({ challenge, rp }: CreationOptions, quirks: Quirks = {}): SentOf<typeof passkeys.add>['credential'] {
      const key = cbor(
        new Map<number, Cbor>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      )
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const authData = authenticatorData(rp.id, WITH_KEY, quirks, [Buffer.alloc(16), length, id, key])
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ])
      return {
        ...named,
        response: {
          clientDataJSON: clientData('create', challenge, quirks.origin ?? origin).toString('base64url'),
          attestationObject: cbor(attestation).toString('base64url'),
          transports: ['internal'],
        },
      }
    },

    get({ challenge, rpId }: Options, quirks: Quirks = {}): SentOf<typeof passkeys.signIn>['credential'] {
      const data = clientData('get', challenge, quirks.origin ?? origin)
      const authData = authenticatorData(rpId, 0, quirks, [])
      return {
        ...named,
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey).toString('base64url'),
        },
      }
    },
  }
}
export type SoftwareAuthenticator = ReturnType<typeof softwareAuthenticator>
