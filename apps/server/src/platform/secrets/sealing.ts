import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const PLAIN = 0
const SEALED = 1
const CIPHER = 'aes-256-gcm'
const NONCE = 12
const TAG = 16

/**
 * A secret as the database keeps it: sealed with AES-256-GCM under the operator's key, in plain where there is none.
 */
export function sealSecret(key: Buffer | undefined, secret: Buffer): Buffer {
  if (!key) return Buffer.concat([Buffer.of(PLAIN), secret])
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv(CIPHER, key, nonce)
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()])
  return Buffer.concat([Buffer.of(SEALED), nonce, cipher.getAuthTag(), sealed])
}

/** Opens a secret that `sealSecret` sealed. Throws where it was sealed with another key. */
export function openSecret(key: Buffer | undefined, kept: Buffer): Buffer {
  if (kept[0] === PLAIN) return kept.subarray(1)
  if (!key) throw new Error('A secret is sealed, and SECRETS_KEY is not set')
  const [nonce, tag] = [kept.subarray(1, 1 + NONCE), kept.subarray(1 + NONCE, 1 + NONCE + TAG)]
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG })
  decipher.setAuthTag(tag)
  try {
    return Buffer.concat([decipher.update(kept.subarray(1 + NONCE + TAG)), decipher.final()])
  } catch (error) {
    throw new Error('A secret was sealed with another key than SECRETS_KEY', { cause: error })
  }
}
