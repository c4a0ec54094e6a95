import { HOUR, type Millis, SECOND } from '@gauntlet/contract/time'
import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'

/** The key by which push services know this app. */
export interface VapidKeys {
  /** A point on P-256, as browsers take it. */
  publicKey: Buffer
  privateKey: KeyObject
}

/** A push service takes none that is good for longer than a day. */
const GOOD_FOR = 12 * HOUR
/** Stands before the coordinates of a point that is written in full. */
const IN_FULL = Buffer.of(4)

const json = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A new pair; the private one as it is kept. */
export function makeVapidKeys(): { publicKey: Buffer; privateKey: Buffer } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  return {
    publicKey: Buffer.concat([IN_FULL, Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]),
    privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }),
  }
}

export const readPrivateKey = (key: Buffer): KeyObject => createPrivateKey({ key, format: 'der', type: 'pkcs8' })

/** The Authorization header of a message (RFC 8292): signed for one push service; `subject` says whom to ask. */
function authorizationFor(
  { publicKey, privateKey }: VapidKeys,
  { service, subject, now }: { service: URL; subject: string; now: Date },
): string {
  const claims = { aud: service.origin, exp: Math.floor((now.getTime() + GOOD_FOR) / SECOND), sub: subject }
  const signed = `${json({ typ: 'JWT', alg: 'ES256' })}.${json(claims)}`
  const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey.toString('base64url')}`
}

/** A signature is used for as long as this. */
const SIGNED_FOR = HOUR
/** Of more services than these nothing is kept. */
const KEPT_MAX = 1000

/** The Authorization header for a push service: signed once an hour, since to sign costs as much as to encrypt. */
export function keptAuthorizations(keys: () => Promise<VapidKeys>, subject: string) {
  const kept = new Map<string, { header: string; until: Millis }>()
  return async (service: URL, now: Date): Promise<string> => {
    const known = kept.get(service.origin)
    if (known && now.getTime() < known.until) return known.header
    if (kept.size >= KEPT_MAX) kept.clear()
    const header = authorizationFor(await keys(), { service, subject, now })
    kept.set(service.origin, { header, until: now.getTime() + SIGNED_FOR })
    return header
  }
}
