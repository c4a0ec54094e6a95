import { randomUUID } from 'node:crypto'

const TIME_DIGITS = 12
/** In both versions the digits from here on are random, but for the one that tells the variant. */
const RANDOM_FROM = 15

/**
 * A UUID of version 7 (RFC 9562): 48 bits of time, so that new rows lie beside each other in an index, and 74
 * random bits, so that nobody guesses one. Those are taken from one of version 4, for which Node draws ahead.
 */
export function newId(now: Date): string {
  const time = now.getTime().toString(16).padStart(TIME_DIGITS, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(RANDOM_FROM)}`
}

/** A UUID of version 4: others see a player's id, and it tells nobody when they signed up. */
export const newPlayerId = (): string => randomUUID()
