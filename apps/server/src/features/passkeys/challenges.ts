import { MINUTE } from '@gauntlet/contract/time'
import { createHash, randomBytes } from 'node:crypto'
import type { Services } from '../../platform/services.ts'
import { insertChallenge, takeChallenge } from './queries.ts'
import type { ChallengePurpose } from './tables.ts'

export const CHALLENGE_MS = 5 * MINUTE
const CHALLENGE_BYTES = 32

/** The purpose of a challenge, and its player if one is signed in. */
export interface Asked {
  purpose: ChallengePurpose
  userId: string | null
}

const hashOf = (challenge: string) => createHash('sha256').update(challenge).digest()

/** A challenge as its bytes; kept as the hash of what the browser will send back. */
export async function newChallenge({ db, clock }: Services, asked: Asked) {
  const challenge = new Uint8Array(randomBytes(CHALLENGE_BYTES))
  const expiresAt = new Date(clock.now().getTime() + CHALLENGE_MS)
  const challengeHash = hashOf(Buffer.from(challenge).toString('base64url'))
  await db.transaction(tx => insertChallenge.affected(tx, { challengeHash, expiresAt, ...asked }))
  return challenge
}

/** Whether such a challenge was given; it is spent by asking, also where what follows is refused. */
export async function takesChallenge({ db, clock }: Services, asked: Asked, challenge: string): Promise<boolean> {
  const args = { challengeHash: hashOf(challenge), now: clock.now(), ...asked }
  return (await db.transaction(tx => takeChallenge.affected(tx, args))) > 0
}
