import { createCipheriv, createECDH, ECDH, hkdfSync, randomBytes } from 'node:crypto'

/** The keys of a subscription, as its browser told them: a point on P-256, and a secret that it shares with us. */
export interface Receiver {
  p256dh: Buffer
  auth: Buffer
}

/** New for each message. */
interface Fresh {
  salt: Buffer
  sender: ECDH
}

/** A message is one record, which has room for this many bytes. */
const RECORD = 4096
/** After the text: this was the last record. */
const LAST = Buffer.of(2)

function fresh(): Fresh {
  const sender = createECDH('prime256v1')
  sender.generateKeys()
  return { salt: randomBytes(16), sender }
}

/** Whether something can be encrypted for this key: it has the length of a point, and may be none on the curve. */
export function isPoint(p256dh: Buffer): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1')
    return true
  } catch {
    return false
  }
}

const derive = (secret: Buffer, salt: Buffer, info: string | Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/**
 * A message that only the subscribed browser can read (RFC 8291): the push service in between sees its length. Throws
 * where the receiver's key is no point on the curve.
 */
export function encryptPush(text: string, { p256dh, auth }: Receiver, { salt, sender }: Fresh = fresh()): Buffer {
  const point = sender.getPublicKey()
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, point])
  const secret = derive(sender.computeSecret(p256dh), auth, info, 32)
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.update(LAST), cipher.final(), cipher.getAuthTag()])
  const header = Buffer.alloc(salt.length + 5)
  salt.copy(header)
  header.writeUInt32BE(RECORD, salt.length)
  header.writeUInt8(point.length, salt.length + 4)
  return Buffer.concat([header, point, sealed])
}
