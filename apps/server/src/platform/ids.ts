import { randomBytes, randomUUID } from 'node:crypto'

/**
 * A UUID of version 7 (RFC 9562): 48 bits of time, so that new rows lie beside each other in an index, and 74
 * random bits, so that nobody guesses one.
 */
export function newId(now: Date): string {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(now.getTime(), 0, 6)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** A UUID of version 4: others see a player's id, and it tells nobody when they signed up. */
export const newPlayerId = (): string => randomUUID()
