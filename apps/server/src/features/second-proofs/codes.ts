import { createHash, randomInt } from 'node:crypto'
import { RECOVERY_CODES } from '@gauntlet/contract/second-proofs/endpoints'
import { Secret, TOTP } from 'otpauth'
import type { Config } from '../../platform/config/config.ts'

const PERIOD = 30
const SECRET_BYTES = 20
/** One step before and one after: clocks of phones differ. */
const WINDOW = 1

/** Without letters that are read as digits (Crockford's base 32). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const RECOVERY_LENGTH = 16

export const newSecret = (): Buffer => Buffer.from(new Secret({ size: SECRET_BYTES }).bytes)

const totp = (secret: Buffer, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ secret: new Secret({ buffer: new Uint8Array(secret).buffer }), period: PERIOD, ...names })

/** The secret as it is typed, and as the address that its QR code holds. */
export function shownSecret({ appName }: Pick<Config, 'appName'>, secret: Buffer, email: string) {
  const it = totp(secret, { issuer: appName, label: email })
  return { secret: it.secret.base32, address: it.toString() }
}

/** The step that a code is of; undefined where it is none of those that are taken now. */
export function stepOf(secret: Buffer, code: string, now: Date): number | undefined {
  // The library compares bytes, and throws where a letter is more than one.
  if (!/^\d{6}$/.test(code)) return undefined
  const timestamp = now.getTime()
  const delta = totp(secret).validate({ token: code, timestamp, window: WINDOW })
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD) + delta
}

/** Ten codes of 80 bits, as they are shown: XXXX-XXXX-XXXX-XXXX. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: RECOVERY_LENGTH }, (_, place) => {
      const sign = ALPHABET.charAt(randomInt(ALPHABET.length))
      return place > 0 && place % 4 === 0 ? `-${sign}` : sign
    }).join(''),
  )

const spelledOut = (code: string): string =>
  code
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')

/** A code has 80 random bits: a quick hash is enough. */
export const hashRecoveryCode = (userId: string, code: string): Buffer =>
  createHash('sha256')
    .update(`${userId} ${spelledOut(code)}`)
    .digest()

/** The kind of code that was typed, by its form. */
export function kindOf(code: string): 'time code' | 'recovery code' | 'passkey proof' {
  if (/^[\d\s]{6,8}$/.test(code)) return 'time code'
  return spelledOut(code).length === RECOVERY_LENGTH ? 'recovery code' : 'passkey proof'
}
